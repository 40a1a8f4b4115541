#!/bin/sh
# Tests "serbench compare" on a repeated run, and on a run in which a library really is slower. Prints both
# comparisons; exits with 1 if a verdict is wrong. Takes about six minutes.
#
#   lab/compare-slower.sh [OPTIONS]    OPTIONS: of "serbench run", such as -forks=5
#
# Kryo is slowed down by a class that shadows one of its own and does extra work for each string written: STEPS
# steps (default: 6) of about two nanoseconds. Other rows, and reading with Kryo, are unaffected. KEEP names a
# folder that keeps the result files.
# Needs target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests
set -eu
top="$(cd "$(dirname "$0")/.." && pwd)"
serbench="$top/scripts/serbench"
rows=kryo-flat,kryo-flat-pre,fst-flat-pre,protobuf,json/jackson/databind
if [ -n "${KEEP:-}" ]; then
  mkdir -p "$KEEP"
  work="$KEEP"
else
  work="$(mktemp -d)"
  trap 'rm -rf "$work"' EXIT
fi

measured() {
  out="$1"
  shift
  "$serbench" run -include="$rows" -forks=10 -out="$work/$out.json" "$@" > "$work/$out.txt"
}

# compared NEW WANTED: prints the comparison of NEW with base; WANTED is the expected exit code.
compared() {
  code=0
  "$serbench" compare -max-slowdown=5% "$work/base.json" "$work/$1.json" > "$work/$1.compared" || code=$?
  cat "$work/$1.compared"
  echo
  echo "exit code $code"
  if [ "$code" != "$2" ]; then
    echo "wrong: expected $2" >&2
    wrong=1
  fi
}

java -cp "$top/target/serbench.jar:$top/target/test-classes" \
  io.serbench.lab.compare.SlowerKryo "$work/slower-kryo.jar" "${STEPS:-6}"
wrong=0
measured base "$@"
measured again "$@"
measured slower -classpath="$work/slower-kryo.jar" "$@"

echo "## The same again"
echo
compared again 0
echo
echo "## Kryo made slower"
echo
compared slower 3
exit "$wrong"
