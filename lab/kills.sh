#!/bin/sh
# Kills serbench, and one of its forks, at 20 random moments each (or as many as the first argument
# says), and looks for what is lost or left behind. Takes some ten minutes. The tests print their seed
# where they fail: lab/kills.sh 20 SEED tries the same moments again.
# Needs target/serbench.jar and the test classes: mvn package
set -eu
cd "$(dirname "$0")/.."
mvn -B -ntp failsafe:integration-test@default failsafe:verify@default -Dit.test=KilledRunIT \
  -Dserbench.kills="${1:-20}" ${2:+-Dserbench.kills.seed="$2"}
