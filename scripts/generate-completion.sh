#!/bin/sh
# Writes scripts/serbench-completion.bash again, after commands or options have changed.
# Needs target/serbench.jar: mvn package -DskipTests
set -eu
cd "$(dirname "$0")/.."
java -jar target/serbench.jar completion > target/serbench-completion.bash
mv target/serbench-completion.bash scripts/serbench-completion.bash
