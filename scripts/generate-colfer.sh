#!/bin/sh
# Regenerates the Java classes of schema/colfer with the compiler that comes with Colfer's Maven
# plugin. It runs on x86-64 alone, so the result is committed, and the build needs no compiler.
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
# The annotation is of Java 8, and the compiler's authors' plans are not ours. All that package-info
# says is which schemas there were, in an order that depends on where they lie.
rm "$work/out/$package"/generated/package-info.java
for class in "$work/out/$package"/generated/*.java; do
  sed -e '/^@javax.annotation.Generated/d' -e '/TODO/d' "$class" >"$target/$(basename "$class")"
done
echo "generated $(ls "$target" | wc -l | tr -d ' ') classes in $target"
