#!/bin/sh
# A gate for CI: fails with 3 if a change makes Order slower to write and read, or its bytes more. The classes of both
# builds are measured in one run, in which they take turns.
#
#   ./gate.sh BASE HEAD [OPTIONS]    jars or folders with the class before and after; OPTIONS: of "serbench run"
#
# SERBENCH is how to start serbench (default: serbench), GATE the limits.
set -eu
data=$(dirname "$0")/orders.json
base=$1 head=$2
shift 2
serbench=${SERBENCH:-serbench} gate=${GATE:--max-slowdown=10% -max-growth=0%}
[ $# -gt 0 ] || set -- -forks=10
# shellcheck disable=SC2086 # Both are several words.
$serbench -type=com.example.orders.Order "$data" -classpath="$base" -against=com.example.orders.Order="$head" \
  -include=kryo-flat,json/jackson/databind -out="${TMPDIR:-/tmp}/gate-$$.json" "$@"
# shellcheck disable=SC2086
$serbench compare "${TMPDIR:-/tmp}/gate-$$.json" $gate
