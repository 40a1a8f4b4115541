#!/usr/bin/env bash
# Stores the bytes that the rows of this build write, for StoredBytesTest, which checks that every later version can
# read them.
#
#   scripts/wire.sh                   all rows
#   scripts/wire.sh -include=ROWS     these rows
#
# Writes src/test/resources/wire/LIBRARY/VERSION/ROW/DATASET.bin, but never replaces a file, and omits bytes that an
# earlier version wrote identically. Run it after an upgrade, once the test passes.
#
# Needs target/serbench.jar: mvn package -DskipTests
set -euo pipefail
cd "$(dirname "$0")/.."

java -jar target/serbench.jar check versions -save=src/test/resources/wire \
  -data=media.1,sample,orders.small "$@" > /dev/null
git status --short src/test/resources/wire | head
