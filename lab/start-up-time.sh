#!/bin/sh
# Measures how long the commands take that only look something up, in multiples of an empty main class on the
# same JVM: medians of whole commands, taking turns. More than 12 is too long.
#
#   lab/start-up-time.sh [RUNS [JAVA_HOME]]    default: 21, and $JAVA_HOME or the JDK on the PATH
#
# "launch" is "list" started by scripts/serbench, whose JVM keeps an archive of classes since JDK 19.
#
# Needs target/serbench.jar: mvn package -DskipTests
set -eu
cd "$(dirname "$0")/.."
runs="${1:-21}"
home="${2:-${JAVA_HOME:-}}"
java="${home:+$home/bin/}java"
javac="${home:+$home/bin/}javac"
dir="$(mktemp -d)"
trap 'rm -rf "$dir"' EXIT

echo 'public class Empty { public static void main(String[] args) {} }' > "$dir/Empty.java"
"$javac" -d "$dir" "$dir/Empty.java"
row="$("$java" -jar target/serbench.jar list -names | head -n 1)"

# measure FILE COMMAND ...: appends the microseconds that the command takes to a file.
measure() {
  file="$1"
  shift
  start="$(date +%s%N)"
  "$@" > /dev/null
  end="$(date +%s%N)"
  echo $(( (end - start) / 1000 )) >> "$dir/$file"
}

export JAVA_HOME="${home:-$(dirname "$(dirname "$(readlink -f "$(command -v java)")")")}"
export XDG_CACHE_HOME="$dir/cache"
scripts/serbench list > /dev/null

i=0
while [ "$i" -lt "$runs" ]; do
  measure empty "$java" -cp "$dir" Empty
  measure help "$java" -jar target/serbench.jar -help
  measure list "$java" -jar target/serbench.jar list
  measure show "$java" -jar target/serbench.jar show "$row"
  measure launch scripts/serbench list
  i=$((i + 1))
done

median() {
  sort -n "$dir/$1" | awk '{ a[NR] = $1 } END { print (a[int((NR + 1) / 2)] + a[int(NR / 2) + 1]) / 2 }'
}

"$java" -version 2>&1 | head -n 1
empty="$(median empty)"
for command in empty help list show launch; do
  awk -v name="$command" -v time="$(median "$command")" -v empty="$empty" \
    'BEGIN { printf "%-6s %7.1f ms  %4.1f\n", name, time / 1000, time / empty }'
done
