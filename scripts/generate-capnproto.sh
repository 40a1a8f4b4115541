#!/bin/sh
# Regenerates the Java classes of schema/capnproto, with the compilers in a Maven plugin: Cap'n Proto 0.5.3
# and its plugin for Java.
#
#   scripts/generate-capnproto.sh
#
# The compilers run on x86-64 only, so the classes are committed, and the build needs no compiler. Needs Maven.
set -eu
cd "$(dirname "$0")/.."

version=1.0
target=src/generated/java/io/serbench/library/capnproto/generated
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cat >"$work/pom.xml" <<END
<project>
  <modelVersion>4.0.0</modelVersion>
  <groupId>io.serbench</groupId>
  <artifactId>generate-capnproto</artifactId>
  <version>1</version>
  <build>
    <plugins>
      <plugin>
        <groupId>org.expretio.maven.plugins</groupId>
        <artifactId>capnp-maven-plugin</artifactId>
        <version>$version</version>
        <configuration>
          <schemaDirectory>$PWD/schema/capnproto</schemaDirectory>
          <outputDirectory>$work/out</outputDirectory>
          <verbose>false</verbose>
        </configuration>
      </plugin>
    </plugins>
  </build>
</project>
END
mvn -q -B -f "$work/pom.xml" org.expretio.maven.plugins:capnp-maven-plugin:$version:generate

mkdir -p "$target"
rm -f "$target"/*.java
cp "$work"/out/*.java "$target"/
echo "generated $(find "$target" -name '*.java' | wc -l | tr -d ' ') classes in $target"
