#!/bin/sh
# Two complete runs of twelve rows, back to back, and how far they differ.
#
#   scripts/repeatability.sh [OPTIONS OF serbench]
#
# Needs target/serbench.jar and the test classes: mvn package
set -eu
cd "$(dirname "$0")/.."
rows=java-manual,kryo-flat,kryo-flat-pre,fst-flat,fory,fory-auto,protostuff-runtime,protobuf
rows=$rows,thrift-compact,json/jackson/databind,smile/jackson/databind,java-built-in
out="${EVIDENCE:-$(mktemp -d)}"
for run in first second; do
  java -jar target/serbench.jar -include="$rows" -out="$out/$run.json" "$@" > "$out/$run.txt"
done
java -cp target/serbench.jar:target/test-classes io.serbench.tools.evidence.Repeatability \
  "$out/first.json" "$out/second.json"
