#!/usr/bin/env bash
# The worked example of docs/cluster.md on one machine: etcd, two servers under Patroni, two nodes of a hall. The primary is
# lost with everything that belongs to it; Patroni promotes the standby, and the nodes find it by themselves.
#
#   apt-get install postgresql patroni etcd-server python3-etcd
#   crates/cli/tests/patroni/try.sh target/debug/adoube
#
# Everything lives in a temporary folder and on loopback; the system's own servers are left alone. About a minute.
set -euo pipefail
adoube=$(realpath "${1:-target/debug/adoube}")
bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)
here=$(mktemp -d /tmp/adoube-patroni-XXXXXX); chmod 777 "$here"
cd "$here"; pids=()
end() {
    # Each leads a group of its own; Patroni ends its server when it is asked to.
    for pid in "${pids[@]}"; do kill -TERM "$pid" 2>/dev/null || true; done
    for _ in $(seq 50); do
        alive=0; for pid in "${pids[@]}"; do kill -0 "$pid" 2>/dev/null && alive=1; done
        [ $alive = 0 ] && break; sleep 0.2
    done
    for pid in "${pids[@]}"; do kill -KILL -- "-$pid" 2>/dev/null || true; done
    rm -rf "$here"
}
trap end EXIT
server=(); [ "$(id -u)" = 0 ] && server=(runuser -u postgres --)
free() { python3 -c 'import socket; s=socket.socket(); s.bind(("127.0.0.1",0)); print(s.getsockname()[1])'; }
begin() { local log=$1; shift; setsid "$@" >"$here/$log.log" 2>&1 </dev/null & pids+=($!); last=$!; }
fail() { echo "FAILED: $*"; grep -v "Lock owner\|bootstrap in progress\|leader race" "$here/one.log" | tail -n 30; tail -n 12 "$here"/*.log; exit 1; }
# wait_for SECONDS WHAT COMMAND...
wait_for() {
    local until=$((SECONDS + $1)) what=$2; shift 2
    while ! "$@" >/dev/null 2>&1; do [ $SECONDS -lt $until ] || fail "$what"; sleep 0.1; done
}

# etcd: one member here, three in a hall.
client=$(free); peer=$(free)
begin etcd "${server[@]}" etcd --name e1 --data-dir "$here/etcd" --enable-v2=true \
    --listen-client-urls "http://127.0.0.1:$client" --advertise-client-urls "http://127.0.0.1:$client" \
    --listen-peer-urls "http://127.0.0.1:$peer" --initial-advertise-peer-urls "http://127.0.0.1:$peer" \
    --initial-cluster "e1=http://127.0.0.1:$peer"
wait_for 20 "etcd" curl -sf "http://127.0.0.1:$client/health"

patroni() {
    local name=$1 port=$2 rest=$3
    cat >"$here/$name.yml" <<END
scope: hall
name: $name
restapi: { listen: "127.0.0.1:$rest", connect_address: "127.0.0.1:$rest" }
etcd3: { hosts: "127.0.0.1:$client" }
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 2
    retry_timeout: 5
    synchronous_mode: true
    postgresql:
      parameters: { fsync: "on", synchronous_commit: "on", max_connections: 60, unix_socket_directories: "$here" }
  initdb: [ encoding: UTF8, no-sync ]
  pg_hba: [ "host all all 127.0.0.1/32 trust", "host replication all 127.0.0.1/32 trust" ]
postgresql:
  listen: "127.0.0.1:$port"
  connect_address: "127.0.0.1:$port"
  data_dir: "$here/data-$name"
  bin_dir: "$bin"
  pgpass: "$here/pgpass-$name"
  basebackup: [ checkpoint: fast ]
  authentication:
    superuser: { username: postgres }
    replication: { username: replicator }
    rewind: { username: postgres }
END
    begin "$name" "${server[@]}" patroni "$here/$name.yml"
}
pg1=$(free); pg2=$(free); rest1=$(free); rest2=$(free)
patroni one "$pg1" "$rest1"; one=$last
wait_for 60 "the first server" curl -sf "http://127.0.0.1:$rest1/primary"
patroni two "$pg2" "$rest2"
wait_for 60 "a synchronous standby" curl -sf "http://127.0.0.1:$rest2/synchronous"
echo "two servers under Patroni: a primary, a synchronous standby"

url="postgres://postgres@127.0.0.1:$pg1,127.0.0.1:$pg2/postgres?sslmode=disable"
n1=$(free); n2=$(free)
begin node1 "$adoube" serve --journal "$url" --hall trial --node 1 --listen "127.0.0.1:$n1"
begin node2 "$adoube" serve --journal "$url" --hall trial --node 2 --listen "127.0.0.1:$n2"
for n in "$n1" "$n2"; do wait_for 30 "a node" curl -sf "http://127.0.0.1:$n/readyz"; done
echo "two nodes are ready"

token=$(sed -n 's/.*setup#\([A-Za-z0-9_-]*\).*/\1/p' "$here/node1.log" | head -1)
begun=$(curl -s -o /dev/null -w '%{http_code}' -H 'Content-Type: application/json' "http://127.0.0.1:$n1/api/setup" \
    -d "{\"token\":\"$token\",\"name\":\"Chief\",\"password\":\"correct horse battery\"}")
[ "$begun" = 204 ] || fail "the chief arbiter cannot begin: $begun"

lost=$SECONDS
postmaster=$(head -1 "$here/data-one/postmaster.pid")
kill -KILL -- "-$one" 2>/dev/null || true
kill -KILL "$postmaster" $(ps -o pid= --ppid "$postmaster") 2>/dev/null || true
echo "the primary is lost, with its Patroni"
wait_for 90 "a promotion" curl -sf "http://127.0.0.1:$rest2/primary"
echo "the standby is the primary after $((SECONDS - lost)) s"
for n in "$n1" "$n2"; do wait_for 30 "a node after the loss" curl -sf "http://127.0.0.1:$n/readyz"; done
echo "both nodes are ready again after $((SECONDS - lost)) s"
entered=$(curl -s -o /dev/null -w '%{http_code}' -H 'Content-Type: application/json' "http://127.0.0.1:$n2/api/login" \
    -d '{"name":"Chief","password":"correct horse battery"}')
[ "$entered" = 204 ] || fail "what was acknowledged before the loss is not there: $entered"
echo "what was acknowledged before the loss is there: the chief arbiter signs in at the other node"
