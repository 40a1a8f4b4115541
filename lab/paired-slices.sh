#!/bin/sh
# Whether differences between rows are known better from pairs of neighbouring slices than from
# their forks alone: two runs of noise, in which all differences ought to be nothing.
#
#   lab/paired-slices.sh FOLDER [OTHER ROWS, AND HOW MANY FORKS, BY OPTIONS OF serbench]
#
# Needs target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests
set -eu
folder=${1:?give a folder for the results}
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
