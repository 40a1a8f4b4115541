#!/usr/bin/env bash
# Tries what rows do when a type changes, and which other features they have, and writes what was
# seen into src/main/resources/io/serbench/catalog/traits.txt, from where the tags take it.
#
#   scripts/traits.sh                        all rows; also output/evolution.txt and the table of
#                                            docs/results/evolution.md
#   scripts/traits.sh -include=NAMES ...     some rows, the others stay as they are
#
# Options are those of "verify". Needs target/serbench.jar: mvn package -DskipTests
set -euo pipefail
cd "$(dirname "$0")/.."
traits=src/main/resources/io/serbench/catalog/traits.txt
page=docs/results/evolution.md
dir="$(mktemp -d)"
trap 'rm -rf "$dir"' EXIT
mkdir -p "$(dirname "$traits")"
touch "$traits"

java -jar target/serbench.jar list -names > "$dir/names"
# Exit code 1 says that some row does not carry the type. C2 would cost time and change nothing.
java -jar target/serbench.jar verify -evolution -jvm-args=-XX:TieredStopAtLevel=1 "$@" \
  > "$dir/said" || [ $? -eq 1 ]
# Identity hashes differ in every run.
sed -E 's/@[0-9a-f]{5,8}([^0-9a-f]|$)/\1/g' "$dir/said" > "$dir/seen"

# Rows that were not tried keep their lines; those that are no more lose them.
sed -n '/^Features:$/,/^$/p' "$dir/seen" | sed '1d;/^$/d' > "$dir/features"
{
  echo "# What scripts/traits.sh saw of each row."
  awk -F: '
    FILENAME != ARGV[3] { if ($0 !~ /^#/) line[$1] = $0; next }
    $0 in line { print line[$0] }
  ' "$traits" "$dir/features" "$dir/names"
} > "$dir/traits"
cp "$dir/traits" "$traits"

if [ $# -eq 0 ]; then
  mkdir -p output
  cp "$dir/seen" output/evolution.txt
  # Rows that do the same share a line; the first of them says where it stands.
  sed -n '3,/^$/p' "$dir/seen" | awk '
    $6 == "|" {
      verdicts = $2 " | " $3 " | " $4 " | " $5 " | " $7 " | " $8 " | " $9 " | " $10
      if (!(verdicts in rows)) order[++count] = verdicts
      rows[verdicts] = rows[verdicts] (rows[verdicts] == "" ? "" : ", ") $1
      number[verdicts]++
    }
    END {
      print "| rows | added | removed | reordered | widened | added | removed | reordered | widened |"
      print "|---|---|---|---|---|---|---|---|---|"
      for (o = 1; o <= count; o++) {
        best = 0
        for (v in rows) if (number[v] > best) { best = number[v]; most = v }
        print "| " rows[most] " | " tolower(most) " |"
        delete rows[most]
      }
    }
  ' > "$dir/table"
  awk -v table="$dir/table" '
    /<!-- \/evolution -->/ { inside = 0 }
    !inside { print }
    /<!-- evolution -->/ { inside = 1; while ((getline line < table) > 0) print line }
  ' "$page" > "$dir/page"
  cp "$dir/page" "$page"
fi
cat "$dir/seen"
