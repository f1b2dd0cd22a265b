#!/usr/bin/env python3
"""What is inside the program: `inventory.py TARGET FOLDER` writes the bill of materials (CycloneDX 1.5) and the licences
of every dependency that is linked into it for TARGET, and of what the pages are made with."""

import json
import pathlib
import re
import subprocess
import sys
import uuid

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Their files end up in the pages that the program carries; everything else only builds or tests them.
IN_THE_PAGES = ["svelte", "@fluent/bundle", "@fluent/langneg"]


def crates(target):
    """All crates that ordinary dependencies reach from the program, the program's own, and what their builds pack into it."""
    command = ["cargo", "metadata", "--locked", "--format-version", "1", "--filter-platform", target]
    told = json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout)
    packages = {package["id"]: package for package in told["packages"]}
    nodes = {node["id"]: node for node in told["resolve"]["nodes"]}
    start = next(key for key, package in packages.items() if package["name"] == "adoube")
    reached, waiting = set(), [start]
    while waiting:
        key = waiting.pop()
        if key in reached:
            continue
        reached.add(key)
        kinds = (None, "build") if packages[key]["source"] is None else (None,)
        for dependency in nodes[key]["deps"]:
            if any(kind["kind"] in kinds for kind in dependency["dep_kinds"]):
                waiting.append(dependency["pkg"])
    return sorted((packages[key] for key in reached), key=lambda package: (package["name"], package["version"]))


def pages():
    """What the pages are made with, from the lock file of the pages."""
    lock = json.loads((ROOT / "web/package-lock.json").read_text())
    for name in IN_THE_PAGES:
        entry = lock["packages"][f"node_modules/{name}"]
        yield {"name": name, "version": entry["version"], "license": entry.get("license", ""),
               "folder": ROOT / "web/node_modules" / name}


def texts(folder):
    """The licence files of a package."""
    wanted = re.compile(r"^(licen[cs]e|copying|copyright|notice|unlicense)", re.I)
    found = [path for path in sorted(folder.iterdir()) if path.is_file() and wanted.match(path.name)]
    return [(path.name, path.read_text(errors="replace").strip()) for path in found]


def component(name, version, licence, purl):
    licences = [{"expression": re.sub(r"\s*/\s*", " OR ", licence)}] if licence else []
    return {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl, "licenses": licences}


def main():
    target, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    listed, written, seen, without = [], [], {}, []
    own = None
    for package in crates(target):
        if package["source"] is None:
            own = package if package["name"] == "adoube" else own
            continue
        purl = f"pkg:cargo/{package['name']}@{package['version']}"
        licence = package["license"] or f"see {package['license_file']}"
        listed.append(component(package["name"], package["version"], package["license"], purl))
        written.append((package["name"], package["version"], licence, pathlib.Path(package["manifest_path"]).parent))
    for page in pages():
        purl = f"pkg:npm/{page['name'].replace('@', '%40')}@{page['version']}"
        listed.append(component(page["name"], page["version"], page["license"], purl))
        written.append((page["name"], page["version"], page["license"], page["folder"]))
    bom = {
        "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, own['version'] + target + str(len(listed)))}",
        "metadata": {"component": {"type": "application", "name": "adoube", "version": own["version"],
                                   "licenses": [{"expression": own["license"]}]}},
        "components": listed,
    }
    (folder / "sbom.cdx.json").write_text(json.dumps(bom, indent=1) + "\n")
    lines = ["Adoube is under the MIT licence or the Apache License 2.0, at your option.",
             f"Inside are {len(written)} works of others, each under its own licence:", ""]
    lines += [f"{name} {version}: {licence}" for name, version, licence, _ in written]
    for name, version, licence, where in written:
        if not where.is_dir():
            without.append(name)
            continue
        found = texts(where)
        if not found:
            without.append(name)
        for title, text in found:
            # The same text again is only pointed at.
            first = seen.setdefault(text, f"{name} {version}, {title}")
            lines += ["", "=" * 100, f"{name} {version}, {title}", "-" * 100]
            lines.append(text if first == f"{name} {version}, {title}" else f"As for {first}.")
    for name in ["MIT", "APACHE"]:
        lines += ["", "=" * 100, f"Adoube, LICENSE-{name}", "-" * 100, (ROOT / f"LICENSE-{name}").read_text().strip()]
    (folder / "LICENCES.txt").write_text("\n".join(lines) + "\n")
    print(f"{len(written)} works, {len(seen)} texts; without a text of their own: {', '.join(without) or 'none'}")


main()
