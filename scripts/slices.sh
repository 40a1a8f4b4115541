#!/bin/sh
# How long a fork needs after a pause until it is as fast as before: six rows with slices of several
# lengths, and what their first batches took beside their later ones.
#
#   scripts/slices.sh [OTHER ROWS, AND HOW MANY FORKS, BY OPTIONS OF serbench]
#
# Needs target/serbench.jar and the test classes: mvn package
set -eu
cd "$(dirname "$0")/.."
[ $# -gt 0 ] ||
  set -- -include=java-manual,kryo-flat,fst-flat,fory,protobuf,json/jackson/databind -forks=2
exec java -cp target/serbench.jar:target/test-classes io.serbench.tools.evidence.SliceTable "$@"
