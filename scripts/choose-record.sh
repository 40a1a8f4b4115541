#!/bin/sh
# Records the time, size and allocation of each row on media.1, so that "choose" can measure fast rows first.
#
#   scripts/choose-record.sh               measures all rows, one short fork each; takes ten minutes
#   scripts/choose-record.sh RESULT.json   uses the results of an earlier run
#
# Writes src/main/resources/io/serbench/choose/recorded.csv: row, total in ns, size in bytes, bytes allocated. Run it
# after adding rows; "choose" assumes that unrecorded rows are fast.
#
# Needs target/serbench.jar: mvn package -DskipTests
set -eu
cd "$(dirname "$0")/.."
dir="$(mktemp -d)"
trap 'rm -rf "$dir"' EXIT
result="${1:-$dir/all.json}"
record=src/main/resources/io/serbench/choose/recorded.csv

# Exit code 1 means that a row failed.
[ $# -gt 0 ] || java -jar target/serbench.jar -all -quick -out="$result" > /dev/null || [ $? -eq 1 ]
java -jar target/serbench.jar report -as=csv "$result" > "$dir/all.csv" || [ $? -eq 1 ]
mkdir -p "$(dirname "$record")"
{
  echo "row,total,size,allocated"
  awk -F, '
    NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
    $column["status"] == "OK" {
      printf "%s,%.0f,%d,%.0f\n", $column["row"], $column["total [ns/op]"], $column["size [B]"],
        $column["alloc.ser [B/op]"] + $column["alloc.deser [B/op]"]
    }' "$dir/all.csv" | LC_ALL=C sort
} > "$dir/recorded.csv"
cp "$dir/recorded.csv" "$record"
wc -l < "$record"
