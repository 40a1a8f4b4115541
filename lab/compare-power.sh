#!/bin/sh
# How often "compare -max-slowdown=5%" cries wolf among equals, and how often it finds a row that is 10 %
# slower: of simulated runs, and of real ones.
#
#   lab/compare-power.sh FILE.json FILE.json ...
#
# The files are those of several runs of the same rows on one machine, such as lab/repeatability.sh
# makes with EVIDENCE=FOLDER.
# Needs target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests
set -eu
top="$(dirname "$0")/.."
exec java -cp "$top/target/serbench.jar:$top/target/test-classes" io.serbench.lab.compare.Power "$@"
