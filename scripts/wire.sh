#!/usr/bin/env bash
# Adds the bytes that this build's rows write to those that StoredBytesTest lets every later version read:
# src/test/resources/wire/LIBRARY/VERSION/ROW/DATASET.bin. What is there stays, and what an earlier version wrote
# alike is not stored again. Run it after an upgrade, once that test passes.
#
#   scripts/wire.sh                          all rows
#   scripts/wire.sh -include=NAMES           some
#
# Needs target/serbench.jar: mvn package -DskipTests
set -euo pipefail
cd "$(dirname "$0")/.."

java -jar target/serbench.jar check versions -save=src/test/resources/wire \
  -data=media.1,sample,orders.small "$@" > /dev/null
git status --short src/test/resources/wire | head
