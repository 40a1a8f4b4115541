#!/bin/sh
# Repeats comparisons that others published, and writes how far they differ from what is measured here into
# docs/lab/published.md, and each ratio that differs into docs/lab/published/differences.csv. Takes about half an hour.
#
#   lab/published.sh [-reuse] [OPTIONS]    OPTIONS: of "serbench run"
#
#   -reuse   measures nothing; makes the page from the existing result files
#
# EVIDENCE names a folder that keeps the result files (default: target/published). The classic page is taken from
# output/classic-jdk17.json. docs/lab/published/reasons.csv explains ratios that are far from the published ones.
#
# Needs Maven, and target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests
set -eu
cd "$(dirname "$0")/.."
out="${EVIDENCE:-target/published}"
mkdir -p "$out"

if [ "${1:-}" != -reuse ]; then
  for suite in fory fory-xlang zero-copy fury fastjson user jvm-serializers-2023 java-json-benchmark fory-json; do
    data=
    # One of its four sizes: all of them take an hour.
    [ "$suite" != java-json-benchmark ] || data=-data=users.10k,clients.10k
    # Rows that fail stay in the table and do not stop the script.
    java -jar target/serbench.jar -suite="$suite" ${data:+"$data"} -out="$out/$suite.json" "$@" > "$out/$suite.txt" ||
      [ $? -eq 1 ]
  done
  # Two editions of one comparison, of which the newer one has more scenarios.
  mv "$out/fastjson.json" "$out/fastjson2.json"
  cp "$out/fastjson2.json" "$out/fastjson2-2.0.61.json"
fi
cp output/classic-jdk17.json "$out/classic.json"

page=docs/lab/published.md
{
  sed '/<!-- figures -->/q' "$page"
  java -cp target/serbench.jar:target/test-classes \
    io.serbench.lab.published.Published docs/lab/published "$out"
} > "$out/published.md"
mv "$out/published.md" "$page"
echo "$page"
