#!/bin/sh
# Makes the two tables of docs/results/rows.md from what "check" finds: which rows fail, on which data sets and JDKs,
# and why; and how many rows pass on each data set and transport.
#
#   scripts/roster-table.sh [-write] [JAVA_HOME ...]    default: the JDK that runs this
#
# Prints the tables; with -write, also puts them into docs/results/rows.md. DATA limits the data sets and TRANSPORT the
# transports, as for -data and -transport; default: all.
#
# Needs target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests
set -eu
cd "$(dirname "$0")/.."
exec java -cp target/test-classes:target/serbench.jar io.serbench.lab.pages.Roster "$@"
