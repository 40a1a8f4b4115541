#!/bin/sh
# Measures serbench's own error with operations whose time is known: an empty one (create), which should take
# less than 1 ns, and one of about 100 ns (ser), which should be within 2 % of the fastest time in a plain loop.
#
#   lab/floor.sh [OPTIONS]    OPTIONS: of "serbench run"
#
# Needs target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests
set -eu
cd "$(dirname "$0")/.."
out="$(mktemp -d)"
trap 'rm -rf "$out"' EXIT
java -cp target/serbench.jar:target/test-classes:lab/src/floor-rows io.serbench.cli.Main \
  -include=floor -out="$out/floor.json" "$@" > "$out/report.txt"
java -cp target/serbench.jar:target/test-classes io.serbench.lab.floor.FloorVerdict "$out/floor.json"
