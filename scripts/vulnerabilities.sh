#!/bin/sh
# Asks OSV (osv.dev) which libraries in the jar have known vulnerabilities. Needs a network, curl, jq
# and unzip, and target/serbench.jar or the jar that is named. Prints a line for each library that has
# some, and ends with 1 where one of them is not among those that docs/reliability.md names.
set -eu
cd "$(dirname "$0")/.."
jar=${1:-target/serbench.jar}
osv=${OSV:-https://api.osv.dev}
known=docs/reliability.md
libraries=$(mktemp)
found=$(mktemp)
trap 'rm -f "$libraries" "$found"' EXIT

unzip -p "$jar" META-INF/sbom/serbench.cdx.json |
  jq -r '.components[] | .purl // empty | sub("\\?.*"; "")' | sort -u > "$libraries"
jq -R -s '{queries: [split("\n")[] | select(. != "") | {package: {purl: .}}]}' "$libraries" |
  curl -sS --fail --max-time 120 -H 'Content-Type: application/json' -d @- "$osv/v1/querybatch" |
  jq -r '.results[] | [.vulns[]?.id] | join(" ")' | paste "$libraries" - |
  awk -F '\t' '$2 != ""' > "$found"

date -u '+%Y-%m-%d'
echo "$(wc -l < "$libraries") libraries, $(wc -l < "$found") with known vulnerabilities"
status=0
while read -r purl ids; do
  name=$(echo "$purl" | sed -e 's,.*/,,' -e 's,@.*,,')
  if grep -q "^| \`$name\`" "$known"; then
    echo "known  $purl $ids"
  else
    echo "NEW    $purl $ids"
    status=1
  fi
done < "$found"
exit $status
