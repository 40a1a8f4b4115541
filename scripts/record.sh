#!/usr/bin/env bash
# Runs a check and records its verdicts, in src/main/resources/io/serbench/catalog/recorded.csv and in the table of the
# check's page in docs/results, which shows the default rows.
#
#   scripts/record.sh CHECK [OPTIONS]        CHECK: types, evolution, jdk, hostile (20 minutes) or versions
#     -include=ROWS   checks only these rows; the lines of others are kept
#     -render         checks nothing; makes the table from what is recorded
#     -lines=FILE     checks nothing; records what the check printed with -as=csv
#     -jdk=HOME       runs on this JDK. Its lines are recorded beside those of JDK 17, and the rows that differ are put
#                     into a table between <!-- CHECK-VERSION --> and <!-- /CHECK-VERSION -->
#
# Other options are those of "serbench check". lab/languages.sh uses -lines= to record the check "languages".
#
# Needs target/serbench.jar: mvn package -DskipTests
set -euo pipefail
cd "$(dirname "$0")/.."
dir="$(mktemp -d)"
trap 'rm -rf "$dir"' EXIT

recorded=src/main/resources/io/serbench/catalog/recorded.csv
check="${1:?"record.sh: pass a check: types, evolution, jdk, hostile or versions"}"
shift
case "$check" in
types | evolution) page="docs/results/$check.md" ;;
jdk) page=docs/results/future.md ;;
versions) page=docs/results/stored-bytes.md ;;
hostile) page=docs/results/untrusted.md ;;
languages) page="" ;;
*) echo "record.sh: unknown check '$check' (expected types, evolution, jdk, hostile or versions)" >&2; exit 2 ;;
esac

# serbench COMMAND ...: runs serbench with the current records. Exit code 1 only means that a row fails somewhere.
serbench() {
  mkdir -p "$dir/now/io/serbench/catalog"
  cp "$recorded" "$dir/now/io/serbench/catalog"
  java -cp "$dir/now:target/serbench.jar" io.serbench.cli.Main "$@" || [ $? -eq 1 ]
}

# put MARK FILE: replaces what is between the comments MARK and /MARK of the page.
put() {
  grep -q "^<!-- $1 -->\$" "$page" || { echo "record.sh: $page has no <!-- $1 -->" >&2; exit 2; }
  sed -e "/^<!-- $1 -->\$/,/^<!-- \/$1 -->\$/{//!d" -e "}" -e "/^<!-- $1 -->\$/r $2" "$page" > "$dir/page"
  cp "$dir/page" "$page"
}

jdk=""
lines=""
render=no
options=()
for option in "$@"; do
  case "$option" in
  -lines=*) lines="${option#*=}" ;;
  -render) render=yes ;;
  -jdk=*)
    home="${option#*=}"
    jdk="$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$home/release")"
    options+=("-jvm=$home/bin/java")
    ;;
  *) options+=("$option") ;;
  esac
done
# table: makes the page's table from what is recorded for the default rows.
table() {
  local defaults
  defaults="$(sed -n 's/,default,.*//p' src/main/resources/io/serbench/catalog/default-rows.csv | paste -sd,)"
  serbench check "$check" -recorded "-include=$defaults" -as=markdown > "$dir/table"
  # Drop the messages of findings, which would fill most of the page.
  [ "$check" != hostile ] || sed -E -i 's/^(([^|]*[|]){8}).*/\1/' "$dir/table"
  put "$check" "$dir/table"
}

if [ "$render" = yes ]; then
  table
  exit
fi
# C2 takes time and changes no verdict, except for hostile messages, where the cost of a call counts.
[ "$check" = hostile ] || options+=(-jvm-args=-XX:TieredStopAtLevel=1)
if [ -z "$lines" ]; then
  lines="$dir/tried"
  serbench check "$check" "${options[@]}" -as=csv > "$lines"
fi
# Drop identity hashes, which differ in every run, and data that other versions read: most of the lines, and no news.
sed -E -e 1d -e 's/@[0-9a-f]{5,8}([^0-9a-f]|$)/\1/g' -e '/^[^,]*,versions,[^",]* to [^",]*,(identical|same),/d' \
  "$lines" > "$dir/new"
# Details, such as "5.5.0 to 5.6.2: media.1", come last, because listings stop reading there. Lines of the same row,
# check and JDK keep their order. Only causes contain commas, never names or versions.
{
  head -1 "$recorded"
  awk -F, -v check="$check" -v jdk="$jdk" '
    NR == FNR { tried[$1] = 1; next }
    FNR > 1 && !($2 == check && (jdk == "" || $(NF - 1) == jdk) && ($1 in tried || check == "languages"))
  ' "$dir/new" "$recorded" | cat - "$dir/new" \
    | awk -F, '{ printf "%d\t%s\t%s\t%03d\t%s\n", $3 ~ /: /, $1, $2, $(NF - 1), $0 }' \
    | LC_ALL=C sort -s -t "$(printf '\t')" -k1,1 -k2,2 -k3,3 -k4,4 | cut -f5-
} > "$dir/recorded"
cp "$dir/recorded" "$recorded"

if [ "$check" = languages ]; then
  exit
fi
if [ -z "$jdk" ]; then
  table
else
  awk -F, -v check="$check" -v jdk="$jdk" '
    function harms(on) { return found[$1, on, "verdict"] (found[$1, on, "also"] == "" ? "" : ", " found[$1, on, "also"]) }
    $2 == check && ($3 == "verdict" || $3 == "also") { found[$1, $7, $3] = $4 }
    $2 == check && $3 == "also" && $7 == jdk && ($1, 17, "verdict") in found {
      tried++
      if (harms(17) != harms(jdk)) changed[++n] = "| " $1 " | " harms(17) " | " harms(jdk) " |"
    }
    END {
      print tried " rows were tried on JDK " jdk " as well; of " (n + 0) " it changes what was seen.\n"
      if (n) {
        print "| row | JDK 17 | JDK " jdk " |"
        print "|---|---|---|"
        for (i = 1; i <= n; i++) print changed[i]
      }
    }
  ' "$recorded" > "$dir/table"
  put "$check-$jdk" "$dir/table"
fi
