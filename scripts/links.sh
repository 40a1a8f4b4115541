#!/usr/bin/env bash
# Requests each web page that "serbench show" links to, and fails if one is gone: rows follow these pages, and readers
# compare the rows with them.
#
#   scripts/links.sh
#
# Needs a network, curl, and target/serbench.jar: mvn package -DskipTests
set -euo pipefail
cd "$(dirname "$0")/.."

asked=0
gone=0
unknown=0
while IFS= read -r page; do
  asked=$((asked + 1))
  # GET instead of HEAD, and a browser's user agent, because some servers reject anything else.
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
