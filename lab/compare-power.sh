#!/bin/sh
# Counts how often "compare -max-slowdown=5%" raises a false alarm between equal runs, and how often it detects
# a row that is 10 % slower, in simulated and in real runs.
#
#   lab/compare-power.sh FILE.json FILE.json ...
#
# The files are from several runs of the same rows on one machine, such as those that lab/repeatability.sh keeps
# with EVIDENCE=FOLDER.
# Needs target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests
set -eu
top="$(dirname "$0")/.."
exec java -cp "$top/target/serbench.jar:$top/target/test-classes" io.serbench.lab.compare.Power "$@"
