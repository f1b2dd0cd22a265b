#!/usr/bin/env bash
# Builds what people download, into dist/: `packaging/dist.sh linux windows`. The pages must be built before.
set -euo pipefail
cd "$(dirname "$0")/.."
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)
out=$PWD/dist
# Where the builds are made; deleted afterwards unless KEEP=1, for each is some gigabytes.
builds=${DIST_BUILDS:-$PWD/target/dist-builds}
tools=$PWD/target/dist-tools
mkdir -p "$out" "$builds" "$tools"

# Any common distribution of the last ten years has this C library.
GLIBC=2.17
LINUX=x86_64-unknown-linux-gnu
WINDOWS=x86_64-pc-windows-gnu

beside() { # what lies beside every program: FOLDER TARGET
	python3 packaging/inventory.py "$2" "$1"
	cp packaging/README.txt "$1/README.txt"
}

linux() {
	[ -x "$tools/bin/cargo-zigbuild" ] || {
		python3 -m venv "$tools" && "$tools/bin/pip" install --quiet ziglang cargo-zigbuild
	}
	# The linker of zig links against an old C library, without another standard library of Rust.
	PATH="$tools/bin:$PATH" cargo zigbuild --locked --profile dist -p adoube \
		--target "$LINUX.$GLIBC" --target-dir "$builds/linux"
	local program=$builds/linux/$LINUX/dist/adoube folder=$out/adoube-$version-x86_64-linux
	rm -rf "$folder" && mkdir -p "$folder"
	cp "$program" packaging/adoube.desktop web/public/icon.svg "$folder"
	beside "$folder" "$LINUX"
	"$program" man "$folder/man" >/dev/null
	mkdir -p "$folder/completions"
	local shell
	for shell in bash fish zsh; do "$program" completions "$shell" >"$folder/completions/adoube.$shell"; done
	tar -C "$out" --owner=0 --group=0 --sort=name --mtime="@${SOURCE_DATE_EPOCH:-0}" -czf "$folder.tar.gz" "$(basename "$folder")"
	deb "$folder"
	rm -rf "$folder"
	[ -n "${KEEP:-}" ] || rm -rf "$builds/linux"
}

deb() { # from the folder of the tar: FOLDER
	local from=$1 root
	root=$(mktemp -d)
	install -Dm755 "$from/adoube" "$root/usr/bin/adoube"
	install -Dm644 "$from/adoube.desktop" "$root/usr/share/applications/adoube.desktop"
	install -Dm644 "$from/icon.svg" "$root/usr/share/icons/hicolor/scalable/apps/adoube.svg"
	install -Dm644 "$from/completions/adoube.bash" "$root/usr/share/bash-completion/completions/adoube"
	install -Dm644 "$from/completions/adoube.fish" "$root/usr/share/fish/vendor_completions.d/adoube.fish"
	install -Dm644 "$from/completions/adoube.zsh" "$root/usr/share/zsh/vendor-completions/_adoube"
	install -Dm644 "$from/LICENCES.txt" "$root/usr/share/doc/adoube/copyright"
	install -Dm644 "$from/sbom.cdx.json" "$root/usr/share/doc/adoube/sbom.cdx.json"
	local page
	for page in "$from"/man/*.1; do
		install -Dm644 "$page" "$root/usr/share/man/man1/$(basename "$page")"
		gzip -9n "$root/usr/share/man/man1/$(basename "$page")"
	done
	mkdir -p "$root/DEBIAN"
	cat >"$root/DEBIAN/control" <<-END
		Package: adoube
		Version: $version
		Architecture: amd64
		Maintainer: The Adoube contributors <adoube@localhost>
		Installed-Size: $(du -sk "$root/usr" | cut -f1)
		Depends: libc6 (>= $GLIBC)
		Suggests: xdg-utils
		Section: games
		Priority: optional
		Description: competition under the Laws of Chess, on one laptop
		 A hall with boards, clocks, scoresheets and rulings in the browser of every
		 device on its network, and the Laws of Chess as a command line.
	END
	chmod -R u+rwX,go+rX,go-w "$root"
	dpkg-deb --root-owner-group -Zxz --build "$root" "$out/adoube_${version}_amd64.deb" >/dev/null
	rm -rf "$root"
}

# The standard library for Windows is built from source: Debian has it with the compiler that it belongs to.
windows() {
	local have=$(command -v x86_64-w64-mingw32-gcc || true)
	if [ -z "$have" ] || [ ! -d /usr/lib/rustlib/src ] || [ ! -x /usr/bin/cargo ]; then
		echo "for Windows: apt install rustc-web cargo-web rust-web-src gcc-mingw-w64-x86-64 g++-mingw-w64-x86-64 zip" >&2
		return 1
	fi
	# The variable unlocks the building of the standard library, which the stable compiler keeps locked.
	RUSTC_BOOTSTRAP=1 RUSTC=/usr/bin/rustc CARGO_TARGET_DIR=$builds/windows \
		CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER=x86_64-w64-mingw32-gcc \
		CC_x86_64_pc_windows_gnu=x86_64-w64-mingw32-gcc CXX_x86_64_pc_windows_gnu=x86_64-w64-mingw32-g++ \
		AR_x86_64_pc_windows_gnu=x86_64-w64-mingw32-ar \
		/usr/bin/cargo build --locked -Zbuild-std=std,panic_unwind --target "$WINDOWS" --profile dist -p adoube
	local folder=$out/adoube-$version-x86_64-windows
	rm -rf "$folder" "$folder.zip" && mkdir -p "$folder"
	cp "$builds/windows/$WINDOWS/dist/adoube.exe" "$folder"
	beside "$folder" "$WINDOWS"
	(cd "$out" && zip -qr -X "$(basename "$folder").zip" "$(basename "$folder")")
	rm -rf "$folder"
	[ -n "${KEEP:-}" ] || rm -rf "$builds/windows"
}

for what in "$@"; do "$what"; done
(cd "$out" && find . -maxdepth 1 -type f ! -name SHA256SUMS -printf '%P\n' | sort | xargs -r sha256sum >SHA256SUMS)
ls -l "$out"
