#!/bin/sh
# Regenerates the Scala classes of schema/protobuf/media.proto with ScalaPB's generator.
#
#   scripts/generate-scalapb.sh
#
# The generator is a shell script with an embedded jar, which Maven cannot run on Windows, so the classes are committed.
# Needs Maven, java on the PATH, and Linux on x86-64.
set -eu
cd "$(dirname "$0")/.."

version=0.11.20
protoc=$(sed -n 's:.*<protobuf.version>\(.*\)</protobuf.version>.*:\1:p' pom.xml)
package=io/serbench/library/scalapb/generated
target=src/generated/scala/$package
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for artifact in com.thesamet.scalapb:protoc-gen-scala:$version:sh:unix \
  com.google.protobuf:protoc:$protoc:exe:linux-x86_64; do
  mvn -q -B dependency:copy -Dartifact="$artifact" -DoutputDirectory="$work"
done
chmod +x "$work"/protoc-*
# Use another package than the rows of protobuf-java.
sed 's/library.protobuf.generated/library.scalapb.generated/' schema/protobuf/media.proto >"$work/media.proto"
mkdir "$work/out"
"$work/protoc-$protoc-linux-x86_64.exe" --plugin=protoc-gen-scala="$work/protoc-gen-scala-$version-unix.sh" \
  --scala_out=flat_package:"$work/out" --proto_path="$work" media.proto

mkdir -p "$target"
rm -f "$target"/*.scala
cp "$work/out/$package"/*.scala "$target"
echo "generated $(find "$target" -name '*.scala' | wc -l | tr -d ' ') classes in $target"
