"""Both lock files against what the registries say of every locked version.

    python3 .ci/locks.py advisories   yanked crates and deprecated packages; with npm audit and cargo audit where they work
    python3 .ci/locks.py outdated     direct dependencies of which there is a newer version

The registries say which versions were withdrawn (crates: yanked) or advised against (npm: deprecated). Lists of
known holes (npm audit, cargo audit) are asked as well where they can be reached; where not, that is said. Without a
network nothing is checked, and that is said too. A withdrawn crate is a failure (exit 1), a deprecated package is told.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import urllib.error
import urllib.parse
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def crates_index():
    """Where cargo has its index from: the folder in which it keeps what it has read is called after it."""
    home = Path(os.environ.get("CARGO_HOME", Path.home() / ".cargo"))
    kept = sorted((home / "registry/index").glob("*-*"))
    return "https://" + kept[0].name.rsplit("-", 1)[0] if kept else None


def packages_index():
    """Where npm asks."""
    said = subprocess.run(["npm", "config", "get", "registry"], capture_output=True, text=True, timeout=60)
    return said.stdout.strip().rstrip("/") or None


CRATES, PACKAGES = crates_index(), packages_index()


def fetch(url, accept="*/*"):
    if url.startswith("None"):
        raise OSError("nobody to ask")
    request = urllib.request.Request(url, headers={"Accept": accept, "User-Agent": "adoube-locks"})
    with urllib.request.urlopen(request, timeout=20) as answer:
        return answer.read().decode()


def crate_lines(name):
    name = name.lower()
    folder = {1: "1", 2: "2", 3: f"3/{name[0]}"}.get(len(name), f"{name[:2]}/{name[2:4]}")
    return fetch(f"{CRATES}/{folder}/{name}").splitlines()


def crate_entries(name):
    return [json.loads(line) for line in crate_lines(name)]


def package_entry(name):
    short = "application/vnd.npm.install-v1+json"
    return json.loads(fetch(f"{PACKAGES}/{urllib.parse.quote(name, safe='@')}", short))


def locked_crates():
    lock = tomllib.loads((ROOT / "Cargo.lock").read_text())
    return [(p["name"], p["version"]) for p in lock["package"] if "registry" in p.get("source", "")]


def locked_packages():
    lock = json.loads((ROOT / "web/package-lock.json").read_text())
    found = set()
    for path, entry in lock["packages"].items():
        if path and "version" in entry and not entry.get("link"):
            found.add((entry.get("name", path.split("node_modules/")[-1]), entry["version"]))
    return sorted(found)


def ask(what, names):
    """Answers by name; None for those that were not had."""

    def one(name):
        try:
            return name, what(name)
        except (OSError, ValueError):
            return name, None

    with ThreadPoolExecutor(8) as pool:
        return dict(pool.map(one, sorted(set(names))))


def tool(command, where):
    """What a tool says, if it is there and reaches its list."""
    if shutil.which(command[0]) is None:
        return None
    try:
        done = subprocess.run(command, cwd=where, capture_output=True, text=True, timeout=120)
        return json.loads(done.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None


def known_holes():
    """What npm audit and cargo audit say: lines, and lists that could not be asked."""
    told, deaf = [], []
    npm = tool(["npm", "audit", "--package-lock-only", "--json"], ROOT / "web")
    if npm is not None and "vulnerabilities" in npm:
        for name, hole in npm["vulnerabilities"].items():
            if hole.get("severity") in ("high", "critical"):
                told.append(f"npm audit: {name}: {hole['severity']}")
    else:
        deaf.append("npm audit")
    cargo = tool(["cargo", "audit", "--json"], ROOT)
    if cargo is not None and "vulnerabilities" in cargo:
        for hole in cargo["vulnerabilities"].get("list", []):
            told.append(f"cargo audit: {hole['package']['name']}: {hole['advisory']['id']}")
    else:
        deaf.append("cargo audit")
    return told, deaf


def advisories():
    crates, packages = locked_crates(), locked_packages()
    of_crates = ask(crate_lines, [name for name, _ in crates])
    of_packages = ask(package_entry, [name for name, _ in packages])
    bad, unknown = [], 0
    for name, version in crates:
        lines = of_crates[name]
        if lines is None:
            unknown += 1
            continue
        # The file of a crate can be long; only one line of it is wanted.
        own = [json.loads(line) for line in lines if f'"{version}"' in line]
        if any(entry["vers"] == version and entry["yanked"] for entry in own):
            bad.append(f"{name} {version} was withdrawn")
    told = []
    for name, version in packages:
        entry = of_packages[name]
        if entry is None:
            unknown += 1
            continue
        words = entry.get("versions", {}).get(version, {}).get("deprecated")
        if words:
            told.append(f"{name} {version} is deprecated: {words}")
    holes, deaf = known_holes()
    for line in bad + holes + told:
        print(line)
    if unknown:
        print(f"NOT CHECKED: {unknown} of {len(crates) + len(packages)} locked versions (no answer)")
    if deaf:
        print(f"NOT CHECKED: the lists of {' and '.join(deaf)} cannot be reached from here")
    print(f"{len(crates)} crates and {len(packages)} packages, by what the registries say of them")
    return 1 if bad or holes else 0


def number(version):
    return [int(part) for part in re.split(r"[.+]", version)[:3]]


def outdated():
    manifest = tomllib.loads((ROOT / "Cargo.toml").read_text())
    direct = set()
    for path in ROOT.glob("crates/*/Cargo.toml"):
        crate = tomllib.loads(path.read_text())
        for table in ("dependencies", "dev-dependencies"):
            direct.update(crate.get(table, {}))
    direct -= set(manifest["workspace"].get("dependencies", {}))
    crates = [(n, v) for n, v in locked_crates() if n in direct]
    answers = ask(crate_entries, [name for name, _ in crates])
    for name, version in crates:
        live = [e["vers"] for e in answers[name] or [] if not e["yanked"] and "-" not in e["vers"]]
        newest = max(live, key=number, default=version)
        if number(newest) > number(version):
            print(f"{name:28} {version:12} {newest}")
    package = json.loads((ROOT / "web/package.json").read_text())
    wanted = {**package.get("dependencies", {}), **package.get("devDependencies", {})}
    packages = [(n, v) for n, v in locked_packages() if n in wanted]
    answers = ask(package_entry, [name for name, _ in packages])
    for name, version in packages:
        newest = (answers[name] or {}).get("dist-tags", {}).get("latest", version)
        if newest != version:
            print(f"{name:28} {version:12} {newest}")
    return 0


if __name__ == "__main__":
    verbs = {"advisories": advisories, "outdated": outdated}
    if len(sys.argv) != 2 or sys.argv[1] not in verbs:
        sys.exit(__doc__)
    sys.exit(verbs[sys.argv[1]]())
