#!/bin/sh
# Regenerates the protobuf-wire row's message classes from schema/protobuf/media.proto, with Wire's
# own compiler from Maven Central. The result is committed, so that the build needs no compiler.
set -eu
cd "$(dirname "$0")/.."

version=$(sed -n 's:.*<wire.version>\(.*\)</wire.version>.*:\1:p' pom.xml)
target=src/main/java/io/serbench/library/wire/generated
tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT

mvn -q -B dependency:copy "-DoutputDirectory=$tools" -Dmdep.stripVersion=true \
  "-Dartifact=com.squareup.wire:wire-compiler:$version:jar:jar-with-dependencies"

# The compiler cannot rename a package, and the schema's own is that of the row "protobuf".
sed 's/io\.serbench\.library\.protobuf\.generated/io.serbench.library.wire.generated/' \
  schema/protobuf/media.proto >"$tools/media.proto"
java -jar "$tools/wire-compiler-jar-with-dependencies.jar" \
  "--proto_path=$tools" "--java_out=$tools/out" media.proto

mkdir -p "$target"
rm -f "$target"/*.java
cp "$tools"/out/io/serbench/library/wire/generated/*.java "$target"/
echo "generated $(ls "$target" | wc -l | tr -d ' ') classes in $target"
