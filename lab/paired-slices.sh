#!/bin/sh
# Tests whether pairs of adjacent slices give more precise differences between rows than forks do: runs "noise"
# twice, in which all differences should be zero.
#
#   lab/paired-slices.sh FOLDER [OPTIONS]    OPTIONS: of "serbench noise"; default: six rows
#
# FOLDER keeps the results.
# Needs target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests
set -eu
folder=${1:?"paired-slices.sh: pass a folder for the results"}
shift
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
cd "$(dirname "$0")/.."
[ $# -gt 0 ] ||
  set -- -include=java-manual,kryo-flat,fst-flat,fory,protobuf,json/jackson/databind
for run in 1 2; do
  java -jar target/serbench.jar noise "$@" -out="$folder/aa-$run.json" > "$folder/aa-$run.txt"
done
exec java -cp target/serbench.jar:target/test-classes \
  io.serbench.lab.evidence.PairedSlices "$folder/aa-1.json" "$folder/aa-2.json"
