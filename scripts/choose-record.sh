#!/bin/sh
# Records the time, size and allocation of each row on media.1, so that "choose" can measure fast rows first.
#
#   scripts/choose-record.sh               measures all rows, one short fork each; takes ten minutes
#   scripts/choose-record.sh RESULT.json   uses the results of an earlier run
#
# Writes src/main/resources/io/serbench/choose/recorded.csv: row, total in ns, size in bytes, bytes allocated. Run it
# after adding rows; "choose" assumes that unrecorded rows are fast.
#
# Needs target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests
set -eu
cd "$(dirname "$0")/.."
exec java -cp target/test-classes:target/serbench.jar io.serbench.lab.pages.ChooseOrder "$@"
