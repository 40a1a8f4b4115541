#!/bin/sh
# Damages 10,000 result files, data files and command lines each (or as many as the first argument
# says), and looks for traces, hangs above 5 seconds and characters that a terminal obeys. The tests
# print their seed: lab/fuzz.sh 10000 SEED tries the same again.
set -eu
cd "$(dirname "$0")/.."
mvn -B -q -ntp test -Dtest=FuzzTest -Dsurefire.failIfNoSpecifiedTests=false \
  -Dserbench.fuzz.count="${1:-10000}" -Dserbench.fuzz.seconds=5 ${2:+-Dserbench.fuzz.seed="$2"}
