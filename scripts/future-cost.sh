#!/bin/sh
# Measures how much slower rows are when sun.misc.Unsafe is denied and they use a fallback.
#
#   scripts/future-cost.sh JDK [OPTIONS]    JDK: 24 or later, such as 25; OPTIONS: of "serbench run"
#
# Measures the rows that "check jdk" recorded as "warns", with Unsafe allowed and with it denied, and puts the comparison
# into docs/results/future.md. Run nothing else at the same time.
#
# Needs target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests
set -eu
cd "$(dirname "$0")/.."
exec java -cp target/test-classes:target/serbench.jar io.serbench.lab.pages.FallbackCost "$@"
