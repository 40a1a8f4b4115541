#!/usr/bin/env bash
# Shows which rows serbench's method favours: measures rows under different conditions, and puts the ratios of
# their times into the tables of docs/lab/favours.md. Run nothing else at the same time.
#
#   lab/favours.sh [-reuse] [TRIAL ...]    default: all trials
#
#   distinct   all rows with 1, 16, 256 and 4096 different values             45 minutes
#   profile    all rows with library code used by one type, or by several     20 minutes
#   gc         ten rows with each garbage collector                            2 minutes
#   shared     two threads with a serializer each, or with a shared one        5 minutes
#   parts      ser, and encode of an object created before                     1 minute
#   batch      compilation in the foreground, or in the background             2 minutes
#
#   -reuse     measures nothing; makes the tables from the existing result files
#
# EVIDENCE names a folder that keeps the result files (default: target/favours).
# Needs target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests
set -euo pipefail
cd "$(dirname "$0")/.."
out="${EVIDENCE:-target/favours}"
page=docs/lab/favours.md
mkdir -p "$out"
ten=kryo-flat,fory-auto-flat,protostuff-runtime,protobuf,thrift-compact,avro-specific
ten=$ten,json/jackson/databind,json/fastjson2/databind,json/google-gson/databind,chronicle-wire
shareable=json/jackson/databind,json/kotlinx,json/fory,protobuf,protobuf-javalite,fory-thread-safe

reuse=""
if [ "${1:-}" = -reuse ]; then
  reuse=1
  shift
fi
trials=("$@")
[ ${#trials[@]} -gt 0 ] || trials=(distinct profile gc shared parts batch)

# measure NAME OPTION ...: writes a result file. Exit code 1 only means that a row failed.
measure() {
  name="$1"
  shift
  [ -n "$reuse" ] || java -jar target/serbench.jar run -quick "$@" -out="$out/$name.json" \
    > "$out/$name.txt" || [ $? -eq 1 ]
}

# table NAME ARGUMENT ...: puts the ratios between the page's comments NAME and /NAME.
table() {
  name="$1"
  shift
  java -cp target/serbench.jar:target/test-classes io.serbench.lab.evidence.Ways "$@" > "$out/table"
  awk -v table="$out/table" -v name="$name" '
    $0 == "<!-- /" name " -->" { inside = 0 }
    !inside { print }
    $0 == "<!-- " name " -->" { inside = 1; while ((getline line < table) > 0) print line }
  ' "$page" > "$out/page"
  cp "$out/page" "$page"
}

for trial in "${trials[@]}"; do
  case "$trial" in
    distinct)
      measure distinct -all -forks=1 -distinct-values=1,16,256,4096
      table distinct "$out/distinct.json"
      ;;
    profile)
      measure profile -all -forks=1 -type-profile=own,mixed
      table profile "$out/profile.json"
      ;;
    gc)
      measure gc -forks=1 -gc=parallel,serial,g1,zgc -include="$ten"
      table gc "$out/gc.json"
      ;;
    shared)
      for turn in 1 2 3; do
        measure "each-$turn" -forks=1 -threads=2 -include="$shareable"
        measure "shared-$turn" -forks=1 -threads=2 -shared -include="$shareable"
      done
      table shared each="$out/each-1.json" shared="$out/shared-1.json" \
        each="$out/each-2.json" shared="$out/shared-2.json" \
        each="$out/each-3.json" shared="$out/shared-3.json"
      ;;
    parts)
      measure parts -forks=1 -columns=encode -include="$ten,protobuf-javalite,protobuf-wire"
      table parts -parts "$out/parts.json"
      ;;
    batch)
      for turn in 1 2; do
        measure "foreground-$turn" -forks=1 -include="$ten"
        measure "background-$turn" -forks=1 -include="$ten" -jvm-args=-XX:+BackgroundCompilation
      done
      table batch foreground="$out/foreground-1.json" background="$out/background-1.json" \
        foreground="$out/foreground-2.json" background="$out/background-2.json"
      ;;
    *)
      echo "favours.sh: unknown trial '$trial' (expected distinct, profile, gc, shared, parts or batch)" >&2
      exit 2
      ;;
  esac
done
echo "$page"
