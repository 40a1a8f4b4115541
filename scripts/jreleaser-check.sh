#!/usr/bin/env bash
# Checks jreleaser.yml with JReleaser: validates it ("config"), and makes the formulas and manifests of a
# release in target/jreleaser ("prepare").
#
#   scripts/jreleaser-check.sh
#
# A dry run with dummy tokens: it publishes nothing and contacts no package manager. Needs Maven, and
# target/serbench-VERSION.zip: scripts/packages.sh
set -euo pipefail
cd "$(dirname "$0")/.."
plugin=org.jreleaser:jreleaser-maven-plugin:1.20.0
version=$(sed -n '0,/<version>/s/^  <version>\(.*\)<\/version>/\1/p' pom.xml)
[ -f "target/serbench-$version.zip" ] ||
  { echo "jreleaser-check.sh: there is no target/serbench-$version.zip; run scripts/packages.sh" >&2; exit 2; }
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT

# JReleaser requires a remote on GitHub, which this clone may not have; so run in another clone.
git clone -q . "$dir/serbench"
git -C "$dir/serbench" remote set-url origin https://github.com/OWNER/serbench.git
mkdir "$dir/serbench/target"
cp jreleaser.yml "$dir/serbench/"
cp "target/serbench-$version.zip" "$dir/serbench/target/"
cd "$dir/serbench"

export JRELEASER_PROJECT_VERSION=$version
for variable in GITHUB_TOKEN HOMEBREW_GITHUB_TOKEN SCOOP_GITHUB_TOKEN SDKMAN_CONSUMER_KEY SDKMAN_CONSUMER_TOKEN; do
  export "JRELEASER_$variable=none"
done
for goal in config prepare; do
  mvn -q -B -N "$plugin:$goal" -Djreleaser.dry.run=true -Djreleaser.config.file="$PWD/jreleaser.yml" \
    > "$dir/log" 2>&1 || { cat "$dir/log" >&2; exit 1; }
  echo "jreleaser $goal: fine"
done
rm -rf "$OLDPWD/target/jreleaser"
cp -R target/jreleaser "$OLDPWD/target/"
cd "$OLDPWD"
find target/jreleaser/prepare -type f
