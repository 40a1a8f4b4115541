#!/bin/sh
# Collects the downloads of a release in a folder: the jars, the bill of materials, the zip that package
# managers install, and their checksums.
#
#   scripts/assets.sh FOLDER    replaces the folder
#
# Run "mvn package" and scripts/packages.sh first.
set -eu
cd "$(dirname "$0")/.."
out=${1:?"assets.sh: pass a folder"}
rm -rf "$out"
mkdir -p "$out"
for name in serbench.jar serbench-api.jar; do
  [ -f "target/$name" ] || { echo "assets.sh: there is no target/$name; run mvn package" >&2; exit 2; }
  cp "target/$name" "$out/"
done
unzip -p target/serbench.jar META-INF/sbom/serbench.cdx.json > "$out/serbench.cdx.json"
[ -s "$out/serbench.cdx.json" ] || { echo "assets.sh: the jar has no bill of materials; build it online" >&2; exit 1; }
for each in target/serbench-*.zip target/serbench-api.pom target/serbench-api-*.jar; do
  [ -f "$each" ] || { echo "assets.sh: there is no $each; run scripts/packages.sh" >&2; exit 2; }
  cp "$each" "$out/"
done
cd "$out"
# One file per algorithm, in the format of sha256sum -c and shasum -c.
find . -type f ! -name '*SUMS' | sed 's,^\./,,' | LC_ALL=C sort > ../assets.list
for bits in 256 512; do
  xargs "sha${bits}sum" < ../assets.list > "SHA${bits}SUMS"
done
rm ../assets.list
cat SHA256SUMS
