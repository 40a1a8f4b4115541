#!/bin/sh
# Checks whether the library versions of this build and earlier ones can read each other's bytes ("check versions"), and
# records the verdicts in src/main/resources/io/serbench/catalog and docs/results/stored-bytes.md.
#
#   scripts/wire-history.sh             all libraries in scripts/wire-history/versions.txt, and old-rows
#   scripts/wire-history.sh WORD ...    libraries whose names contain one of the words; the lines of others are kept
#   scripts/wire-history.sh old-rows    rows that use old APIs (scripts/wire-history/OldRows.java); run it for fory and
#                                       kryo first
#
# Needs a JDK, Maven, target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests. The first time, it also
# needs a network: Maven resolves each version and its dependencies to a class path in target/wire-history.
set -eu
cd "$(dirname "$0")/.."
exec java -cp target/test-classes:target/serbench.jar io.serbench.lab.pages.WireHistory "$@"
