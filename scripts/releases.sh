#!/bin/sh
# Records when each library was released, in src/main/resources/io/serbench/catalog/releases.csv: the month of
# the newest file in its jar.
#
#   scripts/releases.sh
#
# Omits libraries whose build tool writes the same fixed date into every jar. Needs the list that "mvn package" writes to
# target/classes, and the jars in the local Maven repository; MAVEN_REPOSITORY overrides ~/.m2/repository.
set -eu
cd "$(dirname "$0")/.."
exec java lab/src/main/java/io/serbench/lab/scripts/Releases.java
