#!/bin/sh
# Regenerates the Java classes of schema/thrift. They are committed, because the Thrift compiler is
# not on Maven Central; run this after a change to the schema, with exactly the compiler version
# below, so that nothing else changes.
set -eu

wanted=0.17.0
target=src/generated/java/io/serbench/library/thrift/generated

cd "$(dirname "$0")/.."

if ! command -v thrift >/dev/null 2>&1; then
  echo "generate-thrift: there is no thrift compiler on the PATH." >&2
  echo "Install version $wanted: on Debian 12, 'apt-get install thrift-compiler';" >&2
  echo "elsewhere, see https://thrift.apache.org/docs/install/." >&2
  exit 1
fi

found=$(thrift --version | sed -n 's/^Thrift version //p')
if [ "$found" != "$wanted" ]; then
  echo "generate-thrift: found thrift $found, but the committed classes are of $wanted." >&2
  echo "Install $wanted, or change this script and commit all classes anew." >&2
  exit 1
fi

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

# No @Generated annotation: it needs a dependency and carries the date.
for schema in schema/thrift/*.thrift; do
  thrift -strict -out "$out" --gen java:private_members,generated_annotations=suppress "$schema"
done

mkdir -p "$target"
rm -f "$target"/*.java
cp "$out"/io/serbench/library/thrift/generated/*.java "$target"/
echo "generated $(ls "$target" | wc -l | tr -d ' ') classes in $target"
