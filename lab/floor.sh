#!/bin/sh
# Measures what is known: an empty operation (create), which should be below 1 ns, and one that keeps
# busy for about 100 ns (ser), which should be within 2 % of what a plain loop of such calls takes at
# its fastest. What is off is serbench's own error.
#
#   lab/floor.sh [OPTIONS OF serbench]
#
# Needs target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests
set -eu
cd "$(dirname "$0")/.."
out="$(mktemp -d)"
trap 'rm -rf "$out"' EXIT
java -cp target/serbench.jar:target/test-classes:lab/src/floor-rows io.serbench.cli.Main \
  -include=floor -out="$out/floor.json" "$@" > "$out/report.txt"
java -cp target/serbench.jar:target/test-classes io.serbench.lab.floor.FloorVerdict "$out/floor.json"
