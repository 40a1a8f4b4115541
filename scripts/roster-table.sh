#!/usr/bin/env bash
# Which rows do not work, on which data sets and JDKs, and why: a table for the README, made of what
# "verify" says, with the totals.
#
#   scripts/roster-table.sh [-readme] [JAVA_HOME ...]
#
# Without JDKs: that of JAVA_HOME or of the PATH. With -readme the table replaces the one in
# README.md. DATA names the data sets, media.* unless it says otherwise.
# Needs target/serbench.jar: mvn package -DskipTests
set -euo pipefail
cd "$(dirname "$0")/.."
readme=no
if [ "${1:-}" = -readme ]; then
  readme=yes
  shift
fi
if [ $# -eq 0 ]; then
  set -- "${JAVA_HOME:-$(dirname "$(dirname "$(readlink -f "$(command -v java)")")")}"
fi
dir="$(mktemp -d)"
trap 'rm -rf "$dir"' EXIT

for home in "$@"; do
  version="$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$home/release")"
  echo "roster-table: JDK $version" >&2
  # Exit code 1 says that some row fails, which is what the table is for.
  java -jar target/serbench.jar verify -data="${DATA:-media.*}" -jvm="$home/bin/java" \
    2> "$dir/messages" > "$dir/verified" || [ $? -eq 1 ] || { cat "$dir/messages" >&2; exit 2; }
  sed "s/^/$version /" "$dir/verified" >> "$dir/all"
done

# Lines are "JDK row data-set OK|ERROR|UNAVAILABLE cause". Identity hashes differ in every run.
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
      dataOf[failure] = dataOf[failure] (dataOf[failure] == "" ? "" : ", ") data
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

if [ "$readme" = yes ]; then
  awk -v table="$dir/table" '
    /<!-- \/roster -->/ { inside = 0 }
    !inside { print }
    /<!-- roster -->/ { inside = 1; while ((getline line < table) > 0) print line }
  ' README.md > "$dir/README.md"
  cp "$dir/README.md" README.md
fi
cat "$dir/table"
