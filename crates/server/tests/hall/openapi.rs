//! The description of the interface that the pages are made from is the one that the program gives.

#[test]
fn the_description_is_up_to_date() {
    let kept = include_str!("../../../../web/openapi.json");
    let given = server::http::openapi();
    if kept.trim_end() != given.trim_end() {
        let now = concat!(env!("CARGO_TARGET_TMPDIR"), "/openapi.json");
        std::fs::write(now, given + "\n").unwrap();
        panic!("web/openapi.json is not what the program says ({now}): run `make types`");
    }
}
