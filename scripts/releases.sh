#!/bin/sh
# Records when each library was released, in src/main/resources/io/serbench/catalog/releases.csv: the month of
# the newest file in its jar.
#
#   scripts/releases.sh
#
# Omits libraries whose build tool writes the same fixed date into every jar. Needs unzip, the list that "mvn
# package" writes to target/classes, and the jars in the local Maven repository; MAVEN_REPOSITORY overrides
# ~/.m2/repository.
set -eu
cd "$(dirname "$0")/.."
list=target/classes/io/serbench/catalog/dependencies.txt
repository=${MAVEN_REPOSITORY:-$HOME/.m2/repository}
out=src/main/resources/io/serbench/catalog/releases.csv
[ -f "$list" ] || { echo "releases.sh: there is no $list; run mvn package" >&2; exit 1; }
{
  echo 'library,version,released'
  sed -n 's/^ *\([^: ]*\):\([^:]*\):jar:\([^: ]*\):compile.*/\1 \2 \3/p' "$list" | LC_ALL=C sort |
    while read -r group artifact version; do
      jar=$repository/$(echo "$group" | tr . /)/$artifact/$version/$artifact-$version.jar
      [ -f "$jar" ] || continue
      # unzip prints yyyymmdd.hhmmss for each file.
      month=$(unzip -ZT "$jar" | sed -n 's/.* \([0-9]\{4\}\)\([0-9]\{2\}\)[0-9]\{2\}\.[0-9]\{6\} .*/\1-\2/p' |
        LC_ALL=C sort | tail -n 1)
      case $month in
        '' | 1980-* | 2010-01) ;; # The fixed dates of Gradle and sbt.
        *) echo "$group:$artifact,$version,$month" ;;
      esac
    done
} > "$out.new"
mv "$out.new" "$out"
