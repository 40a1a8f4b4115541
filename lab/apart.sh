#!/bin/sh
# Shows what -calls=apart does to rows whose code is known: 160 calls of a few classes, 160 calls of as many
# classes, and a row that remembers the previous message. Takes two minutes.
#
#   lab/apart.sh [OPTIONS]    OPTIONS: of "serbench run"
#
# Needs target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests
set -eu
cd "$(dirname "$0")/.."
out="$(mktemp -d)"
trap 'rm -rf "$out"' EXIT
java -cp target/serbench.jar:target/test-classes:lab/src/floor-rows io.serbench.cli.Main \
  -include='code-*' -calls=loop,apart -out="$out/apart.json" "$@" > "$out/report.txt"
java -cp target/serbench.jar:target/test-classes io.serbench.lab.evidence.Ways "$out/apart.json"
