#!/bin/sh
# Profiles a row that spends 70, 20 and 10 % of ser in three methods and allocates 3 to 1 in two, and measures
# members that cost about 50, 200 and 800 ns: shares should be within 3 points, costs within 10 %. Then profiles
# a row with JMH's own -prof async, too: the five largest methods of either should agree within their intervals.
# Exits with 1 if something is further off. Takes about four minutes per JDK.
#
#   lab/profile.sh JAVA_HOME [ROW]    ROW: for JMH; default json/jackson/databind
#
# Needs Maven, which builds the jar and the lab and downloads JMH.
set -eu
cd "$(dirname "$0")/.."
jvm="$1/bin/java"
row="${2:-json/jackson/databind}"
mvn -q -B -Plab package -DskipTests
mvn -q -B -Plab dependency:build-classpath -DincludeScope=test \
  -DincludeArtifactIds=jmh-core,jopt-simple,commons-math3 -Dmdep.outputFile=target/jmh.classpath
out="$(mktemp -d)"
trap 'rm -rf "$out"' EXIT
classes="target/serbench.jar:target/test-classes"
status=0

java -cp "$classes:src/test/dummy-rows" io.serbench.cli.Main -quick -include=dummy-spends-70-20-10 \
  -profile=cpu,alloc -jvm="$jvm" -out="$out/shares.json" \
  -jvm-args='-XX:CompileCommand=dontinline,io.serbench.dummy.CostlyDummies*::*' > "$out/shares.txt"
echo '{"busy80": 0, "busy320": 0, "busy1280": 0}' > "$out/members.json"
javac --release 17 -d "$out/classes" lab/src/busy-members/BusyMembers.java
java -cp "$classes:lab/src/floor-rows" io.serbench.cli.Main -include=floor -type=busy.BusyMembers \
  -classpath="$out/classes" -without='*' -jvm="$jvm" -out="$out/costs.json" "$out/members.json" \
  > "$out/costs.txt"
"$jvm" -cp "$classes" io.serbench.lab.floor.ProfileVerdict "$out/shares.json" "$out/costs.json" || status=1

java -cp "$classes:$(cat target/jmh.classpath)" io.serbench.lab.jmh.ProfileBesideJmh "$row" media.1 "$jvm" "$out" \
  || status=1
exit $status
