#!/usr/bin/env bash
# Measures how much slower rows are when sun.misc.Unsafe is denied and they use a fallback.
#
#   scripts/future-cost.sh JDK [OPTIONS]    JDK: 24 or later, such as 25; OPTIONS: of "serbench run"
#
# Measures the rows that "check jdk" recorded as "warns", with Unsafe allowed and with it denied, and puts the comparison
# into docs/results/future.md. Run nothing else at the same time.
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
  echo "future-cost.sh: $recorded lists no row with a fallback" >&2
  exit 1
fi
for access in allow deny; do
  java -jar target/serbench.jar run "-jvm=$jvm" "-include=$rows" "-out=$dir/$access.json" \
    "-jvm-args=--sun-misc-unsafe-memory-access=$access" "$@"
done
java -jar target/serbench.jar compare "$dir/allow.json" "$dir/deny.json" -as=markdown > "$dir/compared" \
  || [ $? -ge 3 ]
# Only the times: the other differences were caused on purpose.
sed -n '/^## Times/,/^## Geometric/{/^## /!p}' "$dir/compared" > "$dir/table"
awk -v table="$dir/table" '
  /<!-- \/future-cost -->/ { inside = 0 }
  !inside { print }
  /<!-- future-cost -->/ { inside = 1; while ((getline line < table) > 0) print line }
' "$page" > "$dir/page"
cp "$dir/page" "$page"
