//! Runs over a file of vectors and says how far the solver gets.
use chess::{Color, Setup};
use std::time::Instant;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let text = std::fs::read_to_string(&a[1]).unwrap();
    let limit: u64 = a[2].parse().unwrap();
    let check = std::env::var("CHECK").is_ok();
    let verbose = a.len() > 3;
    let mut s = mate::Solver::new(if std::env::var("CHECK").is_ok() {
        mate::Proof::Kept
    } else {
        mate::Proof::Dropped
    });
    let (mut n, mut wrong, mut und) = (0, 0, [0, 0]);
    let mut times = vec![];
    let mut hist = [[0u32; 24]; 2];
    for line in text.lines().filter(|l| !l.starts_with('#')) {
        let (truth, fen) = if a[1].ends_with("txt") {
            let (t, fen) = line.split_once(' ').unwrap();
            (
                vec![
                    (Color::White, t.as_bytes()[0] == b'W'),
                    (Color::Black, t.as_bytes()[1] == b'B'),
                ],
                fen,
            )
        } else {
            let f: Vec<&str> = line.split('\t').collect();
            let c = if f[1] == "white" {
                Color::White
            } else {
                Color::Black
            };
            (vec![(c, !f[2].starts_with("unwinnable"))], f[0])
        };
        let p = Setup::from_fen_tolerant(fen).unwrap().0.position().unwrap();
        for (c, truth) in truth {
            n += 1;
            let t = Instant::now();
            let d = s.decide(&p, c, mate::Budget::Nodes(limit));
            let nodes = d.nodes;
            let dt = t.elapsed().as_secs_f64();
            times.push(dt);
            let bucket = 64 - nodes.leading_zeros() as usize;
            match d.verdict {
                mate::Verdict::Undecided => {
                    und[truth as usize] += 1;
                    if verbose {
                        println!("UND {} {c} truth {truth} {nodes} {:.1}ms", fen, dt * 1e3)
                    }
                }
                mate::Verdict::Winnable(l) => {
                    if !truth {
                        wrong += 1;
                        println!("WRONG win {fen} {c}");
                    }
                    hist[1][bucket] += 1;
                    if check {
                        if let Err(e) = mate::check_line(&p, c, &l) {
                            println!("FLAW {fen} {c} {e}");
                        }
                    }
                    if verbose && dt > 0.05 {
                        println!(
                            "SLOW {} {c} truth {truth} {nodes} {:.1}ms len {}",
                            fen,
                            dt * 1e3,
                            l.len()
                        )
                    }
                }
                mate::Verdict::Unwinnable(cert) => {
                    if truth {
                        wrong += 1;
                        println!("WRONG unw {fen} {c}");
                    }
                    hist[0][bucket] += 1;
                    if check {
                        let t = Instant::now();
                        if let Err(e) = mate::check(&p, c, &cert) {
                            println!("FLAW {fen} {c} {e}");
                        }
                        let dt = t.elapsed().as_secs_f64();
                        if dt > 0.5 {
                            println!("slow check {fen} {c} {dt}");
                        }
                    }
                    if verbose && dt > 0.05 {
                        println!("SLOW {} {c} truth {truth} {nodes} {:.1}ms", fen, dt * 1e3)
                    }
                }
            }
        }
    }
    times.sort_by(f64::total_cmp);
    println!(
        "queries {n} wrong {wrong} undecided win {} unw {}",
        und[1], und[0]
    );
    println!(
        "mean {:.2} us p50 {:.2} p99 {:.2} max {:.2} ms",
        times.iter().sum::<f64>() / n as f64 * 1e6,
        times[n / 2] * 1e6,
        times[n * 99 / 100] * 1e6,
        times[n - 1] * 1e3
    );
    println!(
        "unw by log2 nodes {:?}\nwin by log2 nodes {:?}",
        hist[0], hist[1]
    );
}
