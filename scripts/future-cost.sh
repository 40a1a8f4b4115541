#!/usr/bin/env bash
# What it costs rows that have a fallback to do without sun.misc.Unsafe: measures the rows of which "check jdk" recorded
# that they warn, with it allowed and with it denied, and puts the comparison into docs/results/future.md. Let nothing
# else run meanwhile.
#
#   scripts/future-cost.sh 25               on that JDK, 24 or later
#   scripts/future-cost.sh 25 -quick ...    with these options of "run"
#
# Needs target/serbench.jar: mvn package -DskipTests
set -euo pipefail
cd "$(dirname "$0")/.."
jvm="$1"
shift
dir="$(mktemp -d)"
trap 'rm -rf "$dir"' EXIT
page=docs/results/future.md

recorded=src/main/resources/io/serbench/catalog/recorded.csv
rows="$(sed -n 's/^\([^,]*\),jdk,outlook,warns,.*/\1/p' "$recorded" | paste -sd,)"
if [ -z "$rows" ]; then
  echo "future-cost.sh: no row has a fallback, according to $recorded" >&2
  exit 1
fi
for access in allow deny; do
  java -jar target/serbench.jar run "-jvm=$jvm" "-include=$rows" "-out=$dir/$access.json" \
    "-jvm-args=--sun-misc-unsafe-memory-access=$access" "$@"
done
java -jar target/serbench.jar compare "$dir/allow.json" "$dir/deny.json" -as=markdown > "$dir/compared" \
  || [ $? -ge 3 ]
# The times alone: what else differs is what was asked for.
sed -n '/^## Times/,/^## Geometric/{/^## /!p}' "$dir/compared" > "$dir/table"
awk -v table="$dir/table" '
  /<!-- \/future-cost -->/ { inside = 0 }
  !inside { print }
  /<!-- future-cost -->/ { inside = 1; while ((getline line < table) > 0) print line }
' "$page" > "$dir/page"
cp "$dir/page" "$page"
