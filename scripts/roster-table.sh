#!/usr/bin/env bash
# Makes the two tables of docs/results/rows.md from what "check" finds: which rows fail, on which data sets and JDKs,
# and why; and how many rows pass on each data set and transport.
#
#   scripts/roster-table.sh [-write] [JAVA_HOME ...]    default: $JAVA_HOME, or the JDK on the PATH
#
# Prints the tables; with -write, also puts them into docs/results/rows.md. DATA limits the data sets and TRANSPORT the
# transports, as for -data and -transport; default: all.
#
# Needs target/serbench.jar: mvn package -DskipTests
set -euo pipefail
cd "$(dirname "$0")/.."
page=docs/results/rows.md
write=no
if [ "${1:-}" = -write ]; then
  write=yes
  shift
fi
if [ $# -eq 0 ]; then
  set -- "${JAVA_HOME:-$(dirname "$(dirname "$(readlink -f "$(command -v java)")")")}"
fi
dir="$(mktemp -d)"
trap 'rm -rf "$dir"' EXIT

check() { # JAVA_HOME VERSION
  # Exit code 1 means that a row failed, which the table shows.
  java -jar target/serbench.jar check -data="${DATA:-all}" -transport="${TRANSPORT:-all}" \
    -jvm="$1/bin/java" -as=csv \
    2> "$dir/messages-$2" > "$dir/verified-$2" || [ $? -eq 1 ] || { cat "$dir/messages-$2" >&2; exit 2; }
}

# JDKs run in parallel, because nothing is timed.
pids=""
versions=""
for home in "$@"; do
  version="$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$home/release")"
  echo "roster-table: JDK $version" >&2
  check "$home" "$version" &
  pids="$pids $!"
  versions="$versions $version"
done
for pid in $pids; do
  wait "$pid"
done
# From "row,check,data-set[@transport],verdict,number,cause,jdk,version" to lines of
# "JDK row data-set[@transport] OK|ERROR|UNAVAILABLE cause". Only causes contain commas, and are then quoted.
for version in $versions; do
  awk -F, -v jdk="$version" '
    $2 != "roundtrip" || $4 == "skipped" { next }
    {
      cause = $6
      for (i = 7; i <= NF - 2; i++) cause = cause "," $i
      gsub(/^"|"$/, "", cause)
      gsub(/""/, "\"", cause)
    }
    $4 == "UNAVAILABLE" { print jdk, $1, "all", $4, cause; next }
    $3 != "" { print jdk, $1, $3, $4 == "fits" ? "OK" : "ERROR", cause }
  ' "$dir/verified-$version" >> "$dir/all"
done

# Identity hashes differ in every run.
awk '
  {
    jdk = $1; row = $2; data = $3; status = $4
    cause = $0
    sub(/^[^ ]+ +[^ ]+ +[^ ]+ +[^ ]+ ?/, "", cause)
    gsub(/ ?@[0-9a-f]+/, "", cause)
    gsub(/\|/, "\\|", cause)
    gsub(/</, "\\&lt;", cause)
    if (!(jdk in jdks)) { jdks[jdk]; jdkOrder[++jdkCount] = jdk }
    if (!(row in rows)) { rows[row]; rowOrder[++rowCount] = row }
    if (!((row, data) in covered)) { covered[row, data]; sets[row]++ }
    if (!((jdk, row) in worst) || status != "OK") worst[jdk, row] = status
    if (status == "OK") next
    failure = row SUBSEP status SUBSEP cause SUBSEP jdk
    if (!(failure in dataOf)) failures[++failureCount] = failure
    if (!((failure, data) in onData)) {
      onData[failure, data]
      # The other table shows the transports.
      base = data
      sub(/@.*/, "", base)
      if (!((failure, base) in named)) {
        named[failure, base]
        dataOf[failure] = dataOf[failure] (dataOf[failure] == "" ? "" : ", ") base
      }
      dataCount[failure]++
    }
  }
  END {
    print "| | rows | OK | ERROR | UNAVAILABLE |"
    print "|---|---|---|---|---|"
    for (j = 1; j <= jdkCount; j++) {
      ok = error = unavailable = 0
      for (r = 1; r <= rowCount; r++) {
        status = worst[jdkOrder[j], rowOrder[r]]
        if (status == "OK") ok++; else if (status == "ERROR") error++; else unavailable++
      }
      print "| JDK " jdkOrder[j] " | " ok + error + unavailable " | " ok " | " error " | " unavailable " |"
    }
    print ""
    print "| row | data sets | JDK | cause |"
    print "|---|---|---|---|"
    for (f = 1; f <= failureCount; f++) {
      split(failures[f], part, SUBSEP)
      data = dataCount[failures[f]] == sets[part[1]] ? "all" : dataOf[failures[f]]
      line = part[1] SUBSEP data SUBSEP part[2] ": " part[3]
      if (!(line in jdksOf)) linesOf[part[1], ++lineCount[part[1]]] = line
      jdksOf[line] = jdksOf[line] (jdksOf[line] == "" ? "" : ", ") part[4]
    }
    for (r = 1; r <= rowCount; r++) {
      for (l = 1; l <= lineCount[rowOrder[r]]; l++) {
        line = linesOf[rowOrder[r], l]
        split(line, part, SUBSEP)
        print "| " part[1] " | " part[2] " | " jdksOf[line] " | " part[3] " |"
      }
    }
  }
' "$dir/all" > "$dir/table"

# The number of rows that pass; if JDKs differ, one number per JDK.
awk '
  $4 == "UNAVAILABLE" { next }
  {
    split($3, part, "@")
    data = part[1]
    medium = part[2] == "" ? "array" : part[2]
    if (!($1 in jdks)) { jdks[$1]; jdkOrder[++jdkCount] = $1 }
    if (!(data in sets)) { sets[data]; setOrder[++setCount] = data }
    claimed[$1, data, medium]++
    if ($4 == "OK") passed[$1, data, medium]++
  }
  function cell(data, medium,    j, text, other, same) {
    same = 1
    for (j = 1; j <= jdkCount; j++) {
      other = passed[jdkOrder[j], data, medium] + 0
      if (claimed[jdkOrder[j], data, medium] > other)
        other = other " of " claimed[jdkOrder[j], data, medium]
      if (j > 1 && other != first) same = 0
      if (j == 1) first = other
      text = text (j == 1 ? "" : ", ") other
    }
    return same ? first : text
  }
  END {
    n = split("array direct heap text pretty stream", media, " ")
    line = "| rows that pass on"
    rule = "|---"
    for (m = 1; m <= n; m++) { line = line " | " media[m]; rule = rule "|---" }
    print line " |"
    print rule "|"
    for (d = 1; d <= setCount; d++) {
      line = "| " setOrder[d]
      for (m = 1; m <= n; m++) line = line " | " cell(setOrder[d], media[m])
      print line " |"
    }
  }
' "$dir/all" > "$dir/matrix"

# Replaces what is between the comments MARK and /MARK of the page.
replace() { # MARK FILE
  awk -v mark="$1" -v table="$2" '
    $0 == "<!-- /" mark " -->" { inside = 0 }
    !inside { print }
    $0 == "<!-- " mark " -->" { inside = 1; while ((getline line < table) > 0) print line }
  ' "$page" > "$dir/page"
  cp "$dir/page" "$page"
}
if [ "$write" = yes ]; then
  replace roster "$dir/table"
  replace matrix "$dir/matrix"
fi
cat "$dir/table"
echo
cat "$dir/matrix"
