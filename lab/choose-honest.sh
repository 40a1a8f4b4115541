#!/bin/sh
# Whether "choose" finds what a whole run finds: a run of all default rows that meet some needs, searches for the
# same needs with a budget of a minute, and which rows of the front each of them missed. A row is not missed if the
# search found another one that is no larger and faster: searches look at variants, too.
#
#   lab/choose-honest.sh [-runs=N] [-need=NEEDS] [OPTIONS OF choose]
#
#   -runs=N        so many searches instead of twenty, which take half an hour
#   -need=NEEDS    instead of cross-language,no-codegen
#
# Result files and answers stay in the folder that EVIDENCE names.
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
java -cp target/serbench.jar:target/test-classes io.serbench.lab.evidence.Shortlists "$out/whole.json" $answers
