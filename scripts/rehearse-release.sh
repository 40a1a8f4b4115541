#!/usr/bin/env bash
# Rehearses a release from the placeholder for its owner to signed files that somebody downloads, verifies and runs.
# Publishes nothing. GitHub is a git remote in a folder and a server on loopback, Maven Central a repository in a folder.
#
#   scripts/rehearse-release.sh
#
# Needs gpg, zip, unzip, curl, python3, Maven, and target/serbench.jar: mvn package -DskipTests. Takes half a minute.
set -euo pipefail
cd "$(dirname "$0")/.."
dir=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; GNUPGHOME=$dir/key gpgconf --kill gpg-agent; rm -rf "$dir"' EXIT
step() { echo "rehearsal: $*"; }
refused() { # COMMAND ... : must fail
  ! "$@" > "$dir/log" 2>&1 || { echo "rehearse-release.sh: was not refused: $*" >&2; exit 1; }
}

step 'the repository gets its owner, a date in the changelog, and a tag, which is pushed'
git clone -q . "$dir/owned"
git init -q --bare "$dir/remote.git"
version=$(sed -n '0,/<version>/s/^  <version>\(.*\)<\/version>/\1/p' pom.xml)
(
  cd "$dir/owned"
  refused scripts/set-owner.sh
  scripts/set-owner.sh rehearsal > "$dir/log"
  scripts/set-owner.sh
  scripts/release-notes.sh "$version" > "$dir/log" 2>&1 ||
    sed -i "0,/^## \[Unreleased\].*/s//## [$version] - $(date -u +%F)/" CHANGELOG.md
  git -c user.name=rehearsal -c user.email=none@example.org commit -q -a -m 'Release'
  git tag "v$version"
  git push -q "$dir/remote.git" HEAD:refs/heads/main "v$version"
)

step 'the tag is built and signed'
export GNUPGHOME=$dir/key
mkdir -m 700 "$GNUPGHOME"
gpg -q --batch --passphrase '' --quick-generate-key 'rehearsal <none@example.org>' default default never 2> "$dir/log"
gpg -q --armor --export > "$dir/public"
SIGNING_KEY=$(gpg -q --batch --armor --export-secret-keys)
export SIGNING_KEY
git clone -q --branch "v$version" "$dir/remote.git" "$dir/tagged" 2> "$dir/log"
mkdir "$dir/tagged/target"
cp target/serbench.jar target/serbench-api.jar "$dir/tagged/target/"
refused "$dir/tagged/scripts/release.sh" -built "v$version.1"
"$dir/tagged/scripts/release.sh" -built "v$version" > "$dir/log" 2>&1 || { cat "$dir/log" >&2; exit 1; }
head -n 3 "$dir/tagged/target/notes.md"

step 'somebody downloads the jar that the catalog of JBang names, verifies and runs it'
mkdir -p "$dir/github/rehearsal/serbench/releases/latest" "$dir/user"
cp -R "$dir/tagged/target/assets" "$dir/github/rehearsal/serbench/releases/latest/download"
python3 -u -m http.server --bind 127.0.0.1 --directory "$dir/github" 0 > "$dir/server" 2>&1 &
server=$!
until port=$(sed -n 's/.* port \([0-9]*\) .*/\1/p' "$dir/server") && [ -n "$port" ]; do sleep 0.1; done
url=$(sed -n 's/.*"script-ref": "\(.*\)".*/\1/p' "$dir/tagged/jbang-catalog.json" |
  sed "s,https://github.com,http://127.0.0.1:$port,")
cd "$dir/user"
curl -sSf --remote-name-all "$url" "${url%/*}"/{SHA256SUMS,SHA256SUMS.asc,"serbench-$version.zip"}
GNUPGHOME=$dir/user gpg -q --batch --import "$dir/public" 2> "$dir/log"
GNUPGHOME=$dir/user gpg -q --batch --verify SHA256SUMS.asc SHA256SUMS 2> "$dir/log" || { cat "$dir/log" >&2; exit 1; }
sha256sum -c --ignore-missing SHA256SUMS
java -jar serbench.jar -version
unzip -q "serbench-$version.zip"
"serbench-$version/bin/serbench" list -include=kryo-flat

step 'somebody else compiles rows against the API, from a repository that has what Maven Central would get'
unzip -q "$dir/tagged/target/central-bundle.zip" -d "$dir/central"
places='' here=$HOME/.m2/repository
for place in "$dir/central" "$here"; do
  places="$places<repository><id>r${#places}</id><url>file://$place</url></repository>"
done
plugins=${places//repository>/pluginRepository>}
echo "<settings><profiles><profile><id>all</id><repositories>$places</repositories><pluginRepositories>$plugins</pluginRepositories></profile></profiles><activeProfiles><activeProfile>all</activeProfile></activeProfiles></settings>" > settings.xml
mvn -B -q -s settings.xml -Dmaven.repo.local="$dir/user/repository" -f "$dir/tagged/examples/pom.xml" package \
  -Dserbench.version="$version"
java -jar serbench.jar check roundtrip -classpath="$dir/tagged/examples/target/example.jar" -include='deflated*'
step 'done'
