#!/bin/sh
# Shows how long a fork takes to regain its speed after a pause: measures rows with slices of several lengths, and
# compares the first batches of a slice with later ones.
#
#   lab/slices.sh [OPTIONS]    OPTIONS: of "serbench run"; default: six rows, two forks each
#
# Needs target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests
set -eu
cd "$(dirname "$0")/.."
[ $# -gt 0 ] ||
  set -- -include=java-manual,kryo-flat,fst-flat,fory,protobuf,json/jackson/databind -forks=2
exec java -cp target/serbench.jar:target/test-classes io.serbench.lab.evidence.SliceTable "$@"
