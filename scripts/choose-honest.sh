#!/bin/sh
# Whether "choose" finds what a whole run finds: one default run of all rows that meet some needs, then
# searches for the same needs with a budget of a minute, and which rows of the front each of them missed.
# It takes about forty minutes. Let nothing else run meanwhile.
#
#   scripts/choose-honest.sh [-runs=N] [OPTIONS OF choose]
#
#   -runs=N    so many searches instead of twenty
#
# Without options the needs are cross-language and no-codegen. Result files stay in the folder that EVIDENCE names.
# Needs target/serbench.jar and the test classes: mvn package
set -eu
cd "$(dirname "$0")/.."
out="${EVIDENCE:-$(mktemp -d)}"
runs=20
case "${1:-}" in
  -runs=*) runs="${1#*=}"; shift ;;
esac
[ $# -gt 0 ] || set -- -need=cross-language,no-codegen

run=1
searches=""
while [ "$run" -le "$runs" ]; do
  java -jar target/serbench.jar choose -budget=60 "$@" -out="$out/$run.json" > "$out/$run.txt"
  searches="$searches $out/$run.json"
  run=$((run + 1))
done
java -jar target/serbench.jar "$@" -out="$out/whole.json" > "$out/whole.txt" || [ $? -eq 1 ]
java -cp target/serbench.jar:target/test-classes io.serbench.tools.evidence.Shortlists "$out/whole.json" $searches
