#!/bin/sh
# Damages result files, data files and command lines at random, and looks for stack traces, hangs of over 5
# seconds, and unescaped terminal control characters.
#
#   lab/fuzz.sh [COUNT [SEED]]    COUNT: of each kind (default: 10000); SEED: default: of the time
#
# The tests print their seed; pass it to repeat a run. Needs Maven.
set -eu
cd "$(dirname "$0")/.."
SERBENCH_THOROUGH=yes mvn -B -q -ntp test -Dtest=FuzzTest -Dsurefire.failIfNoSpecifiedTests=false \
  -Djunit.jupiter.execution.timeout.default=5h -Dserbench.fuzz.count="${1:-10000}" \
  -Dserbench.fuzz.seconds=5 -Dserbench.fuzz.seed="${2:-$(date +%s%N)}"
