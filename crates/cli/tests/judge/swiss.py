"""A second, independent judge of Swiss pairings: gacrux (PyPI, MIT).

Each way: tournaments of ours are checked by it, tournaments of its generator are checked by us. Every difference is
printed and kept; docs/swiss.md explains those that are known.

    python swiss.py ADOUBE --count 300 --seconds 80 [--seed 1] [--keep FOLDER]

`--count` tournaments and `--seconds` seconds are the most that each way takes; small tournaments come first.
"""

import argparse
import contextlib
import io
import os
import random
import subprocess
import sys
import tempfile
import time

try:
    from gacrux.pairingchecker import pairingchecker
    from gacrux.tournamentgenerator import tournamentgenerator
except ImportError:
    print("NOT CHECKED: gacrux is not installed")
    sys.exit(0)


def agrees(path):
    """What the judge prints about a report: 0 all rounds agree, 1 some differ, anything else is a failure."""
    sys.argv = ["pairingchecker", "-c", "-d@", "-m", "dutch", "-i", path]
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        try:
            pairingchecker().common_main()
        except SystemExit:
            pass
    return said.getvalue().strip()


def ours(options, folder):
    """Tournaments of ours, judged by it."""
    command = [options.adoube, "swiss", "generate", "--mixed", "--seed", str(options.seed)]
    subprocess.run(command + ["--count", str(options.count), "--folder", folder], check=True)
    files = [os.path.join(folder, name) for name in os.listdir(folder)]
    files.sort(key=lambda path: (os.path.getsize(path), path))
    end = time.monotonic() + options.seconds
    checked, bad = 0, []
    for path in files:
        if time.monotonic() > end:
            break
        said = agrees(path)
        checked += 1
        if said != "0":
            bad.append((path, said))
    return checked, bad


def theirs(options, folder):
    """Tournaments of its generator, judged by us."""
    lots = random.Random(options.seed)
    end = time.monotonic() + options.seconds
    files = []
    for number in range(options.count):
        if time.monotonic() > end:
            break
        path = os.path.join(folder, f"{number}.trf")
        players, rounds = lots.randint(6, 30), lots.randint(3, 9)
        rounds = min(rounds, players - 2)
        chances = [str(lots.choice([0, 0.02, 0.1])) for _ in range(3)]
        sys.argv = ["tournamentgenerator", "-g", str(options.seed * 100_000 + number), "1", "-p", str(players), "-N", str(rounds)]
        sys.argv += ["-S", *chances, "-m", "dutch", "-F", "TRF", "-o", path]
        said = io.StringIO()
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            try:
                generator = tournamentgenerator()
                generator.read_command_line()
                generator.process_tournaments()
            except (SystemExit, Exception):
                continue
        if os.path.exists(path) and os.path.getsize(path):
            files.append(path)
    bad = []
    for path in files:
        run = subprocess.run([options.adoube, "swiss", "check", path], capture_output=True, text=True)
        if run.returncode != 0:
            bad.append((path, run.stdout + run.stderr))
    return len(files), bad


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("adoube")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=80)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", help="where differing tournaments are copied to")
    options = parser.parse_args()
    sys.set_int_max_str_digits(15000)
    failed = False
    for name, way in [("ours by gacrux", ours), ("gacrux' by us", theirs)]:
        with tempfile.TemporaryDirectory() as folder:
            start = time.monotonic()
            checked, bad = way(options, folder)
            seconds = time.monotonic() - start
            print(f"{name}: {checked} tournaments, {len(bad)} differ, {seconds:.0f} s", flush=True)
            for path, said in bad:
                print(f"  {os.path.basename(path)}: {said[:400]}")
                if options.keep:
                    os.makedirs(options.keep, exist_ok=True)
                    with open(path) as source, open(os.path.join(options.keep, name[:4] + os.path.basename(path)), "w") as copy:
                        copy.write(source.read())
            failed = failed or bool(bad) or checked == 0
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
