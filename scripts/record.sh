#!/usr/bin/env bash
# Does a check of all rows, and records what was seen: in output/CHECK.json with all causes, in
# src/main/resources/io/serbench/catalog/CHECK.csv for the tags, and in the table of its page in docs/results.
#
#   scripts/record.sh CHECK                  types, evolution, jdk, hostile (20 minutes), or versions
#   scripts/record.sh CHECK -include=NAMES   some rows; of the others, what was seen before stays
#   scripts/record.sh CHECK -stored=FILE     tries nothing, but takes what such a check stored with -out
#   scripts/record.sh hostile -jdk=HOME ...  on another JDK: recorded in output/hostile-VERSION.json, and the rows that
#                                            it changes in a table of their own, between <!-- hostile-VERSION -->
#
# Other options are those of "check". Needs target/serbench.jar: mvn package -DskipTests
set -euo pipefail
cd "$(dirname "$0")/.."
dir="$(mktemp -d)"
trap 'rm -rf "$dir"' EXIT

check="${1:?which check? types, evolution, jdk, hostile or versions}"
shift
case "$check" in
types | evolution) page="docs/results/$check.md" ;;
jdk) page=docs/results/future.md ;;
versions) page=docs/results/wire.md ;;
hostile) page=docs/results/untrusted.md ;;
*) echo "record.sh: no check is recorded as '$check'" >&2; exit 2 ;;
esac

# serbench COMMAND ...: exit code 1 only says that some row does not carry everything.
serbench() {
  java -jar target/serbench.jar "$@" || [ $? -eq 1 ]
}

# put MARK FILE: has the page's part between the comments MARK and /MARK be that file.
put() {
  grep -q "^<!-- $1 -->\$" "$page" || { echo "record.sh: $page has no <!-- $1 -->" >&2; exit 2; }
  sed -e "/^<!-- $1 -->\$/,/^<!-- \/$1 -->\$/{//!d" -e "}" -e "/^<!-- $1 -->\$/r $2" "$page" > "$dir/page"
  cp "$dir/page" "$page"
}

name="$check"
stored=""
options=()
for option in "$@"; do
  case "$option" in
  -stored=*) stored="${option#*=}" ;;
  -jdk=*)
    home="${option#*=}"
    name="$check-$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$home/release")"
    options+=("-jvm=$home/bin/java")
    ;;
  *) options+=("$option") ;;
  esac
done
# C2 would cost time and change nothing, but for what a call costs.
[ "$check" = hostile ] || options+=(-jvm-args=-XX:TieredStopAtLevel=1)
if [ -z "$stored" ]; then
  stored="$dir/tried"
  serbench check "$check" "${options[@]}" "-out=$stored" > "$dir/text"
fi
# Identity hashes differ in every run; data that versions read are most of the lines, and say nothing.
sed -E -e 's/@[0-9a-f]{5,8}([^0-9a-f]|$)/\1/g' -e 's/,"[^" ]+ to [^" ]+: [^"]+":"(identical|same)"//g' \
  "$stored" > "$dir/now"
seen="output/$name.json"
[ -f "$seen" ] || echo "{\"check\":\"$check\",\"rows\":[]}" > "$seen"
serbench report "$seen" "$dir/now" -as=json > "$dir/seen"
cp "$dir/seen" "$seen"
serbench report "$seen" -as=csv > "$dir/csv"
if [ "$name" = "$check" ]; then
  cp "$dir/csv" "src/main/resources/io/serbench/catalog/$check.csv"
  serbench report "$seen" -as=markdown > "$dir/table"
else
  # Columns: row,status,features,verdict,memory,cpu,altered,also,stance
  awk -F, -v jdk="${name#*-}" '
    function harms(also) { return also == "" ? $4 : $4 ", " also }
    FNR == NR { if ($2 == "OK") usual[$1] = harms($8); next }
    FNR > 1 && $2 == "OK" && $1 in usual {
      tried++
      if (usual[$1] != harms($8)) changed[++n] = "| " $1 " | " usual[$1] " | " harms($8) " |"
    }
    END {
      print tried " rows were tried on JDK " jdk " as well; of " (n + 0) " it changes what was seen.\n"
      if (n) {
        print "| row | JDK 17 | JDK " jdk " |"
        print "|---|---|---|"
        for (i = 1; i <= n; i++) print changed[i]
      }
    }
  ' "src/main/resources/io/serbench/catalog/$check.csv" "$dir/csv" > "$dir/table"
fi
put "$name" "$dir/table"
