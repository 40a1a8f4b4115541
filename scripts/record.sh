#!/bin/sh
# Runs a check and records its verdicts, in recorded.csv and recorded-details.csv in
# src/main/resources/io/serbench/catalog, and in the table of the check's page in docs/results, which shows the default
# rows.
#
#   scripts/record.sh CHECK [OPTIONS]        CHECK: types, evolution, jdk, hostile (20 minutes) or versions
#     -include=ROWS   checks only these rows; the lines of others are kept
#     -render         checks nothing; makes the table from what is recorded
#     -lines=FILE     checks nothing; records what the check printed with -as=csv
#     -jdk=HOME       runs on this JDK. Its lines are recorded beside those of JDK 17, and the rows that differ are put
#                     into a table between <!-- CHECK-VERSION --> and <!-- /CHECK-VERSION -->
#
# Other options are those of "serbench check". lab/languages.sh uses -lines= to record the check "languages".
#
# Needs target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests
set -eu
cd "$(dirname "$0")/.."
exec java -cp target/test-classes:target/serbench.jar io.serbench.lab.pages.RecordCheck "$@"
