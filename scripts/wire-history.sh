#!/usr/bin/env bash
# Checks whether the library versions of this build and earlier ones can read each other's bytes ("check versions"), and
# records the verdicts in src/main/resources/io/serbench/catalog and docs/results/stored-bytes.md.
#
#   scripts/wire-history.sh             all libraries in scripts/wire-history/versions.txt, and old-rows
#   scripts/wire-history.sh WORD ...    libraries whose names contain one of the words; the lines of others are kept
#   scripts/wire-history.sh old-rows    rows that use old APIs (scripts/wire-history/OldRows.java); run it for fory and
#                                       kryo first
#
# Needs a JDK, Maven, target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests. The first time, it also
# needs a network: Maven resolves each version and its dependencies to a class path in target/wire-history.
set -euo pipefail
cd "$(dirname "$0")/.."
work="$PWD/target/wire-history"
plugin=org.apache.maven.plugins:maven-dependency-plugin:3.10.0
mkdir -p "$work"

wanted() {
  local library="$1" word
  shift
  [ $# -eq 0 ] && return 0
  for word in "$@"; do
    [[ "$library" == *"$word"* ]] && return 0
  done
  return 1
}

# pom FOLDER ARTIFACT_ID PACKAGING: writes a POM; its other elements come from standard input.
pom() {
  mkdir -p "$1"
  {
    echo '<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>'
    echo "<groupId>wire.history</groupId><artifactId>$2</artifactId><version>1</version><packaging>$3</packaging>"
    cat
    echo '</project>'
  } > "$1/pom.xml"
}

# resolve FOLDER ARTIFACTS VERSION ...: writes the class path of each version to FOLDER/VERSION/classpath.
resolve() {
  local folder="$1" artifacts="$2" version artifact modules=""
  shift 2
  for version in "$@"; do
    for artifact in ${artifacts//,/ }; do
      echo "<dependency><groupId>${artifact%%:*}</groupId><artifactId>${artifact#*:}</artifactId>"
      echo "<version>$version</version></dependency>"
    done | { echo '<dependencies>'; cat; echo '</dependencies>'; } | pom "$folder/$version" "v$version" jar
    modules="$modules<module>$version</module>"
  done
  echo "<modules>$modules</modules>" | pom "$folder" all pom
  mvn -q -B -ntp -fae -f "$folder/pom.xml" "$plugin:build-classpath" -Dmdep.includeScope=runtime \
    -Dmdep.outputFile=classpath > "$folder/maven.log" 2>&1
}

# insert MARK FILE: replaces what is between the comments MARK and /MARK of the page.
insert() {
  local page=docs/results/stored-bytes.md
  sed -e "/^<!-- $1 -->\$/,/^<!-- \\/$1 -->\$/{//!d" -e "}" -e "/^<!-- $1 -->\$/r $2" "$page" > "$work/page"
  cp "$work/page" "$page"
}

# against LIBRARY FOLDER VERSION ...: sets the array "against" to the options -against=.
against() {
  local library="$1" folder="$2" version
  shift 2
  against=()
  for version in "$@"; do
    against+=("-against=$library=$(cat "$folder/$version/classpath")")
  done
}

files=()
while read -r library artifacts versions; do
  [[ -z "$library" || "$library" == \#* ]] && continue
  wanted "$library" "$@" || continue
  folder="$work/${library//[:.]/-}"
  if [ "$(cat "$folder/done" 2> /dev/null)" != "$artifacts $versions" ]; then
    # shellcheck disable=SC2086 # Split into versions.
    if resolve "$folder" "$artifacts" $versions; then
      echo "$artifacts $versions" > "$folder/done"
    else
      echo "wire-history.sh: some versions of $library could not be resolved; see $folder/maven.log" >&2
    fi
  fi
  found=""
  for version in $versions; do
    [ ! -s "$folder/$version/classpath" ] || found="$found $version"
  done
  # shellcheck disable=SC2086 # Split into versions.
  against "$library" "$folder" $found
  echo "wire-history.sh: $library $versions" >&2
  # Exit code 2 means that no row links with one of the versions, which the file also says.
  java -jar target/serbench.jar check versions "${against[@]}" -as=json > "$folder/seen.json" < /dev/null || true
  if [ -s "$folder/seen.json" ]; then
    files+=("$folder/seen.json")
  else
    echo "wire-history.sh: $library was not checked" >&2
  fi
done < scripts/wire-history/versions.txt

if wanted old-rows "$@"; then
  fory="$work/org-apache-fory-fory-core"
  kryo="$work/com-esotericsoftware-kryo"
  rows="$work/old-rows"
  mkdir -p "$rows/META-INF/services"
  # shellcheck disable=SC2016 # Names of nested classes.
  printf 'OldRows$OfFory\nOldRows$OfKryo\n' > "$rows/META-INF/services/io.serbench.catalog.LibraryRows"
  javac -nowarn -proc:none -d "$rows" scripts/wire-history/OldRows.java \
    -cp "target/serbench-api.jar:$(cat "$fory/0.12.2/classpath"):$(cat "$kryo/5.5.0/classpath")"
  {
    against com.esotericsoftware:kryo "$kryo" 4.0.3 5.0.4 5.3.0
    java -jar target/serbench.jar check versions "-classpath=$rows" -include=old-kryo "${against[@]}" -as=markdown
    echo
    against com.esotericsoftware:kryo "$kryo" 5.5.0 5.6.0
    # shellcheck disable=SC2016
    java -jar target/serbench.jar check versions "-classpath=$rows" -include=uri-kryo "${against[@]}" -as=markdown \
      '-type=OldRows$Login' -seed=1
    echo
    against org.apache.fory:fory-core "$fory" 0.11.2 0.12.2 0.13.1
    verify=(check versions "-classpath=$rows:$(cat "$fory/0.14.1/classpath")" -include=old-fory "${against[@]}" -as=markdown)
    java -jar target/serbench.jar "${verify[@]}"
    echo
    java -jar target/serbench.jar "${verify[@]}" -type=java.util.UUID -seed=1
  } | sed -E 's/@[0-9a-f]{5,8}([^0-9a-f]|$)/\1/g' > "$work/old"
  insert wire-old "$work/old"
fi

if [ ${#files[@]} -gt 0 ]; then
  java -jar target/serbench.jar report "${files[@]}" -as=csv > "$work/all.csv" || [ $? -eq 1 ]
  scripts/record.sh versions "-lines=$work/all.csv"
fi
