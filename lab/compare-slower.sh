#!/bin/sh
# Whether "serbench compare" says the right thing: of a run that is like the first, and of one in which a
# library was really made slower. Prints what compare says; ends with 1 if that is wrong.
#
#   lab/compare-slower.sh [options of run, such as -forks=5]
#
# Kryo is made slower by a class in front of its own, which has more to do for each string that it writes
# (STEPS=6 steps of two nanoseconds or so). The other rows, and what Kryo reads, stay as they are.
# KEEP=FOLDER keeps the result files. Takes about six minutes.
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

# compared NEW WANTED: prints the comparison with base; WANTED is the exit code that is right.
compared() {
  code=0
  "$serbench" compare -max-slowdown=5% "$work/base.json" "$work/$1.json" > "$work/$1.compared" || code=$?
  cat "$work/$1.compared"
  echo
  echo "exit code $code"
  if [ "$code" != "$2" ]; then
    echo "wrong: it should be $2" >&2
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
