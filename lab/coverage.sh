#!/bin/sh
# Measures the coverage of the confidence intervals: runs four rows thirty times, briefly, and counts how often an
# interval contains the mean of all runs.
#
#   lab/coverage.sh [OPTIONS]    OPTIONS: of "serbench run"
#
# EVIDENCE names a folder that keeps the result files (default: a temporary one).
# Needs target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests
set -eu
cd "$(dirname "$0")/.."
out="${EVIDENCE:-$(mktemp -d)}"
run=1
while [ "$run" -le 30 ]; do
  java -jar target/serbench.jar -include=java-manual,kryo-flat-pre,fory,json/jackson/databind \
    -budget=6 -out="$out/$run.json" "$@" > "$out/$run.txt"
  run=$((run + 1))
done
java -cp target/serbench.jar:target/test-classes io.serbench.lab.evidence.Coverage "$out"/*.json
