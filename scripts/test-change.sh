#!/usr/bin/env bash
# Tests what your change can break, in two minutes; mvn verify tests everything.
#
#   scripts/test-change.sh [-n] [COMMIT]    -n: only print the commands
#
# The change is what differs from COMMIT (default: HEAD, so what is not committed), with new files. Thorough tests are
# skipped unless SERBENCH_THOROUGH is set.
#
#   changed            tested
#   a class            tests in its package and below, tests that name it (unless more than 40 do), ArchitectureTest,
#                      MainJobIT, and end-to-end tests that are called like it or its package
#   a library          tests of its package, and its rows on every data set over every transport
#   a schema           the rows of the libraries that compile it
#   a test             itself; if it is a helper, the tests that name it
#   a page             what tests say of pages
#   any other file     tests that name it, as those of a golden file do
#
# Needs git and Maven.
set -euo pipefail
cd "$(dirname "$0")/.."
try=
if [ "${1:-}" = -n ]; then
  try='echo'
  shift
fi
root=src/test/java/io/serbench
tests=$(mktemp)     # Paths of test classes
libraries=$(mktemp) # The packages of libraries
trap 'rm -f "$tests" "$libraries"' EXIT

naming() { # WORD
  local found
  found=$(grep -rlwF --include='*Test.java' --include='*IT.java' -- "$1" src/test/java || true)
  [ "$(wc -l <<< "$found")" -gt 40 ] || echo "$found"
}
below() { # PACKAGE
  [ ! -d "$root/$1" ] || find "$root/$1" -name '*Test.java'
}
called() { # WORD
  find $root/e2e -name "${1^}*IT.java"
}

while read -r file; do
  name=${file##*/}
  word=${name%.*}
  case $file in
    src/*/io/serbench/library/shared/*)
      { grep -rlwF -- "$word" src/main/java/io/serbench/library || true; } |
        sed 's,.*/library/,,; s,/.*,,; /^shared$/d' >> "$libraries"
      ;;
    src/main/*/io/serbench/library/*/*)
      library=${file#src/main/*/io/serbench/library/}
      echo "${library%%/*}" >> "$libraries"
      { below "library/${library%%/*}"; naming "$word"; } >> "$tests"
      ;;
    schema/protobuf/*)
      printf '%s\n' protobuf protostuff quickbuf scalapb wire >> "$libraries"
      ;;
    schema/*/*)
      library=${file#schema/}
      echo "${library%%/*}" >> "$libraries"
      ;;
    src/main/*/io/serbench/*)
      package=${file#src/main/*/io/serbench/}
      package=${package%/*}
      {
        echo $root/ArchitectureTest.java
        echo $root/e2e/MainJobIT.java
        below "$package"
        naming "$word"
        called "${package##*/}"
        called "${word%Command}"
      } >> "$tests"
      ;;
    src/build/java/*)
      below build >> "$tests"
      ;;
    src/test/java/*Test.java | src/test/java/*IT.java)
      [ ! -e "$file" ] || echo "$file" >> "$tests"
      ;;
    src/test/java/*)
      naming "$word" >> "$tests"
      ;;
    *.md)
      { naming "$file"; printf "$root/%s.java\n" DocumentedTest ArchitecturePageTest cli/command/DocsTest; } >> "$tests"
      ;;
    *)
      naming "$name" >> "$tests"
      ;;
  esac
done < <(git diff --name-only "${1:-HEAD}"; git ls-files --others --exclude-standard)

list() { sort -u | paste -sd, -; }
unit=$(sed -n 's,.*/\(.*Test\)\.java$,\1,p' "$tests" | list)
whole=$(sed -n 's,.*/\(.*IT\)\.java$,\1,p' "$tests" | list)
options=(-q -Derrorprone.skip -Dsurefire.failIfNoSpecifiedTests=false "-Dtest=${unit:-none}")
if [ -s "$libraries" ]; then
  $try mvn "${options[@]}" verify "-Dit.test=${whole:+$whole,}RowsIT#everyRow*" "-Dserbench.libraries=$(list < "$libraries")"
elif [ -n "$whole" ]; then
  $try mvn "${options[@]}" verify "-Dit.test=$whole"
elif [ -n "$unit" ]; then
  $try mvn "${options[@]}" test
else
  echo "test-change: no test is about this change"
fi
