#!/usr/bin/env bash
# Measures what the site shows, in one go of about two hours on two cores: for each JDK the classic page, the default
# rows, data sets of other shapes, data that grow, JSON without a class, and histories of seven libraries. Prints first
# what it will measure, and how long that takes.
#
#   scripts/publish.sh [options] [JAVA ...]
#     -name=NAME      the set's name, with which its files begin; default: today
#     -only=WORDS     only runs whose names hold one of these: -only=classic,history
#     -include=ROWS   only these rows, by their names: to try the script
#     -quick          one short fork per row: to try the script
#     -plan           prints the plan and measures nothing
#
# Each JAVA is the java command of a JDK to measure on; without any, the one on the path. Call it again with the same
# options after an interruption, with -name= if that was before midnight: finished runs stay, one that was begun is
# continued. Results are output/published/NAME-*.json; scripts/pages.sh makes the site of them. At the end, all results
# of that name are packed into target/serbench-results-NAME.zip; docs/dev/releasing.md says where it goes.
#
# Maven gets jars of earlier versions into target/published-jars. Needs a network the first time, JDK, Maven, zip, and
# target/serbench.jar: mvn package -DskipTests
set -euo pipefail
cd "$(dirname "$0")/.."
jar=target/serbench.jar
jars=target/published-jars
results=output/published
plugin=org.apache.maven.plugins:maven-dependency-plugin:3.10.0

name=$(date -u +%Y-%m-%d)
only=
rows=
plan=
extra=()
javas=()
for argument in "$@"; do
  case $argument in
    -name=*) name=${argument#*=} ;;
    -only=*) only=${argument#*=} ;;
    -include=*) rows=${argument#*=} ;;
    -quick) extra+=(-quick) ;;
    -plan) plan=yes ;;
    -*) echo "publish.sh: unknown option $argument; the head of the script explains all" >&2; exit 2 ;;
    *) javas+=("$argument") ;;
  esac
done
[[ "$name" =~ ^[a-z0-9][a-z0-9.-]*$ ]] || { echo "publish.sh: -name=$name: only a-z, 0-9, '.' and '-'" >&2; exit 2; }
[ ${#javas[@]} -gt 0 ] || javas=(java)
[ -s "$jar" ] || { echo "publish.sh: $jar is missing; mvn package -DskipTests" >&2; exit 2; }

# The runs: name, and options. Rows and seconds are few where data are many: two hours are the budget of all.
growing=copy,java-built-in-serializer,kryo-flat,fory,protostuff,protobuf-edition2023,json/jackson/databind
growing=$growing,json/fastjson2/databind,json/google-gson/databind,avro-specific-string,cbor/jackson3/databind
runs="
classic -suite=classic
default
orders  -data=orders.typical -budget=5
clients -data=clients.10k -budget=5
users   -data=users -include=$growing -budget=5
json    -data=json -budget=2
"

# Histories: name, what -against= calls the library, artifacts of one version, versions, rows.
histories="
kryo       kryo              com.esotericsoftware:kryo 5.4.0,5.5.0,5.6.0 kryo-flat,kryo-serializer
fory       fory-core         org.apache.fory:fory-core 0.14.1,0.15.0,0.16.0 fory,fory-registered
jackson    jackson-databind  com.fasterxml.jackson.core:jackson-databind,com.fasterxml.jackson.core:jackson-core,com.fasterxml.jackson.core:jackson-annotations 2.12.7,2.15.4,2.18.4 json/jackson/databind
fastjson2  fastjson2         com.alibaba.fastjson2:fastjson2 2.0.26,2.0.40,2.0.50 json/fastjson2/databind,jsonb/fastjson2/databind
gson       gson              com.google.code.gson:gson 2.8.9,2.10.1,2.12.1 json/google-gson/databind
protostuff protostuff-core   io.protostuff:protostuff-core,io.protostuff:protostuff-api,io.protostuff:protostuff-runtime,io.protostuff:protostuff-collectionschema 1.5.9,1.6.2,1.7.2 protostuff,protostuff-runtime
msgpack    msgpack-core      org.msgpack:msgpack-core 0.8.24,0.9.0,0.9.6 msgpack-core-manual
"

# has LIST WORD: whether a list with commas has it.
has() { [[ ",$1," == *",$2,"* ]]; }

# wanted NAME: whether -only= asks for that run.
wanted() {
  local word
  [ -n "$only" ] || return 0
  for word in ${only//,/ }; do
    [[ "$1" != *"$word"* ]] || return 0
  done
  return 1
}

# among LIST: those of a list of rows that -include= names; all without it.
among() {
  local row some=
  [ -n "$rows" ] || { echo "$1"; return; }
  for row in ${1//,/ }; do
    ! has "$rows" "$row" || some="$some,$row"
  done
  echo "${some#,}"
}

# jars_of ARTIFACTS VERSION: their class path, in the cache.
jars_of() {
  local artifact path=
  for artifact in ${1//,/ }; do
    path="$path:$jars/${artifact#*:}-$2.jar"
  done
  echo "${path#:}"
}

# fetch: Maven gets all jars that histories need and the cache lacks, in one go.
fetch() {
  local run library artifacts versions measured artifact version missing=
  while read -r run library artifacts versions measured; do
    { [ -n "$run" ] && wanted "history-$run" && [ -n "$(among "$measured")" ]; } || continue
    for version in ${versions//,/ }; do
      for artifact in ${artifacts//,/ }; do
        [ -s "$jars/${artifact#*:}-$version.jar" ] || missing="$missing
<artifactItem><groupId>${artifact%%:*}</groupId><artifactId>${artifact#*:}</artifactId><version>$version</version></artifactItem>"
      done
    done
  done <<< "$histories"
  [ -n "$missing" ] || return 0
  mkdir -p "$jars"
  cat > "$jars/pom.xml" << XML
<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>serbench</groupId><artifactId>published-jars</artifactId><version>1</version><packaging>pom</packaging>
<build><plugins><plugin><groupId>${plugin%%:*}</groupId><artifactId>maven-dependency-plugin</artifactId>
<configuration><outputDirectory>\${basedir}</outputDirectory><artifactItems>$missing
</artifactItems></configuration></plugin></plugins></build></project>
XML
  mvn -q -B -ntp -f "$jars/pom.xml" "$plugin:copy" > "$jars/maven.log" 2>&1 \
    || { echo "publish.sh: not all jars were found; see $jars/maven.log" >&2; exit 2; }
}
fetch

# The plan: each run's file, java and options, in arrays by the same index. Options are one a line.
files=()
on=()
options=()
add() { # JAVA NAME OPTION ...
  files+=("$results/$name-$2.json")
  on+=("$1")
  shift 2
  options+=("$(printf '%s\n' "$@" ${extra[@]+"${extra[@]}"})")
}

for java in "${javas[@]}"; do
  java=$(command -v "$java") || { echo "publish.sh: there is no $java" >&2; exit 2; }
  jdk=jdk$("$java" -XshowSettings:properties -version 2>&1 | sed -n 's/.*java.specification.version = //p')
  while read -r run given; do
    { [ -n "$run" ] && wanted "$run"; } || continue
    # shellcheck disable=SC2086 # The options are words.
    set -- $given
    if [[ " $given" == *" -include="* ]]; then
      kept=$(among "$growing")
      [ -n "$kept" ] || continue
      set -- "${@/#-include=*/-include=$kept}"
    elif [ -n "$rows" ]; then
      set -- "$@" "-include=$rows"
    fi
    add "$java" "$run-$jdk" "$@"
  done <<< "$runs"
  while read -r run library artifacts versions measured; do
    { [ -n "$run" ] && wanted "history-$run"; } || continue
    kept=$(among "$measured")
    [ -n "$kept" ] || continue
    set -- "-include=$kept" -budget=8
    for version in ${versions//,/ }; do
      set -- "$@" "-against=$library=$(jars_of "$artifacts" "$version")"
    done
    add "$java" "history-$run-$jdk" "$@"
  done <<< "$histories"
done
[ ${#files[@]} -gt 0 ] || { echo "publish.sh: there is nothing to measure" >&2; exit 2; }

is_complete() { [ -s "$1" ] && head -c 2000 "$1" | grep -Eq '"ending" ?: ?"COMPLETE"'; }

# minutes TEXT: "about 7 min to 13 min" as two numbers.
minutes() {
  awk '{ n = 0; for (i = 1; i < NF; i++) if ($i ~ /^[0-9.]+$/) {
           unit = $(i + 1); m[++n] = unit ~ /^h/ ? $i * 60 : unit ~ /^min/ ? $i : $i / 60 }
         printf "%.1f %.1f\n", n ? m[1] : 0, n ? m[n] : 0 }' <<< "$1"
}

mkdir -p "$results"
least=0
most=0
for i in "${!files[@]}"; do
  file=${files[$i]}
  if is_complete "$file"; then
    echo "$file: done"
    continue
  fi
  mapfile -t given <<< "${options[$i]}"
  [ -n "${options[$i]}" ] || given=()
  time=$("${on[$i]}" -jar "$jar" ${given[@]+"${given[@]}"} -dry-run 2>&1 | sed -n 's/^ *Time *//p')
  if [ -z "$time" ]; then
    echo "publish.sh: $file would be refused:" >&2
    "${on[$i]}" -jar "$jar" ${given[@]+"${given[@]}"} -dry-run > /dev/null || true
    exit 2
  fi
  state=$([ ! -s "$file" ] || echo ", continued")
  echo "$file: $time$state"
  read -r low high <<< "$(minutes "$time")"
  least=$(awk "BEGIN { print $least + $low }")
  most=$(awk "BEGIN { print $most + $high }")
done
printf 'all: %.0f min to %.0f min\n' "$least" "$most"
[ -z "$plan" ] || exit 0

failed=0
for i in "${!files[@]}"; do
  file=${files[$i]}
  ! is_complete "$file" || continue
  mapfile -t given <<< "${options[$i]}"
  [ -n "${options[$i]}" ] || given=()
  if [ -s "$file" ]; then
    # What is loaded must be said again; the file knows the rest.
    again=("-resume=$file")
    for option in ${given[@]+"${given[@]}"}; do
      [[ "$option" != -against=* ]] || again+=("$option")
    done
    given=("${again[@]}")
  else
    given+=("-out=$file")
  fi
  echo "publish.sh: $(date -u +%H:%M) $file" >&2
  exit=0
  "${on[$i]}" -jar "$jar" "${given[@]}" > /dev/null || exit=$?
  # 1 says that a row failed, which the pages show; 2 that the run was refused. All else was interrupted.
  if ! is_complete "$file"; then
    [ "$exit" -eq 2 ] || { echo "publish.sh: $file is not finished; call this again to go on" >&2; exit 1; }
    failed=1
    echo "publish.sh: $file was not measured" >&2
    continue
  fi
  # Where the JDK and the jars of earlier versions lie is nobody's business.
  sed -E -e 's|("home": ?")[^"]*/|\1|g' -e "s|$PWD/||g" "$file" > "$file.part"
  mv "$file.part" "$file"
done
[ "$failed" -eq 0 ] || exit 1
packed=target/serbench-results-$name.zip
rm -f "$packed"
zip -q -j "$packed" "$results/$name"-*.json
echo "$packed"
