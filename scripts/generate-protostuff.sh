#!/bin/sh
# Regenerates the protostuff row's message classes from schema/protobuf, with protostuff's own
# compiler from Maven Central, its output "java_bean" and none of its options but the one that
# renames the package. The result is committed, so that the build needs no compiler.
set -eu
cd "$(dirname "$0")/.."

version=$(sed -n 's:.*<protostuff.version>\(.*\)</protostuff.version>.*:\1:p' pom.xml)
target=src/main/java/io/serbench/library/protostuff/generated
tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT

mvn -q -B dependency:copy "-DoutputDirectory=$tools" -Dmdep.stripVersion=true \
  "-Dartifact=io.protostuff:protostuff-compiler:$version:jar:jar-with-dependencies"

# The compiler does not know maps. As repeated entries they are the same bytes, see
# https://protobuf.dev/programming-guides/proto2/#backwards.
mkdir "$tools/schema"
for schema in schema/protobuf/*.proto; do
  sed 's/map<\([a-z0-9]*\), *\([a-z0-9]*\)> \([a-z_]*\) = \([0-9]*\);/message Entry { optional \1 key = 1; optional \2 value = 2; } repeated Entry \3 = \4;/' \
    "$schema" >"$tools/schema/$(basename "$schema")"
done

cat >"$tools/modules.properties" <<EOF
modules = all
all.source = $tools/schema
all.output = java_bean
all.encoding = UTF-8
all.outputDir = $tools/out
all.options = io.serbench.library.protobuf.generated:io.serbench.library.protostuff.generated
EOF
java -jar "$tools/protostuff-compiler-jar-with-dependencies.jar" "$tools/modules.properties"

mkdir -p "$target"
rm -f "$target"/*.java
cp "$tools"/out/io/serbench/library/protostuff/generated/*.java "$target"/
echo "generated $(ls "$target" | wc -l | tr -d ' ') classes in $target"
