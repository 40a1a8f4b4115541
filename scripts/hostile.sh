#!/usr/bin/env bash
# Strikes rows with hostile messages, and records what was seen: in output/hostile.json with all causes, in
# src/main/resources/io/serbench/catalog/hostile.csv for the features, and in the table of docs/results/untrusted.md.
#
#   scripts/hostile.sh                       all rows; some 20 minutes
#   scripts/hostile.sh -include=NAMES        some rows; of the others, what was seen before stays
#   scripts/hostile.sh -seen=FILE            what such a trial printed with -as=json
#
# Options are those of "verify". Needs target/serbench.jar: mvn package -DskipTests
set -euo pipefail
cd "$(dirname "$0")/.."
dir="$(mktemp -d)"
trap 'rm -rf "$dir"' EXIT

# verify OPTION ...: exit code 1 only says that some row could not be tried.
verify() {
  java -jar target/serbench.jar verify -hostile "$@" || [ $? -eq 1 ]
}

seen=output/hostile.json
[ -f "$seen" ] || echo '{"trial":"hostile","rows":[]}' > "$seen"
verify "$@" -as=json > "$dir/tried"
# Identity hashes differ in every run.
sed -E 's/@[0-9a-f]{5,8}([^0-9a-f]|$)/\1/g' "$dir/tried" > "$dir/now"
verify "-seen=$seen" "-seen=$dir/now" -as=json > "$dir/seen"
cp "$dir/seen" "$seen"
verify "-seen=$seen" -as=csv > "$dir/csv"
cp "$dir/csv" src/main/resources/io/serbench/catalog/hostile.csv
verify "-seen=$seen" -as=markdown > "$dir/table"
page=docs/results/untrusted.md
sed -e '/^<!-- hostile -->$/,/^<!-- \/hostile -->$/{//!d' -e '}' -e "/^<!-- hostile -->\$/r $dir/table" "$page" > "$dir/page"
cp "$dir/page" "$page"
