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
if [ $# -eq 0 ]; then
  set -- docs/*.md docs/results/*.md examples/README.md
fi
pages=("$@")
dir="$(mktemp -d)"
trap 'rm -rf "$dir"' EXIT
mkdir -p "$dir/bin" "$dir/work"

# The serbench on the PATH: shortens the command, then runs the real one.
cat > "$dir/bin/serbench" << 'SHORT'
#!/usr/bin/env bash
set -euo pipefail
has() {
  local arg
  for arg in "${args[@]}"; do
    if [[ "$arg" == $1 ]]; then return 0; fi
  done
  return 1
}
args=()
for arg in "$@"; do
  case "$arg" in
    -forks=[1-9] | -forks=10) args+=(-forks=2) ;;
    *) args+=("$arg") ;;
  esac
done
rows=-include=kryo-flat,json/jackson/databind
case "${1:-}" in
  choose) args+=(-budget=20) ;;
  check | cost)
    has '-include=*' || has -recorded || has '-message=*' || args+=("$rows")
    ;;
  [a-z]*.json | [a-z]*.ndjson | -*)
    has '-resume=*' || {
      has -quick || args+=(-quick)
      has '-include=*' || args+=("$rows")
    }
    ;;
esac
exec "$SERBENCH" "${args[@]}"
SHORT
chmod +x "$dir/bin/serbench"
export SERBENCH="$root/scripts/serbench" PATH="$dir/bin:$PATH"

# Restores the values of the class: a command on a page may overwrite this file.
orders() {
  cp "$root/examples/orders.json" .
}

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
  orders
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
  "$SERBENCH" -quick -forks=8 -include=kryo-flat -out=base.json
  "$SERBENCH" -quick -forks=8 -include=kryo-flat -out=new.json
  serbench -against=kryo=kryo-5.5.0.jar -include=kryo-flat -out=run.json
  cp base.json mine.json
  cp new.json yours.json
  cp base.json new.json results/
  for shard in 2 3 4 5 6 7; do
    serbench -suite=classic -shard=$shard/8 -out=shard$shard.json
  done
  serbench check hostile -include=kryo-flat -save=findings
}

# interrupted OPTION ...: leaves a partial result file, where the pages expect one to resume.
interrupted() {
  local result=output/2026-11-22T10-00-00.json
  rm -f $result*
  serbench -forks=4 -out=$result "$@" > /dev/null 2>&1 &
  local run=$!
  # The first line has the settings; each fork adds one.
  until [ "$(wc -l 2> /dev/null < $result.partial || echo 0)" -ge 2 ]; do
    sleep 0.2
  done
  kill -KILL $run
  wait $run 2> /dev/null || true
}

# before COMMAND: prepares what this command uses up.
before() {
  case "$1" in
    *-resume=*-type=*) interrupted -classpath=model.jar -type=com.acme.Order orders.json ;;
    *-resume=*) interrupted ;;
  esac
}

# commands PAGE: prints the commands in its blocks, one per line.
commands() {
  sed -n '/^\(    \|\$ \)serbench \(.*[^]]\)$/{:more
    /\\$/{N;s/ *\\\n */ /;b more
    }
    s/^\(    \|\$ \)//;p}' "$1"
}

# skipped COMMAND: prints why the command is not run; nothing if it is run.
skipped() {
  case "$1" in
    *'[command]'*) echo "a synopsis" ;;
    *com.acme.proto.* | *com.acme.avro.*) echo "GeneratedClassesIT runs it, with generated classes" ;;
  esac
}

cd "$dir/work"
prepare > "$dir/printed" 2>&1 < /dev/null || {
  cat "$dir/printed" >&2
  echo "commands.sh: cannot make the files that the commands need" >&2
  exit 1
}
failed=0
for page in "${pages[@]}"; do
  orders
  while IFS= read -r command; do
    why="$(skipped "$command")"
    if [ -n "$why" ]; then
      echo "skip $page: $command ($why)"
      continue
    fi
    before "$command"
    code=0
    bash -c "$command" > "$dir/printed" 2>&1 < /dev/null || code=$?
    # Exit code 3: a gate failed, which can happen with runs this short.
    if [ $code = 0 ] || [ $code = 3 ]; then
      echo "ok   $page: $command"
    else
      failed=$((failed + 1))
      echo "FAIL $page: $command"
      sed 's/^/       /' "$dir/printed"
    fi
  done < <(commands "$root/$page")
done
echo "commands.sh: $failed failed"
[ $failed = 0 ]
