#!/bin/sh
# Runs the commands in README.md and puts their output, filtered, below them. Fails if a command fails.
#
#   scripts/readme.sh         all commands; takes ten minutes. For figures to publish, run nothing else at the same time
#   scripts/readme.sh WORD    only the blocks that contain this word
#
# A block in README.md begins with ```console and a filter, which its output is piped through: commands, after
# "last_table COLUMN" for the last table with this column. Lines that begin with "$ " are run, in a folder with app.jar,
# which has a class com.acme.Order, and orders.json.
#
# Needs bash, a JDK, and target/serbench.jar: mvn package -DskipTests
set -eu
cd "$(dirname "$0")/.."
exec java lab/src/main/java/io/serbench/lab/scripts/Readme.java "$@"
