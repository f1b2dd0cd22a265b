//! Packs the built pages into the program, and the font of its papers. The pages of a checkout lie in `web/dist`; a published
//! package has them inside. Where there are none the program says so in the browser.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use flate2::Compression;
use flate2::write::GzEncoder;

const PLACES: [&str; 2] = ["../../web/dist", "pages"];

fn main() {
    let found = PLACES.iter().map(Path::new).find(|place| place.is_dir());
    // What is missing is watched as well: pages built after the program must make it be built again.
    println!(
        "cargo::rerun-if-changed={}",
        found.unwrap_or(Path::new(PLACES[0])).display()
    );
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo says where to write"));
    let copies = out.join("pages");
    let _ = fs::remove_dir_all(&copies);
    let mut list = String::from("&[\n");
    if let Some(folder) = found {
        let mut files = Vec::new();
        walk(folder, &mut files);
        files.sort();
        for file in files {
            let name = file.strip_prefix(folder).expect("a file of the folder");
            let copy = copies.join(name);
            fs::create_dir_all(copy.parent().expect("a folder")).expect("a folder can be made");
            let plain = fs::read(&file).expect("a page can be read");
            fs::write(&copy, pack(&plain)).expect("a page can be written");
            let name = name.to_str().expect("names are plain").replace('\\', "/");
            let inside = format!("concat!(env!(\"OUT_DIR\"), {:?})", format!("/pages/{name}"));
            writeln!(list, "    ({name:?}, include_bytes!({inside}) as &[u8]),")
                .expect("a string grows");
        }
    }
    list.push_str("]\n");
    fs::write(out.join("pages.rs"), list).expect("the list can be written");
    #[cfg(feature = "print")]
    for (name, font) in [
        ("regular.ttf.gz", dejavu::sans::regular()),
        ("bold.ttf.gz", dejavu::sans::bold()),
    ] {
        fs::write(out.join(name), pack(font)).expect("a font can be written");
    }
}

fn pack(plain: &[u8]) -> Vec<u8> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(plain).expect("memory takes it");
    packer.finish().expect("memory takes it")
}

fn walk(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder can be read") {
        let path = entry.expect("an entry can be read").path();
        match path.is_dir() {
            true => walk(&path, files),
            false => files.push(path),
        }
    }
}
