# Two commands are enough: `make run` and `make test`. `make help` lists the others.

CARGO ?= cargo
# Seconds for each fuzz target of `make fuzz`.
FUZZ_SECONDS ?= 60
# Positions for the long comparison with another implementation.
SOAK_POSITIONS ?= 20000000
# Cases of each property for `make soak-properties`.
SOAK_CASES ?= 5000
# The browser of the end-to-end tests.
CHROMIUM ?= chromium

# Tournaments each way of the long comparison with another pairing program.
SOAK_TOURNAMENTS ?= 5000

# Kills of the long trial.
SOAK_KILLS ?= 1000
# Flipped bits of the long trial.
SOAK_FLIPS ?= 1000

# How the Python package is built for its tests: so that it shares most with `cargo test`. `release` is for measuring, `dist` for others.
PYTHON_PROFILE ?= dev

.PHONY: help run pages test format lint unit judge python python-check python-tools bench-python soak-python soak-swiss docs types web e2e tools bench bench-v3 fuzz soak-differential soak-properties soak-mate soak-fuzz soak-kill soak-cluster try-patroni unit-postgres fuzz-api clean soak-flips soak-leaks advisories outdated dist test-dist packages features semver

help: ## lists the commands
	@sed -n 's/^\([a-z0-9-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 20

run: pages ## builds everything and opens a hall on http://localhost:8080, kept in hall.adoube
	$(CARGO) run --release --locked -p adoube -- serve

pages: ## builds the pages that the program has inside; needs Node
	cd web && npm ci && npm run build

# The pages come first: the tests of the program want them inside.
test: tools pages format lint docs advisories unit unit-postgres judge python web e2e ## everything that must hold before a change lands

tools: # what a bare installation of Rust may lack
	@$(CARGO) fmt --version >/dev/null 2>&1 || rustup component add rustfmt
	@$(CARGO) clippy --version >/dev/null 2>&1 || rustup component add clippy
	@# Independent programs that the tests of the archive compare with; without them those parts are left out.
	@.venv/bin/python -c "import chess" 2>/dev/null || \
		{ python3 -m venv .venv && .venv/bin/pip install --quiet chess; } || echo "no python-chess"
	@.venv/bin/python -c "import gacrux" 2>/dev/null || .venv/bin/pip install --quiet gacrux || echo "no gacrux"
	@command -v pgn-extract >/dev/null || apt-get install -y -qq pgn-extract || echo "no pgn-extract"
	@# A database for halls on several nodes; its tests start servers of their own and leave the system's alone.
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq postgresql; }
	@# Wall clocks that are set, without touching the machine's.
	@ls /usr/lib/*/faketime/libfaketime.so.1 >/dev/null 2>&1 || apt-get install -y -qq faketime || echo "no libfaketime"
	@# The proxy in front of several nodes.
	@test -x /usr/sbin/nginx || { apt-get update -qq && apt-get install -y -qq nginx-light; }
	@# A real browser for the tests of the pages.
	@command -v $(CHROMIUM) >/dev/null || { apt-get update -qq && apt-get install -y -qq chromium; }

format:
	$(CARGO) fmt --all --check

lint:
	$(CARGO) clippy --locked --all-targets -- -D warnings
	$(CARGO) check --locked --quiet -p adoube-chess
	@# Without the standard library, and on small machines.
	$(CARGO) clippy --locked --quiet -p adoube-mate --no-default-features --features serde -- -D warnings
	$(CARGO) clippy --locked --quiet -p adoube-chess --no-default-features --features small-tables -- -D warnings

docs:
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --locked --no-deps

# The same cases for everybody: a change must not land or fail by luck. `make soak-properties` goes on from there.
unit:
	PROPTEST_RNG_SEED=1 ADOUBE_MUST_CLUSTER=1 $(CARGO) test --locked

unit-postgres: ## the trials of the hall once more, with the record in PostgreSQL
	crates/server/tests/postgres.sh $(CARGO) test --locked --test hall

# The program as `cargo test` has built it: a plain build has other features, and takes minutes more.
judge: ## Swiss pairings beside another program, each way; three minutes at most
	$(CARGO) test --locked --quiet --no-run
	.venv/bin/python crates/cli/tests/judge/swiss.py target/debug/adoube --count 400 --seconds 80

# Spark is tested if it is there: `.venv/bin/pip install pyspark`, and Java.
python-tools:
	@test -x .venv/bin/python || python3 -m venv .venv
	@.venv/bin/python -m pip install --quiet -c crates/python/constraints.txt -r crates/python/requirements.txt || \
		{ echo "not all of the engines could be installed; those that are missing are left out"; \
		.venv/bin/python -m pip install --quiet -c crates/python/constraints.txt maturin pytest hypothesis mypy pyarrow polars duckdb \
		pandas matplotlib zstandard; }

python-check: ## the Python package compiles, and its types hold
	@.venv/bin/python -c "import mypy" 2>/dev/null || \
		{ python3 -m venv .venv && .venv/bin/pip install --quiet -c crates/python/constraints.txt mypy; }
	$(CARGO) clippy --locked -p adoube-python -- -D warnings
	cd crates/python && ../../.venv/bin/python -m mypy --strict --config-file pyproject.toml -p adoube

python: python-tools python-check ## the Python package: built, checked and tested with the engines that are there
	rm -rf target/wheels
	@# Started there, it reads what crates/python/.cargo/config.toml says of building quickly.
	cd crates/python && ../../.venv/bin/python -m maturin build --quiet --locked --profile $(PYTHON_PROFILE) \
		--interpreter ../../.venv/bin/python --out ../../target/wheels
	.venv/bin/python -m pip install --quiet --force-reinstall --no-deps target/wheels/*.whl
	cd target && ../.venv/bin/python -m pytest -q --rootdir ../crates/python -c ../crates/python/pyproject.toml ../crates/python/tests

soak-python: ## any text, frames, splits and orders, SOAK_CASES of them; and workers killed again and again; after `make python`
	cd target && ADOUBE_SOAK_CASES=$(SOAK_CASES) ADOUBE_SOAK_TURNS=20 ../.venv/bin/python -m pytest -q --rootdir ../crates/python \
		-c ../crates/python/pyproject.toml ../crates/python/tests/test_property.py ../crates/python/tests/test_engines.py

bench-python: python-tools ## the goals of the Python package in one run, beside its peers; after `make python PYTHON_PROFILE=release`
	@.venv/bin/python -m pip install --quiet -c crates/python/constraints.txt -r crates/python/requirements-more.txt
	.venv/bin/python crates/python/bench/measure.py $${ADOUBE_SHARED:-../shared}/vectors/pgn/tournament.pgn.zst

soak-swiss: ## the same with SOAK_TOURNAMENTS each way, other ones at every run
	$(CARGO) build --locked -p adoube
	.venv/bin/python crates/cli/tests/judge/swiss.py target/debug/adoube --count $(SOAK_TOURNAMENTS) --seconds 86400 \
		--seed $$(date +%s) --keep target/soak-swiss

web: ## the pages by themselves: types, words in six languages, components
	cd web && npm run --silent check && npm test --silent

e2e: ## the pages in a real browser against the real program
	$(CARGO) test --locked --quiet --no-run
	cd web && ADOUBE_BIN="$$(cd .. && pwd)/target/debug/adoube" CHROMIUM="$$(command -v $(CHROMIUM))" npm run --silent e2e

types: ## writes web/openapi.json and from it the types of the pages; a test compares the first with the program
	$(CARGO) run --locked --quiet -p adoube -- openapi > web/openapi.json.new
	mv web/openapi.json.new web/openapi.json
	cd web && npm run --silent types

bench: ## measures beside other libraries, default target
	$(CARGO) run --locked --profile bench -p benches --bin board
	$(CARGO) run --locked --profile bench -p benches --bin parse
	$(CARGO) run --locked --profile bench -p benches --bin archive
	$(CARGO) run --locked --profile bench -p benches --bin swiss

bench-v3: ## the same for processors with AVX2 and BMI2
	RUSTFLAGS="-C target-cpu=x86-64-v3" $(CARGO) run --locked --profile bench -p benches --features pext \
		--target-dir target/v3 --bin board
	RUSTFLAGS="-C target-cpu=x86-64-v3" $(CARGO) run --locked --profile bench -p benches --features pext \
		--target-dir target/v3 --bin parse

soak-differential: ## compares SOAK_POSITIONS positions with another implementation; half an hour or so
	ADOUBE_SOAK_POSITIONS=$(SOAK_POSITIONS) $(CARGO) test --locked --release -p adoube-chess --test differential

soak-properties: ## other cases at every run, and many of them; half an hour or so
	PROPTEST_CASES=$(SOAK_CASES) $(CARGO) test --locked -p adoube-event -p adoube-archive -p adoube-chess -p adoube-laws

soak-mate: ## helpmate tables of four men, every position asked about; an hour
	ADOUBE_SOAK=4 $(CARGO) test --locked --release -p adoube-mate --test tables

soak-leaks: ## all trials of whether a legal move can be told from an illegal one, those of moves told piece by piece too; ten minutes
	ADOUBE_SOAK_LEAKS=1 $(CARGO) test --locked --test hall leaks::

soak-kill: ## the program killed SOAK_KILLS times while games are played
	ADOUBE_SOAK_KILLS=$(SOAK_KILLS) $(CARGO) test --locked -p adoube --test kill -- --nocapture

SOAK_NODE_KILLS ?= 1000
SOAK_PRIMARY_LOSSES ?= 100
# Halls are played in and verified one after the other; the three trials run at once and take about half an hour.
soak-cluster: ## SOAK_NODE_KILLS nodes killed and SOAK_PRIMARY_LOSSES primaries lost while games are played
	ADOUBE_SOAK_NODE_KILLS=$(SOAK_NODE_KILLS) ADOUBE_SOAK_PRIMARY_LOSSES=$(SOAK_PRIMARY_LOSSES) ADOUBE_SOAK_TEARS=500 \
		ADOUBE_MUST_CLUSTER=1 $(CARGO) test --locked --test cluster -- --nocapture --test-threads 3 \
		--exact play::kill play::torn play::failover

# Not part of `make test`: two more packages, and a minute of waiting for a lease to end.
try-patroni: ## the worked example of docs/cluster.md on one machine: etcd, Patroni, two servers, two nodes; the primary is lost
	@/usr/bin/python3 -c "import etcd" 2>/dev/null && command -v patroni etcd >/dev/null || \
		{ apt-get update -qq && apt-get install -y -qq --no-install-recommends patroni etcd-server python3-etcd; }
	$(CARGO) test --locked --quiet --no-run
	crates/cli/tests/patroni/try.sh target/debug/adoube

soak-flips: ## SOAK_FLIPS single bits flipped in a hall's files; none may be served as truth
	ADOUBE_SOAK_FLIPS=$(SOAK_FLIPS) $(CARGO) test --locked --release -p adoube-server --test hall -- --nocapture flipped_bits

advisories: ## both lock files against what the registries say of every version; says what it could not ask
	python3 .ci/locks.py advisories

outdated: ## direct dependencies of which there is a newer version
	python3 .ci/locks.py outdated

packages: pages ## what would be published, packed and built from its package; needs the registry
	$(CARGO) package --locked --workspace --exclude benches --allow-dirty

features: ## every crate with each of its features alone, with none and with all; installs cargo-hack
	@cargo-hack --version >/dev/null 2>&1 || $(CARGO) install --locked --quiet cargo-hack
	$(CARGO) hack check --locked --quiet --workspace --exclude benches --exclude adoube-python --each-feature

# The interfaces of the libraries beside those of a commit: that of the last release, or SINCE=COMMIT.
SINCE ?= $(shell git describe --tags --abbrev=0 2>/dev/null)
semver: ## does what changed in the libraries' interfaces fit the version? Beside SINCE; installs cargo-semver-checks
	@test -n "$(SINCE)" || { echo "nothing is released yet; SINCE=COMMIT says what to compare with" >&2; exit 1; }
	@cargo-semver-checks --version >/dev/null 2>&1 || $(CARGO) install --locked --quiet cargo-semver-checks
	$(CARGO) semver-checks --baseline-rev $(SINCE) -p adoube-chess -p adoube-mate -p adoube-diagram -p adoube-laws -p adoube-event \
		-p adoube-archive

# What people download. Each build is some gigabytes and is deleted again; KEEP=1 keeps it.
DIST ?= linux windows
dist: pages ## builds what people download into dist/: DIST="linux windows"; an hour or so
	packaging/dist.sh $(DIST)

test-dist: ## installs and tries what is in dist/, each by its own line
	packaging/test.sh

soak-fuzz: ## an hour of fuzzing for each target
	$(MAKE) fuzz FUZZ_SECONDS=3600

# A sanitizer needs a switch that the stable compiler keeps locked; the variable unlocks it.
FUZZ_TARGETS ?= fen san uci reader epd spoken position mate pgn trf wire practice
fuzz: ## throws any input at every parser and at the solver, FUZZ_SECONDS each
	@cargo-fuzz --version >/dev/null 2>&1 || $(CARGO) install --locked cargo-fuzz
	RUSTC_BOOTSTRAP=1 $(CARGO) fuzz build
	@for target in $(FUZZ_TARGETS); do \
		echo "== $$target, $(FUZZ_SECONDS) s"; \
		mkdir -p fuzz/corpus/$$target fuzz/seeds/$$target; \
		RUSTC_BOOTSTRAP=1 $(CARGO) fuzz run $$target fuzz/corpus/$$target fuzz/seeds/$$target -- \
			-max_total_time=$(FUZZ_SECONDS) -max_len=512 -len_control=0 -timeout=20 -rss_limit_mb=4096 -print_final_stats=1 \
			|| exit 1; \
	done

fuzz-api: ## throws any request at the HTTP API of a running hall, FUZZ_SECONDS
	@.venv/bin/schemathesis --version >/dev/null 2>&1 || \
		{ python3 -m venv .venv && .venv/bin/pip install --quiet schemathesis; }
	$(CARGO) build --locked -p adoube
	fuzz/api.sh target/debug/adoube $(FUZZ_SECONDS)

clean:
	$(CARGO) clean
