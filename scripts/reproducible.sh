#!/usr/bin/env bash
# Builds a commit twice, in different folders and locales, and fails if the jars, the API's POM or the zip for
# package managers are not identical.
#
#   scripts/reproducible.sh [COMMIT [MAVEN OPTIONS ...]]    default: HEAD
#
# Needs git, Maven, a JDK, zip and unzip.
set -euo pipefail
cd "$(dirname "$0")/.."
commit=$(git rev-parse --verify "${1:-HEAD}^{commit}")
[ $# -eq 0 ] || shift
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT

build() { # FOLDER [MAVEN OPTIONS ...]
  local folder=$1
  shift
  git clone -q . "$folder"
  git -C "$folder" checkout -q --detach "$commit"
  (cd "$folder" && mvn -B -q -DskipTests package "$@" && scripts/packages.sh > target/packages.log)
}

# Jars made by Maven contain file permissions.
umask 022
build "$dir/one" "$@"
# A deeper folder, with a blank in its name; another time zone, encoding and language.
(
  export TZ=Asia/Tokyo LC_ALL=C MAVEN_OPTS="${MAVEN_OPTS:-} -Duser.language=de -Duser.country=DE"
  build "$dir/deeper/and deeper/two" "$@"
)
java -jar "$dir/one/target/serbench.jar" -version

status=0
for jar in serbench.jar serbench-api.jar serbench-api.pom serbench-api-sources.jar serbench-api-javadoc.jar \
  "$(basename "$dir"/one/target/serbench-*.zip)"; do
  one=$dir/one/target/$jar
  two="$dir/deeper/and deeper/two/target/$jar"
  if cmp -s "$one" "$two"; then
    echo "same: $jar $(sha256sum < "$one" | cut -d ' ' -f 1)"
    continue
  fi
  status=1
  echo "DIFFERENT: $jar" >&2
  mkdir -p "$dir/a" "$dir/b"
  rm -rf "$dir"/[ab]/*
  [ "$jar" != serbench-api.pom ] || { diff "$one" "$two" >&2 || true; continue; }
  (cd "$dir/a" && unzip -qo "$one") && (cd "$dir/b" && unzip -qo "$two")
  diff -rq "$dir/a" "$dir/b" >&2 || true
  diff <(unzip -Z "$one" | sort) <(unzip -Z "$two" | sort) | head -40 >&2 || true
done
exit $status
