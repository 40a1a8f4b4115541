#!/usr/bin/env bash
# Runs all serbench commands that the user documentation shows, and fails if one of them fails. For README.md, see
# readme.sh.
#
#   scripts/commands.sh             all pages; takes about twenty minutes
#   scripts/commands.sh PAGE ...    only these pages
#
# Only the exit codes are checked, so forks are short, and runs that do not name rows measure two. The files that the
# commands use are made from examples/.
#
# Needs a network, a JDK, Maven, and target/serbench.jar: mvn package -DskipTests
set -euo pipefail
cd "$(dirname "$0")/.."
root="$PWD"
[ $# -gt 0 ] || set -- docs/*.md docs/results/*.md examples/README.md
dir="$(mktemp -d)"
trap 'rm -rf "$dir"' EXIT
mkdir -p "$dir/bin" "$dir/work"
ln -s "$root/scripts/serbench" "$dir/bin/"
export PATH="$dir/bin:$PATH"

# Makes the files that the pages mention.
prepare() {
  local kryo=com.esotericsoftware:kryo smart=net.minidev artifact
  for artifact in $kryo:5.0.4 $kryo:5.5.0 $kryo:5.6.2 org.objenesis:objenesis:3.1 \
    $smart:json-smart:2.5.1 $smart:accessors-smart:2.5.1 $smart:json-smart:2.5.2 $smart:accessors-smart:2.5.2; do
    mvn -q -B dependency:copy -Dartifact="$artifact" -DoutputDirectory=.
  done
  mkdir -p target base/classes findings output results
  # The contents of the snapshot must differ from the version in serbench's jar.
  cp kryo-5.5.0.jar kryo-5.7.0-SNAPSHOT.jar
  cp kryo-5.6.2.jar kryo-new.jar
  cp kryo-5.5.0.jar kryo-old.jar
  cp kryo-5.5.0.jar target/kryo-5.7.0-SNAPSHOT.jar

  sed 's/^package .*/package com.acme;/' "$root"/examples/src/main/java/com/example/orders/Order.java > Order.java
  echo 'package com.acme; public final class MyMapper extends com.fasterxml.jackson.databind.ObjectMapper {
    public MyMapper() { findAndRegisterModules(); } }' > MyMapper.java
  javac -cp "$root/target/serbench.jar" -d base/classes Order.java MyMapper.java
  mkdir head && cp -r base/classes head/
  # The tests' classes of Kotlin and Scala, which the build compiled.
  jar --create --file app.jar -C base/classes . -C "$root/target/test-kotlin" com -C "$root/target/test-scala" com
  cp app.jar model.jar
  cp app.jar old.jar
  cp "$root/examples/orders.json" orders.json
  cp orders.json order.json
  cp orders.json orders.ndjson

  # The row of docs/rows-of-your-own.md: from the Java code and the commands on that page.
  sed -n '/^    package com.acme;/,/^    }$/s/^    //p' "$root/docs/rows-of-your-own.md" > AcmeRows.java
  cp "$root/target/serbench-api.jar" .
  sed -n '/^    mkdir -p classes/,/^    jar --create/s/^    //p' "$root/docs/rows-of-your-own.md" > rows.sh
  bash -e rows.sh
  # shellcheck disable=SC2046 # Names of files.
  (cd "$root/examples" && mkdir -p target/rows && javac -cp "$root/target/serbench-api.jar" -d target/rows \
    $(find src/main/java -name '*.java') && cp -r src/main/resources/. target/rows/)
  jar --create --file target/example.jar -C "$root/examples/target/rows" .

  # compare -self splits a run in two, which takes more than two forks.
  serbench -quick -forks=8 -include=kryo-flat -out=base.json
  serbench -quick -forks=8 -include=kryo-flat -out=new.json
  serbench -quick -against=kryo=kryo-5.5.0.jar -include=kryo-flat -out=run.json
  cp base.json mine.json
  cp new.json yours.json
  cp base.json new.json results/
  for shard in 2 3 4 5 6 7; do
    serbench -quick -suite=classic -include=kryo-flat,json/jackson/databind -shard=$shard/8 -out=shard$shard.json
  done
  serbench check hostile -include=kryo-flat -save=findings
}

(cd "$dir/work" && prepare) > "$dir/printed" 2>&1 < /dev/null || {
  cat "$dir/printed" >&2
  echo "commands.sh: cannot make the files that the commands need" >&2
  exit 1
}
java lab/src/main/java/io/serbench/lab/scripts/PageCommands.java "$dir/work" "$@"
