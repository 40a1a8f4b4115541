#!/bin/sh
# Regenerates the protostuff row's message classes from schema/protobuf/media.proto, with
# protostuff's own compiler from Maven Central, its output "java_bean" and none of its options but
# the one that renames the package. The result is committed, so that the build needs no compiler.
set -eu
cd "$(dirname "$0")/.."

version=$(sed -n 's:.*<protostuff.version>\(.*\)</protostuff.version>.*:\1:p' pom.xml)
tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT

mvn -q -B dependency:copy "-DoutputDirectory=$tools" -Dmdep.stripVersion=true \
  "-Dartifact=io.protostuff:protostuff-compiler:$version:jar:jar-with-dependencies"

cat >"$tools/modules.properties" <<EOF
modules = media
media.source = schema/protobuf/media.proto
media.output = java_bean
media.encoding = UTF-8
media.outputDir = src/main/java
media.options = io.serbench.library.protobuf.generated:io.serbench.library.protostuff.generated
EOF
java -jar "$tools/protostuff-compiler-jar-with-dependencies.jar" "$tools/modules.properties"
