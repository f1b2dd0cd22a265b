#!/bin/sh
# postgres.sh COMMAND…: runs a command with a PostgreSQL of its own, in a temporary folder and on loopback, at the address
# in ADOUBE_TEST_JOURNAL. The system's own cluster is not touched.
set -eu
bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)
[ -n "$bin" ] || { echo "PostgreSQL is not installed (make tools)" >&2; exit 1; }
folder=$(mktemp -d /tmp/adoube-postgres-XXXXXX)
chmod 777 "$folder"
as() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }
stop() { as "$bin/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1 || true; rm -rf "$folder"; }
trap stop EXIT INT TERM
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
cd /
as "$bin/initdb" -D "$folder/data" -U postgres -E UTF8 -A trust --no-sync >/dev/null
cat >>"$folder/data/postgresql.conf" <<EOF
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
port = $port
max_connections = 500
shared_buffers = 64MB
EOF
as "$bin/pg_ctl" -D "$folder/data" -l "$folder/log" -w start >/dev/null
cd "$OLDPWD"
ADOUBE_TEST_JOURNAL="postgres://postgres@127.0.0.1:$port/postgres?sslmode=disable" "$@"
