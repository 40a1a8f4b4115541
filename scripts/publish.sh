#!/bin/sh
# Measures everything that the site shows: for each JDK, the classic page, the default rows, data sets of other shapes
# and of growing size, JSON without a class, and histories of seven libraries. Takes about two hours on two cores.
#
#   scripts/publish.sh [OPTIONS] [JAVA ...]
#     -name=NAME      prefix of the result files; default: today's date (UTC)
#     -only=WORDS     only runs whose names contain one of these words: -only=classic,history
#     -include=ROWS   only these rows (no wildcards); for trying the script
#     -quick          one short fork per row; for trying the script
#     -plan           prints the plan, with times, and measures nothing
#
# Each JAVA is the java command of a JDK to measure on; default: the one on the PATH. The plan is printed first. After an
# interruption, pass the same options again, with -name= if the date has changed: finished runs are kept, and the
# interrupted one is resumed.
#
# Writes output/published/NAME-*.json, from which scripts/pages.sh makes the site, and finally packs all of these into
# target/serbench-results-NAME.zip; docs/dev/releasing.md says where to attach it.
#
# Needs a JDK, Maven, and target/serbench.jar: mvn package -DskipTests. The first time, it also needs a network: Maven
# downloads earlier versions of the libraries to target/published-jars.
set -eu
cd "$(dirname "$0")/.."
exec java lab/src/main/java/io/serbench/lab/scripts/Publish.java "$@"
