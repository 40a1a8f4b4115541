#!/bin/sh
# Runs the suites that others' comparisons became, and writes docs/lab/published.md: their figures beside
# those measured here. Takes some half an hour.
#
#   lab/published.sh [-reuse] [OPTIONS OF serbench]
#
#   -reuse   measure nothing: make the page again of the result files that are there
#
# Result files stay in the folder that EVIDENCE names (without it: target/published). The classic page's
# is output/classic-jdk17.json. Why a ratio is far from the published one stands in
# docs/lab/published/reasons.csv. Needs target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests
set -eu
cd "$(dirname "$0")/.."
out="${EVIDENCE:-target/published}"
mkdir -p "$out"

if [ "${1:-}" != -reuse ]; then
  for suite in fory fory-xlang zero-copy fury fastjson user; do
    # Rows that fail stay in the table, and do not end the script.
    java -jar target/serbench.jar -suite="$suite" -out="$out/$suite.json" "$@" > "$out/$suite.txt" || [ $? -eq 1 ]
  done
  mv "$out/fastjson.json" "$out/fastjson2.json"
fi
cp output/classic-jdk17.json "$out/classic.json"

mvn -q -B dependency:build-classpath -DincludeScope=test \
  -DincludeArtifactIds=commons-csv,commons-io,commons-codec -Dmdep.outputFile=target/commons-csv.classpath

page=docs/lab/published.md
{
  sed '/<!-- figures -->/q' "$page"
  java -cp "target/serbench.jar:target/test-classes:$(cat target/commons-csv.classpath)" \
    io.serbench.lab.published.Published docs/lab/published "$out"
} > "$out/published.md"
mv "$out/published.md" "$page"
echo "$page"
