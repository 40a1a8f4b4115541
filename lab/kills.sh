#!/bin/sh
# Kills serbench, and one of its forks, at random moments, and looks for lost results and leftover processes and
# files. Takes about ten minutes.
#
#   lab/kills.sh [COUNT [SEED]]    COUNT: of each kind (default: 20)
#
# A test that fails prints its seed; pass it to repeat the same moments. Needs Maven, and target/serbench.jar and
# the test classes: mvn package -DskipTests
set -eu
cd "$(dirname "$0")/.."
mvn -B -ntp failsafe:integration-test@default failsafe:verify@default -Dit.test=KilledRunIT \
  -Dserbench.kills="${1:-20}" ${2:+-Dserbench.kills.seed="$2"}
