#!/bin/sh
# serbench against JMH: the same rows, data, operations, JVM and JVM flags under both, forks in turn,
# and how far apart the answers are. 12 rows x ser and deser x 4 forks take some nine minutes.
#
#   lab/against-jmh.sh [-markdown=FILE] [-folder=DIR] [-reuse] [options of serbench's run]
#
#   -markdown=FILE  the tables as Markdown too
#   -folder=DIR     where both tools leave what they measured (default: target/against-jmh)
#   -reuse          evaluate what the folder holds, measure nothing
#   -include=ROWS   these rows instead of the twelve;  -forks=N  as many forks of each tool
#
# JAVA_HOME says which JVM is measured. JMH is under the GPL: Maven fetches it for the lab, and it
# is not in serbench's jar.
set -eu
cd "$(dirname "$0")/.."
java="${JAVA_HOME:+$JAVA_HOME/bin/}java"

# The jar, the lab's classes, and the class path of JMH alone: all else is in the jar.
mvn -q -B -Plab package -DskipTests
mvn -q -B -Plab dependency:build-classpath -DincludeScope=test \
  -DincludeArtifactIds=jmh-core,jopt-simple,commons-math3 -Dmdep.outputFile=target/jmh.classpath

exec "$java" -cp "target/serbench.jar:target/test-classes:$(cat target/jmh.classpath)" \
  io.serbench.lab.jmh.AgainstJmh "$@"
