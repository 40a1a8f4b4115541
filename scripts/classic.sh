#!/bin/sh
# Measures the 69 rows of the classic page of 2014 on media.1 and leaves
# result file and text report in output/: classic-jdk17.json, classic-jdk17.txt and so on.
#
#   scripts/classic.sh [JAVA ...] [-- OPTIONS OF serbench]
#
# Each JAVA is the java command of a JDK to measure on; without any, the one on the path.
# Needs target/serbench.jar: mvn package
set -eu
cd "$(dirname "$0")/.."
javas=""
while [ $# -gt 0 ] && [ "$1" != -- ]; do
  javas="$javas $1"
  shift
done
[ $# -eq 0 ] || shift
mkdir -p output
for name in ${javas:-java}; do
  java="$(command -v "$name")"
  feature="$("$java" -XshowSettings:properties -version 2>&1 | sed -n 's/.*java.specification.version = //p')"
  name="output/classic-jdk$feature"
  # Rows that fail or are unavailable stay in the table, and do not end the script.
  "$java" -jar target/serbench.jar -suite=classic \
    -out="$name.json" -report="$name.txt" "$@" > /dev/null || [ $? -eq 1 ]
  # Where the JDK lies is nobody's business.
  sed 's|"home": "[^"]*/|"home": "|' "$name.json" > "$name.part"
  mv "$name.part" "$name.json"
  echo "$name.txt"
done
