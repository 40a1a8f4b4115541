#!/usr/bin/env bash
# Sends rows hostile messages, and records what was seen: in output/hostile.json with all causes, in
# src/main/resources/io/serbench/catalog/hostile.csv for the features, and in the table of docs/results/untrusted.md.
#
#   scripts/hostile.sh                       all rows; some 20 minutes
#   scripts/hostile.sh -include=NAMES        some rows; of the others, what was seen before stays
#   scripts/hostile.sh -seen=FILE            what such a trial printed with -as=json
#   scripts/hostile.sh -jdk=JAVA_HOME ...    on another JDK: recorded in output/hostile-VERSION.json, and of the rows
#                                            that it changes in a table of their own, between <!-- hostile-VERSION -->
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

page=docs/results/untrusted.md
# put MARK FILE: has the page's part between the comments MARK and /MARK be that file.
put() {
  grep -q "^<!-- $1 -->\$" "$page" || { echo "hostile.sh: $page has no <!-- $1 -->" >&2; exit 2; }
  sed -e "/^<!-- $1 -->\$/,/^<!-- \/$1 -->\$/{//!d" -e "}" -e "/^<!-- $1 -->\$/r $2" "$page" > "$dir/page"
  cp "$dir/page" "$page"
}

seen=output/hostile.json
jdk=""
case "${1:-}" in
-jdk=*)
  home="${1#-jdk=}"
  shift
  jdk="$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$home/release")"
  seen="output/hostile-$jdk.json"
  # What was seen before is no matter of the JDK.
  case " $*" in *" -seen="*) ;; *) set -- "$@" "-jvm=$home/bin/java" ;; esac
  ;;
esac
[ -f "$seen" ] || echo '{"trial":"hostile","rows":[]}' > "$seen"
verify "$@" -as=json > "$dir/tried"
# Identity hashes differ in every run.
sed -E 's/@[0-9a-f]{5,8}([^0-9a-f]|$)/\1/g' "$dir/tried" > "$dir/now"
verify "-seen=$seen" "-seen=$dir/now" -as=json > "$dir/seen"
cp "$dir/seen" "$seen"
verify "-seen=$seen" -as=csv > "$dir/csv"
if [ -n "$jdk" ]; then
  # Columns: row,status,features,verdict,memory,cpu,altered,also,stance
  awk -F, -v jdk="$jdk" '
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
  ' src/main/resources/io/serbench/catalog/hostile.csv "$dir/csv" > "$dir/table"
  put "hostile-$jdk" "$dir/table"
else
  cp "$dir/csv" src/main/resources/io/serbench/catalog/hostile.csv
  verify "-seen=$seen" -as=markdown > "$dir/table"
  put hostile "$dir/table"
fi
