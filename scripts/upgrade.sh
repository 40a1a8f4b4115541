#!/bin/sh
# Tries newer releases of dependencies and plugins, one at a time: builds with each, and repeats for all rows the checks
# "roundtrip" and "jdk", and "versions" against the release before. Takes 10 minutes for each.
#
#   scripts/upgrade.sh [-only=WORD] [-include=ROWS]    only those whose name contains WORD; checks only ROWS
#
# Commits what builds on a new branch "upgrades", a commit for each, so that one can be left out. In target/upgrades,
# summary.md says what differs, changes.patch has the commits. Skips what pom.xml gives a reason not to upgrade:
# scripts/outdated.sh lists it. Needs a JDK, Maven, git with a name to commit by, and a network.
set -eu
cd "$(dirname "$0")/.."
only='' rows='*' out=$PWD/target/upgrades
for option; do
  case $option in
    -only=*) only=${option#*=} ;;
    -include=*) rows=${option#*=} ;;
    *) echo "upgrade.sh: not an option: $option" >&2; exit 2 ;;
  esac
done
git diff --quiet HEAD || { echo "upgrade.sh: commit your changes first" >&2; exit 2; }
rm -rf "$out"
mkdir -p "$out/before"
scripts/outdated.sh -upgrades | grep -F -- "$only" > "$out/newer" || { echo "upgrade.sh: nothing is newer"; exit 0; }

# Prints row, check, question and verdict; not causes, which may differ each time. 1: a row failed, which it prints.
check() { # CHECK [OPTION ...]
  java -jar target/serbench.jar check "$@" -include="$rows" -as=csv 2>> "$out/log" | cut -d , -f 1-4
}
build() { # FOLDER for answers
  mvn -B -q package -DskipTests > "$out/build" 2>&1 && check roundtrip > "$1/roundtrip" && check jdk > "$1/jdk"
}
git switch -q -C upgrades
build "$out/before" || { cat "$out/build" >&2; exit 1; }
while read -r property artifact old new; do
  what="${artifact#*:} $old -> $new"
  if [ "$property" = - ]; then
    sed -i "/<artifactId>${artifact#*:}</,/<version>/s,<version>$old<,<version>$new<," pom.xml
  else
    sed -i "s,<$property>$old<,<$property>$new<," pom.xml
  fi
  rm -rf "$out/after"
  mkdir "$out/after"
  if ! build "$out/after" < /dev/null; then
    printf '## %s does not build\n\n~~~\n%s\n~~~\n\n' "$what" "$(grep -m 5 ERROR "$out/build")" >> "$out/summary.md"
    git checkout -q -- pom.xml
    continue
  fi
  differs=$(diff -U 0 "$out/before" "$out/after" | grep '^[-+][^-+]' || :)
  printf '## %s\n\n~~~diff\n%s\n~~~\n\n' "$what" "${differs:-No verdict differs.}" >> "$out/summary.md"
  jar=$HOME/.m2/repository/$(echo "${artifact%:*}" | tr . /)/${artifact#*:}/$old/${artifact#*:}-$old.jar
  if check versions "-against=$artifact=$jar" > "$out/versions" < /dev/null && [ -s "$out/versions" ]; then
    printf 'Bytes of %s:\n\n~~~\n%s\n~~~\n\n' "$old" "$(sed -n 's/.*,\(.* to .*\): .*,/\1: /p' "$out/versions" | sort | uniq -c)" >> "$out/summary.md"
  fi
  scripts/releases.sh
  git commit -q -a -m "Upgrade $what"
  rm -rf "$out/before"
  mv "$out/after" "$out/before"
done < "$out/newer"
git format-patch -q --stdout "@{-1}" > "$out/changes.patch"
cat "$out/summary.md"
