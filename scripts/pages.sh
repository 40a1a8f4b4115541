#!/bin/sh
# Puts the pages of the published results in output/ into a folder, with an index, for GitHub Pages or
# any other server of files. SERBENCH_JAR names another jar than target/serbench.jar.
#
#   scripts/pages.sh FOLDER
set -eu
cd "$(dirname "$0")/.."
out=${1:?"pages.sh: pass a folder"}
jar=${SERBENCH_JAR:-target/serbench.jar}
rm -rf "$out"
mkdir -p "$out"
for result in output/classic-*.json; do
  name=$(basename "$result" .json)
  # 1 says that a row failed, which the page shows.
  java -jar "$jar" report "$result" -brief -report="$out/$name.html" > /dev/null || [ $? -eq 1 ]
  cp "$result" "$out/"
  items="${items:-}<li><a href=\"$name.html\">$name</a> (<a href=\"$name.json\">all samples</a>)</li>"
done
cat > "$out/index.html" << HTML
<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>serbench: results</title></head>
<body><h1>serbench: results</h1><ul>$items</ul></body>
</html>
HTML
ls "$out"
