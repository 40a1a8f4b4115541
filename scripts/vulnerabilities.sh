#!/bin/sh
# Lists the known vulnerabilities of the libraries in the jar, according to OSV (osv.dev); exits with 1 if
# docs/reliability.md does not list one of them.
#
#   scripts/vulnerabilities.sh [JAR]    default: target/serbench.jar
#
# A vulnerability counts as listed if the table there names it in its library's line, by its OSV id or an alias
# such as its CVE. OSV overrides the server, KNOWN the file with the table.
#
# Needs a network, curl, jq and unzip.
set -eu
cd "$(dirname "$0")/.."
jar=${1:-target/serbench.jar}
osv=${OSV:-https://api.osv.dev}
known=${KNOWN:-docs/reliability.md}
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
[ -r "$known" ] || { echo "vulnerabilities.sh: cannot read $known" >&2; exit 2; }

ask() { # PATH [CURL OPTIONS ...]
  path=$1
  shift
  curl -sS --fail --max-time 120 "$@" "$osv$path"
}

# named LIBRARY ID: whether the library's line in the table contains the id.
named() {
  awk -F '|' -v library="$1" -v id="$2" '
    { name = $2; gsub(/[` ]/, "", name) }
    name == library {
      count = split($3, ids, /[^A-Za-z0-9-]+/)
      for (i = 1; i <= count; i++) if (ids[i] == id) found = 1
    }
    END { exit !found }
  ' "$known"
}

unzip -p "$jar" META-INF/sbom/serbench.cdx.json |
  jq -r '.components[] | .purl // empty | sub("\\?.*"; "")' | sort -u > "$dir/libraries"

# Lines are "PURL<tab>PAGE": a library with many vulnerabilities is queried again for each further page.
sed 's/$/\t/' "$dir/libraries" > "$dir/queries"
: > "$dir/found"
while [ -s "$dir/queries" ]; do
  jq -R -s '{queries: [split("\n")[] | select(. != "") | split("\t")
    | {package: {purl: .[0]}} + if .[1] == "" then {} else {page_token: .[1]} end]}' \
    "$dir/queries" > "$dir/question"
  ask /v1/querybatch -H 'Content-Type: application/json' -d "@$dir/question" > "$dir/answer"
  jq -r --slurpfile asked "$dir/question" '
    if (.results | length) != ($asked[0].queries | length) then error("OSV left some out") else . end
    | [$asked[0].queries, .results] | transpose[]
    | .[0].package.purl as $purl | .[1]
    | (.vulns[]? | ["found", $purl, .id]), (.next_page_token // empty | ["queries", $purl, .])
    | @tsv' "$dir/answer" > "$dir/lines"
  sed -n 's/^found\t//p' "$dir/lines" >> "$dir/found"
  sed -n 's/^queries\t//p' "$dir/lines" > "$dir/queries"
done

date -u '+%Y-%m-%d'
with=$(cut -f 1 "$dir/found" | sort -u | wc -l)
echo "$(wc -l < "$dir/libraries") libraries, $with with known vulnerabilities"
status=0
sort -u "$dir/found" > "$dir/each"
while read -r purl id; do
  library=$(echo "$purl" | sed -e 's,^pkg:maven/,,' -e 's,@.*,,' -e 's,/,:,')
  names=$id
  verdict=NEW
  if named "$library" "$id"; then
    verdict=known
  else
    aliases=$(ask "/v1/vulns/$id" | jq -r '.aliases[]?')
    for alias in $aliases; do
      names="$names $alias"
      if named "$library" "$alias"; then
        verdict=known
      fi
    done
  fi
  [ "$verdict" = known ] || status=1
  printf '%-5s  %s %s\n' "$verdict" "$purl" "$names"
done < "$dir/each"
exit $status
