#!/bin/sh
# Prints the section of a version in CHANGELOG.md, in Markdown, as the text of its release.
#
#   scripts/release-notes.sh VERSION [CHANGELOG]
#
# Fails if there is no such section, if its heading has no date (expected "## [1.2.0] - 2027-03-01"), or if it
# is empty.
set -eu
version=${1:?"release-notes.sh: pass a version, such as 1.0.0"}
version=${version#v}
changelog=${2:-$(dirname "$0")/../CHANGELOG.md}
[ -r "$changelog" ] || { echo "release-notes.sh: $changelog cannot be read" >&2; exit 2; }

heading=$(awk -v version="[$version]" '/^## / && $2 == version { print; exit }' "$changelog")
if [ -z "$heading" ]; then
  echo "release-notes.sh: $changelog has no section '## [$version] - DATE'" >&2
  exit 1
fi
if ! printf '%s\n' "$heading" | grep -Eq '^## \[[^]]*\] - [0-9]{4}-[0-9]{2}-[0-9]{2}$'; then
  echo "release-notes.sh: $changelog: '$heading' has no date; write '## [$version] - $(date -u +%Y-%m-%d)'" >&2
  exit 1
fi
notes=$(awk -v heading="$heading" '
  $0 == heading { inside = 1; next }
  /^## / || /^\[[^]]*\]: / { inside = 0 }
  inside { print }' "$changelog")
if [ -z "$(printf '%s' "$notes" | tr -d '[:space:]')" ]; then
  echo "release-notes.sh: $changelog says nothing of $version" >&2
  exit 1
fi
printf '%s\n' "$notes" | sed -e '/./,$!d'
