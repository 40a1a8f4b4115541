#!/bin/sh
# Regenerates the protobuf-wire row's message classes from schema/protobuf, with Wire's own compiler
# from Maven Central. The result is committed, so that the build needs no compiler.
set -eu
cd "$(dirname "$0")/.."

version=$(sed -n 's:.*<wire.version>\(.*\)</wire.version>.*:\1:p' pom.xml)
target=src/main/java/io/serbench/library/wire/generated
tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT

mvn -q -B dependency:copy "-DoutputDirectory=$tools" -Dmdep.stripVersion=true \
  "-Dartifact=com.squareup.wire:wire-compiler:$version:jar:jar-with-dependencies"

# The compiler cannot rename a package, and the schemas' own is that of the row "protobuf".
mkdir "$tools/schema"
for schema in schema/protobuf/*.proto; do
  sed 's/io\.serbench\.library\.protobuf\.generated/io.serbench.library.wire.generated/' \
    "$schema" >"$tools/schema/$(basename "$schema")"
done
java -jar "$tools/wire-compiler-jar-with-dependencies.jar" \
  "--proto_path=$tools/schema" "--java_out=$tools/out"

mkdir -p "$target"
rm -f "$target"/*.java
cp "$tools"/out/io/serbench/library/wire/generated/*.java "$target"/
echo "generated $(ls "$target" | wc -l | tr -d ' ') classes in $target"
