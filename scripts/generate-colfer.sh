#!/bin/sh
# Regenerates the Java classes of schema/colfer, with the compiler in Colfer's Maven plugin.
#
#   scripts/generate-colfer.sh
#
# The compiler runs on x86-64 only, so the classes are committed, and the build needs no compiler. Needs Maven.
set -eu
cd "$(dirname "$0")/.."

version=1.11.2
package=io/serbench/library/colfer
target=src/generated/java/$package/generated
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cat >"$work/pom.xml" <<END
<project>
  <modelVersion>4.0.0</modelVersion>
  <groupId>io.serbench</groupId>
  <artifactId>generate-colfer</artifactId>
  <version>1</version>
  <build>
    <plugins>
      <plugin>
        <groupId>net.quies.colfer</groupId>
        <artifactId>colfer-maven-plugin</artifactId>
        <version>$version</version>
        <configuration>
          <packagePrefix>$package</packagePrefix>
          <schemas>
            <schema>$PWD/schema/colfer</schema>
          </schemas>
          <sourceTarget>$work/out</sourceTarget>
        </configuration>
      </plugin>
    </plugins>
  </build>
</project>
END
mvn -q -B -f "$work/pom.xml" net.quies.colfer:colfer-maven-plugin:$version:compile

mkdir -p "$target"
rm -f "$target"/*.java
# Remove what must not be committed: an annotation from Java 8, the compiler's own TODO comments, and
# package-info, which only lists the schemas, in an order that depends on their folder.
rm "$work/out/$package"/generated/package-info.java
for class in "$work/out/$package"/generated/*.java; do
  sed -e '/^@javax.annotation.Generated/d' -e '/TODO/d' "$class" >"$target/$(basename "$class")"
done
echo "generated $(find "$target" -name '*.java' | wc -l | tr -d ' ') classes in $target"
