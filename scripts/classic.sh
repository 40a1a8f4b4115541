#!/bin/sh
# Measures the 69 rows of the classic page of 2014 on media.1, and writes the results to output/classic-jdkN.json, .txt
# and .html, where N is the version of the JDK.
#
#   scripts/classic.sh [JAVA ...] [-- OPTIONS]    OPTIONS: of "serbench run"
#   scripts/classic.sh -render                    measures nothing; makes the pages from the existing result files
#
# Each JAVA is the java command of a JDK to measure on; default: the one on the PATH. If Chromium is installed, -render
# also makes output/page.png, the screenshot in README.
#
# Needs target/serbench.jar: mvn package -DskipTests
set -eu
cd "$(dirname "$0")/.."

render() { # NAME without its suffix
  # Exit code 1 means that a row failed.
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
  # Rows that fail or are unavailable stay in the table and do not stop the script.
  "$java" -jar target/serbench.jar -suite=classic -out="$name.json" "$@" > /dev/null || [ $? -eq 1 ]
  # Do not publish where the JDK is installed.
  sed -E 's|("home": ?")[^"]*/|\1|g' "$name.json" > "$name.part"
  mv "$name.part" "$name.json"
  render "$name"
done
