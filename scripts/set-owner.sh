#!/bin/sh
# Replaces the placeholder OWNER by the GitHub user or organization that owns the repository. Run it once,
# before the first release.
#
#   scripts/set-owner.sh NAME    replaces OWNER in all files, and lists the changed files
#   scripts/set-owner.sh         changes nothing; lists the files that still say OWNER, and fails if there are any
set -eu
cd "$(dirname "$0")/.."
placeholder=OWNER
files=$(git grep -lE "(github\.com/|githubusercontent\.com/|ghcr\.io/|@|owner: |uses: |install |--repo )$placeholder([/\` ]|\$)" -- \
  ':!scripts/set-owner.sh' || true)
if [ $# -eq 0 ]; then
  [ -n "$files" ] || exit 0
  echo "set-owner.sh: these files still say $placeholder; run scripts/set-owner.sh NAME:" >&2
  echo "$files" >&2
  exit 1
fi
case "$1" in
  '' | -* | *[!A-Za-z0-9-]*) echo "set-owner.sh: '$1' is not a valid name of a GitHub account" >&2; exit 2 ;;
esac
echo "$files" | while read -r file; do
  [ -n "$file" ] || continue
  sed -E "s,(github\.com/|githubusercontent\.com/|ghcr\.io/|@|owner: |uses: |install |--repo )$placeholder([/\` ]|\$),\1$1\2,g" \
    "$file" > "$file.new"
  cat "$file.new" > "$file"
  rm "$file.new"
  echo "$file"
done
