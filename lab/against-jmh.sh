#!/bin/sh
# Compares serbench with JMH: measures the same rows, data and operations with both, on the same JVM with the
# same flags, with forks of both taking turns. Twelve rows and four forks take about nine minutes.
#
#   lab/against-jmh.sh [-markdown=FILE] [-folder=DIR] [-reuse] [OPTIONS]    OPTIONS: of "serbench run"
#
#   -markdown=FILE  also writes the tables as Markdown
#   -folder=DIR     the folder for the results of both tools (default: target/against-jmh)
#   -reuse          measures nothing; evaluates the results in the folder
#   -include=ROWS   these rows instead of the twelve
#   -forks=N        forks per row with each tool
#
# Needs Maven, which builds the jar and the lab and downloads JMH; JMH is under the GPL and not in serbench's
# jar. JAVA_HOME selects the JVM to measure on.
set -eu
cd "$(dirname "$0")/.."
java="${JAVA_HOME:+$JAVA_HOME/bin/}java"

# The jar, the lab's classes, and a class path with only JMH; everything else is in the jar.
mvn -q -B -Plab package -DskipTests
mvn -q -B -Plab dependency:build-classpath -DincludeScope=test \
  -DincludeArtifactIds=jmh-core,jopt-simple,commons-math3 -Dmdep.outputFile=target/jmh.classpath

exec "$java" -cp "target/serbench.jar:target/test-classes:$(cat target/jmh.classpath)" \
  io.serbench.lab.jmh.AgainstJmh "$@"
