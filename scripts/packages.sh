#!/usr/bin/env bash
# Makes the files for Maven Central and package managers, in target:
#
#   serbench-api.pom, serbench-api-sources.jar, serbench-api-javadoc.jar   for Maven Central
#   serbench-VERSION.zip   the jar with its launchers, completions and manual page, for package managers
#
#   scripts/packages.sh
#
# The output is reproducible. Needs a JDK, zip, and target/serbench.jar: mvn package -DskipTests
set -euo pipefail
cd "$(dirname "$0")/.."
version=$(sed -n '0,/<version>/s/^  <version>\(.*\)<\/version>/\1/p' pom.xml)
stamp=$(sed -n 's/.*<project.build.outputTimestamp>\(.*\)<\/.*/\1/p' pom.xml)
api=target/serbench-api
for jar in target/serbench.jar "$api.jar"; do
  [ -f "$jar" ] || { echo "packages.sh: there is no $jar; run mvn package" >&2; exit 2; }
done
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
umask 022

# Sources and javadoc of the classes in the API's jar.
mkdir "$dir/sources" "$dir/javadoc"
jar tf "$api.jar" | sed -n 's/\(\$[^/]*\)\{0,1\}\.class$/.java/p' | LC_ALL=C sort -u > "$dir/files"
while read -r file; do
  mkdir -p "$dir/sources/$(dirname "$file")"
  cp "src/main/java/$file" "$dir/sources/$file"
done < "$dir/files"
(cd "$dir/sources" && find . -name '*.java' ! -name package-info.java | LC_ALL=C sort > "$dir/list" &&
  javadoc -quiet -notimestamp -Xdoclint:none -encoding UTF-8 -locale en -doctitle "serbench-api $version" \
    -d "$dir/javadoc" -classpath "$OLDPWD/$api.jar" "@$dir/list" > "$dir/javadoc.log" 2>&1) ||
  { cat "$dir/javadoc.log" >&2; exit 1; }
for kind in sources javadoc; do
  jar --create --file "$api-$kind.jar" --date "$stamp" -C "$dir/$kind" .
done
sed -e "s/@version@/$version/" scripts/packages/serbench-api.pom > "$api.pom"

# Everything is in one folder with the version in its name, as package managers expect.
home=$dir/serbench-$version
mkdir -p "$home/bin" "$home/completion" "$home/man/man1"
cp target/serbench.jar scripts/serbench scripts/serbench.cmd "$home/bin/"
chmod 755 "$home/bin/serbench"
cp LICENSE README.md CHANGELOG.md "$home/"
java -jar target/serbench.jar completion bash > "$home/completion/serbench.bash"
java -jar target/serbench.jar completion zsh > "$home/completion/_serbench"
java -jar target/serbench.jar help -man > "$home/man/man1/serbench.1"
find "$home" -exec env TZ=UTC touch -d "$stamp" {} +
zip=$PWD/target/serbench-$version.zip
rm -f target/serbench-*.zip
(cd "$dir" && find "serbench-$version" -type f | LC_ALL=C sort | TZ=UTC zip -q -X "$zip" -@)
ls "$api.pom" "$api"-*.jar "$zip"
