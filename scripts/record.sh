#!/usr/bin/env bash
# Records what a check finds: in src/main/resources/io/serbench/catalog/recorded.csv, a line for each answer, and in the
# table of its page in docs/results, which has the default rows.
#
#   scripts/record.sh CHECK                  types, evolution, jdk, hostile (20 minutes), or versions
#   scripts/record.sh CHECK -render          tries nothing; makes the table of what is recorded
#   scripts/record.sh CHECK -include=NAMES   some rows; the lines of others stay
#   scripts/record.sh CHECK -lines=FILE      tries nothing, but takes what such a check printed with -as=csv; "languages"
#                                            is recorded only so, by lab/languages.sh
#   scripts/record.sh hostile -jdk=HOME ...  on another JDK: recorded beside the lines of JDK 17, and the rows that it
#                                            changes in a table of their own, between <!-- hostile-VERSION -->
#
# Other options are those of "check". Needs target/serbench.jar: mvn package -DskipTests
set -euo pipefail
cd "$(dirname "$0")/.."
dir="$(mktemp -d)"
trap 'rm -rf "$dir"' EXIT

recorded=src/main/resources/io/serbench/catalog/recorded.csv
check="${1:?which check? types, evolution, jdk, hostile or versions}"
shift
case "$check" in
types | evolution) page="docs/results/$check.md" ;;
jdk) page=docs/results/future.md ;;
versions) page=docs/results/stored-bytes.md ;;
hostile) page=docs/results/untrusted.md ;;
languages) page="" ;;
*) echo "record.sh: no check is recorded as '$check'" >&2; exit 2 ;;
esac

# serbench COMMAND ...: with what is recorded by now. Exit code 1 only says that some row does not carry everything.
serbench() {
  mkdir -p "$dir/now/io/serbench/catalog"
  cp "$recorded" "$dir/now/io/serbench/catalog"
  java -cp "$dir/now:target/serbench.jar" io.serbench.cli.Main "$@" || [ $? -eq 1 ]
}

# put MARK FILE: has the page's part between the comments MARK and /MARK be that file.
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
# table: of what is recorded of the default rows.
table() {
  local defaults
  defaults="$(sed -n 's/,default,.*//p' src/main/resources/io/serbench/catalog/default-rows.csv | paste -sd,)"
  serbench check "$check" -recorded "-include=$defaults" -as=markdown > "$dir/table"
  # The messages of findings would be most of the page.
  [ "$check" != hostile ] || sed -E -i 's/^(([^|]*[|]){8}).*/\1/' "$dir/table"
  put "$check" "$dir/table"
}

if [ "$render" = yes ]; then
  table
  exit
fi
# C2 would cost time and change nothing, but for what a call costs.
[ "$check" = hostile ] || options+=(-jvm-args=-XX:TieredStopAtLevel=1)
if [ -z "$lines" ]; then
  lines="$dir/tried"
  serbench check "$check" "${options[@]}" -as=csv > "$lines"
fi
# Identity hashes differ in every run; data that versions read are most of the lines, and say nothing.
sed -E -e 1d -e 's/@[0-9a-f]{5,8}([^0-9a-f]|$)/\1/g' -e '/^[^,]*,versions,[^",]* to [^",]*,(identical|same),/d' \
  "$lines" > "$dir/new"
# Listings read as far as the details, such as "5.5.0 to 5.6.2: media.1". No name has a comma, and no version; causes may.
# Lines of one row, check and JDK stay in their order.
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
