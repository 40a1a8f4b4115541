#!/bin/sh
# Lists the known vulnerabilities of the libraries in the jar, according to OSV (osv.dev); exits with 1 if
# docs/reliability.md does not list one of them.
#
#   scripts/vulnerabilities.sh [JAR]    default: target/serbench.jar
#
# A vulnerability counts as listed if the table there names it in its library's line, by its OSV id or an alias
# such as its CVE. OSV overrides the server, KNOWN the file with the table.
#
# Needs a network, target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests
set -eu
cd "$(dirname "$0")/.."
exec java -cp target/test-classes:target/serbench.jar io.serbench.lab.pages.Vulnerabilities "$@"
