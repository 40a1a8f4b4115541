#!/usr/bin/env bash
# Does a build compile only what it must, and all that it must?
#
#   lab/rebuild.sh [FOLDER]    default: a temporary folder
#
# In a clone of HEAD, times what a contributor waits for, as parts of a complete build. Then changes a schema, an
# adapter, a version, a profile and so on, one after another, and fails if what is made of them stays the same, or if
# the jar differs from the first one after all is undone, a build has failed and a class is gone. Needs git and Maven;
# takes 10 minutes on a quiet machine.
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
report() { # WHAT COMMAND ... : runs it, and prints how long that took
  local took
  took=$(seconds "${@:2}")
  awk -v what="$1" -v seconds="$took" -v all="$all" \
    'BEGIN { printf "%-52s %6.1f s  %.2f of a complete build\n", what, seconds, seconds / all }'
}
replace() { # FILE OLD NEW : replaces the first OLD, which must be there
  grep -qF -- "$2" "$1" || { echo "rebuild: no '$2' in $1" >&2; exit 1; }
  OLD=$2 NEW=$3 perl -0pi -e 's/\Q$ENV{OLD}\E/$ENV{NEW}/' "$1"
}
made=()
change() { # FILE OLD NEW MADE ... : what is made of the file, below target/, must change with it
  replace "$1" "$2" "$3"
  # Whatever its time says: git, editors and archives restore older ones.
  touch -d 2026-01-01 "$1"
  made+=("${@:4}")
}
sums() {
  (cd target && sha256sum "${made[@]}" 2> /dev/null) || true
}
check() { # WHAT : builds after the changes, then without them
  local before after file
  before=$(sums)
  report "changed: $1" mvn -q test-compile
  after=$(sums)
  for file in "${made[@]}"; do
    if [ "$(grep -F " $file" <<< "$before")" = "$(grep -F " $file" <<< "$after")" ]; then
      echo "rebuild: STALE after a change of $1: $file" >&2
      failed=1
    fi
  done
  made=()
  git checkout -q -- .
}

# The first build downloads, and makes the jar that all changes and their undoing must lead back to.
seconds mvn -q -DskipTests package > /dev/null
cp target/serbench.jar "$dir/first.jar"
rm -rf target
all=$(seconds mvn -q test-compile)
echo "a complete build (mvn -q test-compile): $all s"
report "nothing changed: mvn -q compile" mvn -q compile
report "nothing changed: mvn -q test-compile" mvn -q test-compile
replace src/main/java/io/serbench/run/Rounds.java 'waiting.remove(fork);' 'waiting.remove(fork); round.remove(fork);'
report "a changed core file: mvn -q test -Dtest=GlobTest" mvn -q test -Dtest=GlobTest
git checkout -q -- src
replace src/main/java/io/serbench/run/Rounds.java 'void join(' 'void enter() {} void join('
report "a core file seen to change: mvn -q test-compile" mvn -q test-compile
git checkout -q -- src

library=classes/io/serbench/library
change schema/protobuf/user.proto 'message User {' $'message More {\n  optional int32 more = 1;\n}\nmessage User {' \
  "$library"/{protobuf,protobuf2023,protobuflite}/generated/UserProto.class \
  "$library/quickbuf/generated/UserProto\$More.class" "$library"/{wire,wire/kotlin,protostuff}/generated/More.class
change schema/avro/user.avsc 'data set of' 'data of' "$library"/{avro,avrostring}/generated/UserRecord.class
change src/main/java/io/serbench/library/protobuf/UserMessages.java '.setAge(value.age)' '.setAge(value.age + 0)' \
  "$library"/{protobuf,protobuf2023,protobuflite}/UserMessages.class
change src/main/kotlin/io/serbench/library/kotlinx/KotlinUser.kt \
  'val info: Map<String, String>,' 'val info: Map<String, String> = mapOf(),' "$library/kotlinx/KotlinUser.class"
change src/main/scala/io/serbench/library/scala/Names.scala 'object Names {' 'object Names { def more = 1' \
  "$library/scala/Names.class"
change src/main/scala3/io/serbench/library/scala/Scala3Kinds.scala 'case Free' 'case Free, None' \
  "$library/scala/Fare\$.class"
change src/main/java/io/serbench/library/dsljson/annotated/DslImage.java \
  'public String uri;' 'public String uri; @JsonAttribute(index = 6) public String more;' \
  "$library/dsljson/annotated/_DslImage_DslJsonConverter\$ObjectFormatConverter.class"
check "schemas, adapters, Kotlin, Scala, annotations"
change src/main/java/io/serbench/result/Run.java 'FORMAT_VERSION = 2' 'FORMAT_VERSION = 3' \
  classes/io/serbench/run/RunState.class
check "a constant, which its users copy"
change pom.xml '-XDstringConcat=inline' '-XDstringConcat=indy' classes/io/serbench/catalog/Catalog.class
check "an option of the compiler"
change pom.xml '<moshi.version>1.15.2' '<moshi.version>1.15.1' classes/io/serbench/catalog/dependencies.txt
check "a version of a library with a compiler"

mvn -q -Plab test-compile
of_lab=target/test-classes/io/serbench/lab/OwnRunner.class
[ -e $of_lab ] || { echo "rebuild: STALE after adding a profile" >&2; failed=1; }
mvn -q test-compile
[ ! -e $of_lab ] || { echo "rebuild: STALE without the profile" >&2; failed=1; }

# A build that fails, after which all must be compiled: a file more, with an error.
echo 'package io.serbench.run; class Broken { error }' > src/main/java/io/serbench/run/Broken.java
! mvn -q test-compile > "$dir/log" 2>&1 || { echo "rebuild: compiled a file with an error" >&2; failed=1; }
rm src/main/java/io/serbench/run/Broken.java
# An output that is gone.
mvn -q test-compile
rm target/classes/io/serbench/dataset/jsonb/GeneratedJsonComponent.class

mvn -q -DskipTests package
cmp "$dir/first.jar" target/serbench.jar && echo "the jar is that of a first build"
exit $failed
