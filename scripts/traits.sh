#!/usr/bin/env bash
# Tries what rows can do, and records what was seen: in output/TRIAL.json with all causes, in
# src/main/resources/io/serbench/catalog/TRIAL.csv for the tags, and in the table of docs/results/TRIAL.md.
#
#   scripts/traits.sh                        all trials with all rows
#   scripts/traits.sh evolution types ...    some trials: evolution, types, future
#   scripts/traits.sh ... -include=NAMES     some rows; of the others, what was seen before stays
#
# Options are those of "verify". The trial "future" needs JDK 23 or newer; where there is none, it is left out, and
# new rows are "not tried" there. Needs target/serbench.jar: mvn package -DskipTests
set -euo pipefail
cd "$(dirname "$0")/.."
dir="$(mktemp -d)"
trap 'rm -rf "$dir"' EXIT

trials=()
while [ $# -gt 0 ] && [ "${1#-}" = "$1" ]; do
  trials+=("$1")
  shift
done
[ ${#trials[@]} -gt 0 ] || trials=(evolution types future)

# verify OPTION ...: exit code 1 only says that some row does not carry everything.
verify() {
  java -jar target/serbench.jar verify "$@" || [ $? -eq 1 ]
}

for trial in "${trials[@]}"; do
  seen="output/$trial.json"
  # C2 would cost time and change nothing.
  if ! verify "-$trial" "$@" -jvm-args=-XX:TieredStopAtLevel=1 -as=json > "$dir/tried"; then
    echo "traits.sh: $trial was not tried; $seen stays as it is" >&2
    cp "$seen" "$dir/tried"
  fi
  # Identity hashes differ in every run.
  sed -E 's/@[0-9a-f]{5,8}([^0-9a-f]|$)/\1/g' "$dir/tried" > "$dir/now"
  verify "-$trial" "-seen=$seen" "-seen=$dir/now" -as=json > "$dir/seen"
  cp "$dir/seen" "$seen"
  verify "-$trial" "-seen=$seen" -as=csv > "$dir/csv"
  cp "$dir/csv" "src/main/resources/io/serbench/catalog/$trial.csv"
  verify "-$trial" "-seen=$seen" -as=markdown > "$dir/table"
  page="docs/results/$trial.md"
  sed -e "/^<!-- $trial -->\$/,/^<!-- \\/$trial -->\$/{//!d" -e "}" -e "/^<!-- $trial -->\$/r $dir/table" "$page" > "$dir/page"
  cp "$dir/page" "$page"
done
