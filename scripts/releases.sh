#!/bin/sh
# Writes when the libraries of this build were released: the month of the newest file in each jar of
# the local repository, which the build has put there. Where a build tool wrote one date into all
# its jars, the library has no line.
set -eu
cd "$(dirname "$0")/.."
list=target/classes/io/serbench/catalog/dependencies.txt
repository=${MAVEN_REPOSITORY:-$HOME/.m2/repository}
out=src/main/resources/io/serbench/catalog/releases.csv
[ -f "$list" ] || { echo "no $list: run mvn package first" >&2; exit 1; }
{
  echo 'library,version,released'
  sed -n 's/^ *\([^: ]*\):\([^:]*\):jar:\([^: ]*\):compile.*/\1 \2 \3/p' "$list" | LC_ALL=C sort |
    while read -r group artifact version; do
      jar=$repository/$(echo "$group" | tr . /)/$artifact/$version/$artifact-$version.jar
      [ -f "$jar" ] || continue
      # yyyymmdd.hhmmss of each file
      month=$(unzip -ZT "$jar" | sed -n 's/.* \([0-9]\{4\}\)\([0-9]\{2\}\)[0-9]\{2\}\.[0-9]\{6\} .*/\1-\2/p' |
        LC_ALL=C sort | tail -n 1)
      case $month in
        '' | 1980-* | 2010-01) ;; # What Gradle and sbt write.
        *) echo "$group:$artifact,$version,$month" ;;
      esac
    done
} > "$out.new"
mv "$out.new" "$out"
