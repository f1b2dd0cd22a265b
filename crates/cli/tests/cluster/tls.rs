//! The way to the database is encrypted, and the server proves its name: with certificates made here, on loopback.

use std::path::Path;

use crate::node::Node;
use crate::pg::{Server, folder, programs_as_server};
use crate::refusals::refused;
use crate::{is_there, watched};

/// An authority, and a certificate of it for a name.
fn certificates(folder: &Path, authority: &str, name: &str) {
    let openssl = |args: &[&str]| programs_as_server(folder, "openssl", args);
    let (key, cert) = (format!("{authority}.key"), format!("{authority}.crt"));
    openssl(&[
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        &format!("/CN={authority}"),
        "-addext",
        "basicConstraints=critical,CA:TRUE",
        "-keyout",
        &key,
        "-out",
        &cert,
    ]);
    let request = [
        "req",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-subj",
        &format!("/CN={name}"),
    ];
    openssl(
        &[
            &request[..],
            &["-keyout", "server.key", "-out", "server.csr"],
        ]
        .concat(),
    );
    std::fs::write(folder.join("names"), format!("subjectAltName=DNS:{name}\n")).unwrap();
    openssl(&[
        "x509",
        "-req",
        "-in",
        "server.csr",
        "-CA",
        &cert,
        "-CAkey",
        &key,
        "-CAcreateserial",
        "-days",
        "2",
        "-extfile",
        "names",
        "-out",
        "server.crt",
    ]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tls() {
    if !is_there("openssl", Path::new("/usr/bin/openssl").exists()) {
        return;
    }
    watched(120, async {
        tokio::task::spawn_blocking(|| {
            let folder = folder();
            let path = folder.path();
            certificates(path, "stranger", "localhost");
            certificates(path, "authority", "localhost");
            let settings = format!(
                "ssl = on\nssl_cert_file = '{0}/server.crt'\nssl_key_file = '{0}/server.key'\nlisten_addresses = 'localhost'",
                path.display()
            );
            let server = Server::new(path, "pg", &settings);
            let port = server.port;
            // Whoever speaks in the open is nobody here.
            std::fs::write(server.folder.join("pg_hba.conf"), "hostssl all all all trust\n").unwrap();
            server.sql("SELECT pg_reload_conf()");
            let url = |host: &str, rest: &str| format!("postgres://postgres@{host}:{port}/postgres?{rest}");
            let by = |name: &str| format!("sslmode=verify-full&sslrootcert={}/{name}", path.display());
            refused(&url("localhost", "sslmode=disable"), 3, "no encryption");
            refused(&url("localhost", &by("stranger.crt")), 3, "sslmode=verify-full wants");
            refused(&url("localhost", &by("stranger.crt")), 3, "UnknownIssuer");
            refused(&url("127.0.0.1", &by("authority.crt")), 3, "sslmode=verify-full wants");
            refused(&url("127.0.0.1", &by("authority.crt")), 3, "not valid for name");
            refused(&url("localhost", "sslmode=verify-full"), 3, "UnknownIssuer");
            refused(&url("localhost", &by("nowhere.crt")), 3, "nowhere.crt");
            refused(&url("localhost", &by("names")), 3, "no certificate");
            for (name, rest) in [("verified", by("authority.crt")), ("anybody", "sslmode=require".into())] {
                let node = Node::start(&url("localhost", &rest), name, path);
                let open = "SELECT count(*), count(*) FILTER (WHERE s.ssl) FROM pg_stat_ssl s
                    JOIN pg_stat_activity a USING (pid) WHERE a.application_name LIKE 'adoube%'";
                let counts = server.ask(open);
                let (all, encrypted) = counts.split_once('|').unwrap();
                assert_eq!(all, encrypted, "all of them");
                assert!(all.parse::<u32>().unwrap() >= 3, "writers, a listener, readers: {all}");
                println!("tls: {name}: {all} connections, all encrypted");
                drop(node);
            }
        })
        .await
        .unwrap();
    })
    .await;
}
