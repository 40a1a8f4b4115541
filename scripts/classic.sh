#!/bin/sh
# Measures the 69 rows of the classic page of 2014 on media.1 and leaves the result file and its pages in
# output/: classic-jdk17.json, and the same as .txt and .html. Other JDKs have other numbers.
#
#   scripts/classic.sh [JAVA ...] [-- OPTIONS OF serbench]
#   scripts/classic.sh -render
#
# Each JAVA is the java command of a JDK to measure on; without any, the one on the path. -render measures
# nothing: it makes the pages again, of the result files that are there, and README's picture of one of them, page.png,
# where there is a Chromium.
# Needs target/serbench.jar: mvn package
set -eu
cd "$(dirname "$0")/.."

render() { # NAME without its suffix
  # Exit code 1 says that a row failed.
  java -jar target/serbench.jar report -report="$1.txt" -report="$1.html" "$1.json" > /dev/null || [ $? -eq 1 ]
  echo "$1.txt $1.html"
}

if [ "${1:-}" = -render ]; then
  for file in output/classic-*.json; do
    render "${file%.json}"
  done
  if chromium="$(command -v chromium || command -v chromium-browser || command -v google-chrome)"; then
    "$chromium" --headless --no-sandbox --disable-gpu --hide-scrollbars --window-size=1300,760 \
      --screenshot=output/page.png "file://$PWD/output/classic-jdk17.html" 2> /dev/null
    echo output/page.png
  fi
  exit
fi

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
  "$java" -jar target/serbench.jar -suite=classic -out="$name.json" "$@" > /dev/null || [ $? -eq 1 ]
  # Where the JDK lies is nobody's business.
  sed -E 's|("home": ?")[^"]*/|\1|g' "$name.json" > "$name.part"
  mv "$name.part" "$name.json"
  render "$name"
done
