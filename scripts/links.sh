#!/usr/bin/env bash
# Asks for each page that "serbench show" names, and fails if one is gone: rows follow these pages, and their readers
# check them there. Needs the network, and target/serbench.jar: mvn package -DskipTests
set -euo pipefail
cd "$(dirname "$0")/.."

asked=0
gone=0
unknown=0
while IFS= read -r page; do
  asked=$((asked + 1))
  # Some servers refuse to answer without a body, or programs that do not look like a browser.
  status="$(curl --silent --location --max-time 30 --user-agent Mozilla/5.0 --output /dev/null \
    --write-out '%{http_code}' "$page" < /dev/null)" || status=000
  case "$status" in
    2*) ;;
    404 | 410)
      gone=$((gone + 1))
      echo "gone: $page ($status)"
      ;;
    *)
      unknown=$((unknown + 1))
      echo "no answer: $page ($status)"
      ;;
  esac
done < <(java -jar target/serbench.jar show '*' | grep -oE 'https?://[^ ]+' | sort -u)

echo "links.sh: $asked pages, $gone gone, $unknown without an answer"
[ "$gone" = 0 ] && [ "$unknown" -lt "$asked" ]
