#!/bin/sh
# Repeats a complete run of twelve rows, and shows how much each run differs from the one before it.
#
#   lab/repeatability.sh [-runs=N] [-other=JAR] [-neighbour] [OPTIONS]    OPTIONS: of "serbench run"
#
#   -runs=N      number of runs (default: 2)
#   -other=JAR   the jar of another version of serbench, which takes turns with this one
#   -neighbour   meanwhile keeps one core busy, on and off at random
#
# Two runs are compared value by value; with more, there is a table with a line for each pair of successive runs.
# EVIDENCE names a folder that keeps the result files (default: a temporary one).
# Needs target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests
set -eu
cd "$(dirname "$0")/.."
rows=java-manual,kryo-flat,kryo-flat-pre,fst-flat,fory,fory-auto,protostuff-runtime,protobuf
rows=$rows,thrift-compact,json/jackson/databind,smile/jackson/databind,java-built-in
out="${EVIDENCE:-$(mktemp -d)}"
classes=target/serbench.jar:target/test-classes
repeatability=io.serbench.lab.evidence.Repeatability
runs=2
other=""
while [ $# -gt 0 ]; do
  case "$1" in
    -runs=*) runs="${1#*=}" ;;
    -other=*) other="${1#*=}" ;;
    -neighbour)
      java -cp "$classes" io.serbench.lab.evidence.Neighbour &
      neighbour=$!
      trap 'kill $neighbour' EXIT
      ;;
    *) break ;;
  esac
  shift
done

measure() {
  jar="$1"
  name="$2"
  shift 2
  java -jar "$jar" -include="$rows" -out="$out/$name.json" "$@" > "$out/$name.txt"
}

this_files=""
other_files=""
run=1
while [ "$run" -le "$runs" ]; do
  if [ -n "$other" ]; then
    measure "$other" "other-$run" "$@"
    other_files="$other_files $out/other-$run.json"
  fi
  measure target/serbench.jar "this-$run" "$@"
  this_files="$this_files $out/this-$run.json"
  run=$((run + 1))
done

if [ "$runs" -eq 2 ] && [ -z "$other" ]; then
  java -cp "$classes" "$repeatability" "$out/this-1.json" "$out/this-2.json"
  exit
fi
echo "| schedule | steal | undisturbed | seconds a row | forks a row | values: median / worst | ratios of rows: median / worst |"
echo "|---|---|---|---|---|---|---|"
# shellcheck disable=SC2086 # Names of files, which contain no blanks, unless EVIDENCE does.
[ -z "$other" ] || java -cp "$classes" "$repeatability" other $other_files
# shellcheck disable=SC2086
java -cp "$classes" "$repeatability" this $this_files
