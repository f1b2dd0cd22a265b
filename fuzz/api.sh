#!/bin/sh
# Throws any request at the HTTP API of a hall of its own: no answer may be an error of the server, and the hall must
# stay. Usage: fuzz/api.sh PROGRAM SECONDS; the tool is taken from .venv.
set -eu
program=$(realpath "$1")
seconds=$2
tool=$(realpath .venv/bin/schemathesis)
folder=$(mktemp -d)
cd "$folder"
address=127.0.0.1:$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
"$program" serve api.adoube --listen "$address" > said 2> log &
hall=$!
trap 'kill $hall 2>/dev/null || true; rm -rf "$folder"' EXIT
tries=0
until curl -s -o /dev/null "http://$address/api/hall"; do
    tries=$((tries + 1))
    [ $tries -lt 100 ] || { cat log; exit 1; }
    sleep 0.1
done

post() { curl -sf -o /dev/null -b jar -c jar -H 'content-type: application/json' -d "$2" "http://$address$1"; }
token=$(grep -o 'setup#[a-z0-9]*' said | head -1 | cut -d'#' -f2)
post /api/setup "{\"token\":\"$token\",\"name\":\"Chief\",\"password\":\"e4e5Nf3Nc6\"}"
regulations=$(curl -s "http://$address/api/presets" |
    python3 -c 'import json, sys; print(json.dumps(json.load(sys.stdin)[0]["regulations"]))')
act() { post /api/event/acts "{\"act\":$1}"; }
act "{\"create\":{\"name\":\"Fuzz\",\"rounds\":3,\"regulations\":$regulations}}"
for n in 1 2 3 4; do act "{\"add-player\":{\"surname\":\"Player$n\"}}"; done
act '{"pair-round-robin":{"cycles":"single"}}'
act '{"start-round":1}'
cookie=$(awk '/adoube/{print $6"="$7}' jar)

# Signing out would end the session that the requests are made with.
"$tool" run "http://$address/api/openapi.json" -H "Cookie: $cookie" --checks not_a_server_error \
    --exclude-path-regex logout --max-time "$seconds" > report 2>&1 || true
tail -30 report
kill -0 $hall || { echo "the hall is gone"; cat log; exit 1; }
! grep -q panicked log || { echo "the hall panicked"; grep -A2 panicked log; exit 1; }
# The tool also fails over bodies that it cannot write itself; what counts is what the hall answered.
! grep -q 'Server error' report || { cat report; exit 1; }
