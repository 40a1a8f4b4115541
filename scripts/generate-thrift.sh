#!/bin/sh
# Regenerates the Java classes of schema/thrift.
#
#   scripts/generate-thrift.sh
#
# The classes are committed, because the compiler is not on Maven Central. Run this after changing the schema.
# Needs exactly the compiler version below on the PATH, so that nothing else changes.
set -eu

wanted=0.17.0
target=src/generated/java/io/serbench/library/thrift/generated

cd "$(dirname "$0")/.."

if ! command -v thrift >/dev/null 2>&1; then
  echo "generate-thrift: thrift is not on the PATH." >&2
  echo "Install version $wanted: on Debian 12, 'apt-get install thrift-compiler';" >&2
  echo "elsewhere, see https://thrift.apache.org/docs/install/." >&2
  exit 1
fi

found=$(thrift --version | sed -n 's/^Thrift version //p')
if [ "$found" != "$wanted" ]; then
  echo "generate-thrift: found thrift $found, but the committed classes were made by $wanted." >&2
  echo "Install $wanted, or change this script and commit all regenerated classes." >&2
  exit 1
fi

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

# Suppress @Generated, which needs a dependency and contains the date.
for schema in schema/thrift/*.thrift; do
  thrift -strict -out "$out" --gen java:private_members,generated_annotations=suppress "$schema"
done

mkdir -p "$target"
rm -f "$target"/*.java
cp "$out"/io/serbench/library/thrift/generated/*.java "$target"/
echo "generated $(find "$target" -name '*.java' | wc -l | tr -d ' ') classes in $target"
