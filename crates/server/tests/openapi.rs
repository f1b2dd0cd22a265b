//! The description of the interface that the pages are made from is the one that the program gives.

#[test]
fn the_description_is_up_to_date() {
    let kept = include_str!("../../../web/openapi.json");
    let given = server::http::openapi();
    assert!(
        kept.trim_end() == given.trim_end(),
        "web/openapi.json is not what the program says: run `make types`"
    );
}
