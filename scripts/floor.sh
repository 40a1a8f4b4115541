#!/bin/sh
# Measures what is known: an empty operation (create), which should be below 1 ns, and one that keeps
# busy for about 100 ns (ser), which should be within 2 % of what a plain loop of such calls takes at
# its fastest. What is off is serbench's own error.
#
#   scripts/floor.sh [OPTIONS OF serbench]
#
# Needs target/serbench.jar and the test classes: mvn package
set -eu
cd "$(dirname "$0")/.."
out="$(mktemp -d)"
trap 'rm -rf "$out"' EXIT
java -cp target/serbench.jar:target/test-classes:src/tools/floor-rows io.serbench.cli.Main \
  -include=floor -out="$out/floor.json" "$@" > "$out/report.txt"
java -cp target/serbench.jar:target/test-classes io.serbench.tools.floor.FloorVerdict "$out/floor.json"
