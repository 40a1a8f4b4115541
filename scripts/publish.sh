#!/usr/bin/env bash
# Measures everything that the site shows: for each JDK, the classic page, the default rows, data sets of other shapes
# and of growing size, JSON without a class, and histories of seven libraries. Takes about two hours on two cores.
#
#   scripts/publish.sh [OPTIONS] [JAVA ...]
#     -name=NAME      prefix of the result files; default: today's date (UTC)
#     -only=WORDS     only runs whose names contain one of these words: -only=classic,history
#     -include=ROWS   only these rows (no wildcards); for trying the script
#     -quick          one short fork per row; for trying the script
#     -plan           prints the plan, with times, and measures nothing
#
# Each JAVA is the java command of a JDK to measure on; default: the one on the PATH. The plan is printed first. After an
# interruption, pass the same options again, with -name= if the date has changed: finished runs are kept, and the
# interrupted one is resumed.
#
# Writes output/published/NAME-*.json, from which scripts/pages.sh makes the site, and finally packs all of these into
# target/serbench-results-NAME.zip; docs/dev/releasing.md says where to attach it.
#
# Needs a JDK, Maven, zip, and target/serbench.jar: mvn package -DskipTests. The first time, it also needs a network:
# Maven downloads earlier versions of the libraries to target/published-jars.
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
    -*) echo "publish.sh: unknown option $argument; for the options, see the top of the script" >&2; exit 2 ;;
    *) javas+=("$argument") ;;
  esac
done
[[ "$name" =~ ^[a-z0-9][a-z0-9.-]*$ ]] || { echo "publish.sh: -name=$name: use only a-z, 0-9, '.' and '-'" >&2; exit 2; }
[ ${#javas[@]} -gt 0 ] || javas=(java)
[ -s "$jar" ] || { echo "publish.sh: there is no $jar; run mvn package -DskipTests" >&2; exit 2; }

# The runs: name and options. Runs over many data sets get few rows and seconds, to keep the total at two hours.
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

# The histories: name, library as for -against=, artifacts that share a version, versions, rows.
histories="
kryo       kryo              com.esotericsoftware:kryo 5.4.0,5.5.0,5.6.0 kryo-flat,kryo-serializer
fory       fory-core         org.apache.fory:fory-core 0.14.1,0.15.0,0.16.0 fory,fory-registered
jackson    jackson-databind  com.fasterxml.jackson.core:jackson-databind,com.fasterxml.jackson.core:jackson-core,com.fasterxml.jackson.core:jackson-annotations 2.12.7,2.15.4,2.18.4 json/jackson/databind
fastjson2  fastjson2         com.alibaba.fastjson2:fastjson2 2.0.26,2.0.40,2.0.50 json/fastjson2/databind,jsonb/fastjson2/databind
gson       gson              com.google.code.gson:gson 2.8.9,2.10.1,2.12.1 json/google-gson/databind
protostuff protostuff-core   io.protostuff:protostuff-core,io.protostuff:protostuff-api,io.protostuff:protostuff-runtime,io.protostuff:protostuff-collectionschema 1.5.9,1.6.2,1.7.2 protostuff,protostuff-runtime
msgpack    msgpack-core      org.msgpack:msgpack-core 0.8.24,0.9.0,0.9.6 msgpack-core-manual
"

# has LIST WORD: whether a comma-separated list contains the word.
has() { [[ ",$1," == *",$2,"* ]]; }

# wanted NAME: whether -only= selects the run.
wanted() {
  local word
  [ -n "$only" ] || return 0
  for word in ${only//,/ }; do
    [[ "$1" != *"$word"* ]] || return 0
  done
  return 1
}

# among LIST: prints the rows of the list that -include= selects; all without -include=.
among() {
  local row some=
  [ -n "$rows" ] || { echo "$1"; return; }
  for row in ${1//,/ }; do
    ! has "$rows" "$row" || some="$some,$row"
  done
  echo "${some#,}"
}

# jars_of ARTIFACTS VERSION: prints a class path of their cached jars.
jars_of() {
  local artifact path=
  for artifact in ${1//,/ }; do
    path="$path:$jars/${artifact#*:}-$2.jar"
  done
  echo "${path#:}"
}

# fetch: downloads the jars that histories need and the cache lacks, in one Maven run.
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
    || { echo "publish.sh: some jars could not be downloaded; see $jars/maven.log" >&2; exit 2; }
}
fetch

# The plan: parallel arrays with each run's file, java command and options. Options are separated by line breaks.
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
    # shellcheck disable=SC2086 # Split into options.
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
[ ${#files[@]} -gt 0 ] || { echo "publish.sh: nothing to measure: -only= or -include= selects nothing" >&2; exit 2; }

is_complete() { [ -s "$1" ] && head -c 2000 "$1" | grep -Eq '"ending" ?: ?"COMPLETE"'; }

# minutes TEXT: converts "about 7 min to 13 min" to two numbers.
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
    echo "publish.sh: serbench rejects the run for $file:" >&2
    "${on[$i]}" -jar "$jar" ${given[@]+"${given[@]}"} -dry-run > /dev/null || true
    exit 2
  fi
  state=$([ ! -s "$file" ] || echo ", resumed")
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
    # -resume= takes all options from the file except -against=.
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
  # 1 means that a row failed, which the pages show; 2, that the options were rejected. Otherwise, it was interrupted.
  if ! is_complete "$file"; then
    [ "$exit" -eq 2 ] || { echo "publish.sh: $file is incomplete; run this again to resume" >&2; exit 1; }
    failed=1
    echo "publish.sh: $file was not measured" >&2
    continue
  fi
  # Do not publish where the JDK and the jars are installed.
  sed -E -e 's|("home": ?")[^"]*/|\1|g' -e "s|$PWD/||g" "$file" > "$file.part"
  mv "$file.part" "$file"
done
[ "$failed" -eq 0 ] || exit 1
packed=target/serbench-results-$name.zip
rm -f "$packed"
zip -q -j "$packed" "$results/$name"-*.json
echo "$packed"
