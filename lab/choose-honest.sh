#!/bin/sh
# Tests whether "choose" finds what a whole run finds: searches repeatedly with a budget of one minute, runs all default
# rows that meet the same needs, and lists which rows of that run's front each search missed. A row is not missed if the
# search found one that is faster and no larger, because searches include variants.
#
#   lab/choose-honest.sh [-runs=N] [-need=NEEDS] [OPTIONS]    in this order; OPTIONS: of "serbench choose"
#
#   -runs=N        number of searches (default: 20, which take half an hour)
#   -need=NEEDS    the needs (default: cross-language,no-codegen)
#
# EVIDENCE names a folder that keeps result files and answers (default: a temporary one).
# Needs target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests
set -eu
cd "$(dirname "$0")/.."
out="${EVIDENCE:-$(mktemp -d)}"
runs=20
case "${1:-}" in
  -runs=*) runs="${1#*=}"; shift ;;
esac
need=-need=cross-language,no-codegen
case "${1:-}" in
  -need=*) need="$1"; shift ;;
esac

serbench() {
  java -jar target/serbench.jar "$@"
}

run=1
answers=""
while [ "$run" -le "$runs" ]; do
  serbench choose -budget=60 "$need" "$@" -as=json -out="$out/$run.json" > "$out/$run-answer.json"
  answers="$answers $out/$run-answer.json"
  run=$((run + 1))
done
serbench list "$need" -names > "$out/meet"
serbench list -names | grep -Fx -f "$out/meet" > "$out/default"
serbench -include="$(paste -s -d, "$out/default")" -out="$out/whole.json" > "$out/whole.txt" || [ $? -eq 1 ]
# shellcheck disable=SC2086 # Names of files.
java -cp target/serbench.jar:target/test-classes io.serbench.lab.evidence.Shortlists "$out/whole.json" $answers
