#!/usr/bin/env bash
# Does a build compile only what it must, and all that it must?
#
#   lab/rebuild.sh [FOLDER]    default: a temporary folder
#
# In a clone of HEAD, times what a contributor waits for, as parts of a complete build. Then changes a schema, an
# adapter, a version, a profile and so on, one after another, and fails if what is made of them stays the same, or if
# the jar differs from the first one after all is undone. Needs git and Maven; takes 15 minutes on a quiet machine.
set -euo pipefail
cd "$(dirname "$0")/.."
dir=${1:-$(mktemp -d)}
[ $# -gt 0 ] || trap 'rm -rf "$dir"' EXIT
git clone -q . "$dir/serbench"
cd "$dir/serbench"
failed=0

seconds() { # COMMAND ... : prints how long it took
  local start=$EPOCHREALTIME
  "$@" > "$dir/log" 2>&1 || { cat "$dir/log" >&2; echo "rebuild: failed: $*" >&2; exit 1; }
  awk -v start="$start" -v end="$EPOCHREALTIME" 'BEGIN { printf "%.1f", end - start }'
}
report() { # WHAT SECONDS
  awk -v what="$1" -v seconds="$2" -v all="$all" \
    'BEGIN { printf "%-52s %6.1f s  %.2f of a complete build\n", what, seconds, seconds / all }'
}
replace() { # FILE OLD NEW : replaces the first OLD, which must be there
  grep -qF -- "$2" "$1" || { echo "rebuild: no '$2' in $1" >&2; exit 1; }
  OLD=$2 NEW=$3 perl -0pi -e 's/\Q$ENV{OLD}\E/$ENV{NEW}/' "$1"
}
change() { # WHAT FILE OLD NEW MADE [MAVEN OPTIONS ...] : MADE must change or vanish, and be made again
  local what=$1 file=$2 made=target/$5 before
  before=$(sha256sum < "$made")
  replace "$file" "$3" "$4"
  # Whatever its time says: git, editors and archives restore older ones.
  touch -d 2026-01-01 "$file"
  local took
  took=$(seconds mvn -q test-compile "${@:6}")
  report "changed: $what" "$took"
  if [ "$before" = "$(sha256sum < "$made")" ]; then
    echo "rebuild: STALE after a change of $what: $made" >&2
    failed=1
  fi
  git checkout -q -- "$file"
}

# The first build downloads.
seconds mvn -q -DskipTests package > /dev/null
rm -rf target
all=$(seconds mvn -q test-compile)
echo "a complete build (mvn -q test-compile): $all s"
report "nothing changed: mvn -q compile" "$(seconds mvn -q compile)"
report "nothing changed: mvn -q test-compile" "$(seconds mvn -q test-compile)"
replace src/main/java/io/serbench/run/Rounds.java 'waiting.remove(fork);' 'waiting.remove(fork); round.remove(fork);'
report "a changed core file: mvn -q test -Dtest=GlobTest" "$(seconds mvn -q test -Dtest=GlobTest)"
git checkout -q -- src
report "a core file seen to change: mvn -q test-compile" "$(
  replace src/main/java/io/serbench/run/Rounds.java 'void join(' 'void enter() {} void join('
  seconds mvn -q test-compile
)"
git checkout -q -- src
seconds mvn -q -DskipTests package > /dev/null
cp target/serbench.jar "$dir/first.jar"

library=classes/io/serbench/library
change "a schema, for protoc" schema/protobuf/user.proto \
  'optional double scope' $'optional int32 more = 90;\n  optional double scope' \
  "$library/protobuf/generated/UserProto\$User.class"
change "a schema, for another protoc, edited before" schema/protobuf/user.proto \
  'optional double scope' $'optional int32 more = 90;\n  optional double scope' \
  "$library/protobuf2023/generated/UserProto\$User.class"
change "a schema, for Kotlin" schema/protobuf/user.proto \
  'optional double scope' $'optional int32 more = 90;\n  optional double scope' \
  "$library/wire/kotlin/generated/User.class"
change "a schema of Avro" schema/avro/user.avsc 'data set of' 'data of' \
  "$library/avrostring/generated/UserRecord.class"
change "an adapter that others are made of" src/main/java/io/serbench/library/protobuf/UserMessages.java \
  '.setAge(value.age)' '.setAge(value.age + 0)' "$library/protobuflite/UserMessages.class"
change "Kotlin" src/main/kotlin/io/serbench/library/kotlinx/KotlinUser.kt \
  'val info: Map<String, String>,' 'val info: Map<String, String>, val more: Int = 1' \
  "$library/kotlinx/KotlinUser.class"
change "Scala" src/main/scala/io/serbench/library/scala/Names.scala 'object Names {' 'object Names { def more = 1' \
  "$library/scala/Names.class"
change "an annotated class" src/main/java/io/serbench/library/dsljson/annotated/DslImage.java \
  'public String title' 'public String more; public String title' \
  "$library/dsljson/annotated/_DslImage_DslJsonConverter.class"
change "a constant, which its users copy" src/main/java/io/serbench/result/Run.java \
  'FORMAT_VERSION = 2' 'FORMAT_VERSION = 3' classes/io/serbench/run/RunState.class
change "an option of the compiler" pom.xml '-XDstringConcat=inline' '-XDstringConcat=indy' \
  classes/io/serbench/catalog/Catalog.class
change "a compiler's version" pom.xml '<moshi.version>1.15.2' '<moshi.version>1.15.1' \
  classes/io/serbench/catalog/dependencies.txt

mvn -q -Plab test-compile
[ -e target/test-classes/io/serbench/lab/OwnRunner.class ] || { echo "rebuild: STALE after adding a profile" >&2; failed=1; }
mvn -q test-compile
[ ! -e target/test-classes/io/serbench/lab/OwnRunner.class ] || { echo "rebuild: STALE without the profile" >&2; failed=1; }

mvn -q -DskipTests package
cmp "$dir/first.jar" target/serbench.jar && echo "the jar is that of a first build"
exit $failed
