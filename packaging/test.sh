#!/usr/bin/env bash
# Tries what is in dist/, each as its own line in the README says, as far as this machine allows.
set -euo pipefail
cd "$(dirname "$0")/.."
dist=$PWD/dist
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
limit=30000000
tried=0

(cd "$dist" && sha256sum --quiet -c SHA256SUMS)

fits() { # FILE NAME
	local size
	size=$(stat -c %s "$1")
	echo "$2: $size bytes"
	[ "$size" -lt "$limit" ] || { echo "more than $limit bytes" >&2; exit 1; }
}

whole() { # a folder with what belongs to a program
	grep -q '"bomFormat": "CycloneDX"' "$1/sbom.cdx.json"
	[ "$(grep -c . "$1/LICENCES.txt")" -gt 500 ]
}

for tar in "$dist"/adoube-*-linux.tar.gz; do
	[ -e "$tar" ] || continue
	echo "== $(basename "$tar")"
	mkdir "$room/tar" && tar -C "$room/tar" -xzf "$tar" --strip-components=1
	whole "$room/tar"
	fits "$room/tar/adoube" "the program"
	# The youngest symbol of the C library that it asks for.
	newest=$(objdump -T "$room/tar/adoube" | grep -o 'GLIBC_[0-9.]*' | sort -uV | tail -1)
	echo "asks for $newest"
	[ "$(printf '%s\nGLIBC_2.17\n' "$newest" | sort -V | tail -1)" = GLIBC_2.17 ]
	man --warnings -l "$room/tar/man/adoube.1" >/dev/null
	python3 packaging/try.py "$room/tar-hall" "$room/tar/adoube"
	tried=$((tried + 1))
done

for deb in "$dist"/adoube_*.deb; do
	[ -e "$deb" ] || continue
	echo "== $(basename "$deb")"
	# Into a folder with a list of packages of its own: nothing of this machine is touched.
	root=$room/root
	mkdir -p "$root"/var/lib/dpkg/{info,updates,triggers} "$root/var/log" && touch "$root/var/lib/dpkg/status"
	dpkg --root="$root" --force-depends --force-not-root --force-script-chrootless --install "$deb" 2>&1 | tail -2
	dpkg --root="$root" --status adoube | grep -q '^Status: install ok installed'
	! command -v desktop-file-validate >/dev/null || desktop-file-validate "$root/usr/share/applications/adoube.desktop"
	bash -n "$root/usr/share/bash-completion/completions/adoube"
	[ "$(find "$root/usr/share/man/man1" -name '*.gz' | wc -l)" -gt 25 ]
	python3 packaging/try.py "$room/deb-hall" "$root/usr/bin/adoube"
	dpkg --root="$root" --force-not-root --force-script-chrootless --purge adoube >/dev/null
	[ ! -e "$root/usr/bin/adoube" ]
	tried=$((tried + 1))
done

for zip in "$dist"/adoube-*-windows.zip; do
	[ -e "$zip" ] || continue
	echo "== $(basename "$zip")"
	mkdir "$room/zip" && python3 -m zipfile -e "$zip" "$room/zip"
	folder=$(echo "$room"/zip/*)
	whole "$folder"
	fits "$folder/adoube.exe" "the program"
	wine=$(command -v wine64 || command -v /usr/lib/wine/wine64 || true)
	if [ -z "$wine" ]; then
		echo "NOT TRIED: there is no wine64 here"
		continue
	fi
	# Wine 8 lacks a library of Windows 10 with one function; ours is for this test and is not shipped.
	x86_64-w64-mingw32-gcc -shared -O2 -o "$folder/bcryptprimitives.dll" packaging/prng.c -ladvapi32
	WINEPREFIX=$room/wine WINEDEBUG=-all WINEDLLOVERRIDES="bcryptprimitives=n;mscoree,mshtml=" PATIENCE=240 FIRST_PAGE=240 \
		python3 packaging/try.py "$room/wine-hall" "$wine" "$folder/adoube.exe"
	tried=$((tried + 1))
done

[ "$tried" -gt 0 ] || { echo "there is nothing in dist/" >&2; exit 1; }
echo "$tried tried"
