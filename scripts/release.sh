#!/usr/bin/env bash
# Makes what a release consists of, from a clone at its tag: target/notes.md and target/assets, the downloads with their
# checksums. First checks the tag, the changelog and the owner; then builds, tests and tries the jar.
#
#   scripts/release.sh [-built] TAG    -built: takes target/serbench.jar as it is
#
# With a secret key in SIGNING_KEY, as "gpg --armor --export-secret-keys" prints it, signs SHA256SUMS, and makes
# target/central-bundle.zip: the API as Maven Central takes it. release.yml runs this, scripts/rehearse-release.sh tries
# it. Needs a JDK, Maven, zip, a network for the bill of materials, and gpg to sign.
set -euo pipefail
cd "$(dirname "$0")/.."
built=false
if [ "${1:-}" = -built ]; then
  built=true
  shift
fi
tag=${1:?"release.sh: pass a tag, such as v1.0.0"}
version=$(sed -n '0,/<version>/s/^  <version>\(.*\)<\/version>/\1/p' pom.xml)
[ "$tag" = "v$version" ] || { echo "release.sh: the tag is $tag, but the version in pom.xml is $version" >&2; exit 1; }
scripts/set-owner.sh
notes=$(scripts/release-notes.sh "$version")
"$built" || mvn -B package
java -jar target/serbench.jar -version
java -jar target/serbench.jar check roundtrip -include='kryo*,protobuf*,json/jackson/*'
scripts/packages.sh
scripts/assets.sh target/assets
printf '%s\n' "$notes" > target/notes.md
[ -n "${SIGNING_KEY:-}" ] || exit 0

GNUPGHOME=$(mktemp -d)
export GNUPGHOME
trap 'gpgconf --kill gpg-agent; rm -rf "$GNUPGHOME" target/central' EXIT
gpg -q --batch --import <<< "$SIGNING_KEY"
gpg -q --batch --armor --detach-sign target/assets/SHA256SUMS
folder=target/central/io/serbench/serbench-api/$version
mkdir -p "$folder"
for kind in .jar -sources.jar -javadoc.jar .pom; do
  file=$folder/serbench-api-$version$kind
  cp "target/serbench-api$kind" "$file"
  gpg -q --batch --armor --detach-sign "$file"
  for sum in md5 sha1; do
    "${sum}sum" < "$file" | cut -d ' ' -f 1 > "$file.$sum"
  done
done
rm -f target/central-bundle.zip
(cd target/central && zip -q -r ../central-bundle.zip io)
