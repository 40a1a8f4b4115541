#!/bin/sh
# How long a fork needs after a pause until it is as fast as before: six rows with slices of several
# lengths, and what their first batches took beside their later ones.
#
#   lab/slices.sh [OTHER ROWS, AND HOW MANY FORKS, BY OPTIONS OF serbench]
#
# Needs target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests
set -eu
cd "$(dirname "$0")/.."
[ $# -gt 0 ] ||
  set -- -include=java-manual,kryo-flat,fst-flat,fory,protobuf,json/jackson/databind -forks=2
exec java -cp target/serbench.jar:target/test-classes io.serbench.lab.evidence.SliceTable "$@"
