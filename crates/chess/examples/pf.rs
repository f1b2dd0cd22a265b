use std::time::Instant;
fn main(){
 let set=[("start","rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",6,119060324u64),
 ("kiwi","r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",5,193690690),
 ("p3","8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",7,178633661),
 ("p4","r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",5,15833292),
 ("p5","rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",5,89941194),
 ("p6","r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",5,164075551)];
 for (n,f,d,want) in set { let p=chess::Position::from_fen(f).unwrap();
  let t=Instant::now(); let c=chess::perft(&p,d); let e=t.elapsed().as_secs_f64(); assert_eq!(c,want);
  let t=Instant::now(); let c2=chess::perft_by_making(&p,d-1); let e2=t.elapsed().as_secs_f64();
  println!("{n} bulk {:.0} M/s   plain {:.0} M/s", c as f64/e/1e6, c2 as f64/e2/1e6); }
}
