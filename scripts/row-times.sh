#!/bin/sh
# Writes how long each row keeps a processor busy to src/main/resources/io/serbench/shard/times.txt, from which
# shards are balanced. Takes the mean over the result files, which should have the default precision.
#
#   scripts/row-times.sh output/classic-jdk17.json output/classic-jdk25.json
#
# Needs target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests
set -eu
cd "$(dirname "$0")/.."
exec java -cp target/test-classes:target/serbench.jar io.serbench.lab.pages.RowTimes "$@"
