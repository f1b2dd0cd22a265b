//! Pages built after the program must make it be built again: what is missing cannot be watched by the compiler.

fn main() {
    println!("cargo::rerun-if-changed=../../web/dist");
}
