#!/bin/sh
# Lists dependencies and plugins that have a newer release, each with the reason not to upgrade; exits with 1 if one has
# no reason. Ignores alphas, betas, milestones, release candidates and snapshots. Changes nothing.
#
#   scripts/outdated.sh          asks Maven, which takes minutes
#   scripts/outdated.sh FILE     reads Maven's output from a file
#   scripts/outdated.sh -upgrades [FILE]    prints what scripts/upgrade.sh tries; exits with 0
#
# A reason is a comment in pom.xml, right before the version or the property that holds it:
#
#   <!-- Not 2.4.21: its compiler plugin for serialization could not be fetched on 2026-11-29. -->
#
# It applies only to the versions that it names, so the next release is listed again. Wildcards are allowed ("Not 3.*");
# separate several versions by commas.
#
# Needs a JDK, Maven and a network.
set -eu
cd "$(dirname "$0")/.."
plugin=org.codehaus.mojo:versions-maven-plugin:2.22.0
unstable='(?i).*[.-](alpha|beta|b|m|rc|cr|ea|pre|preview|snapshot)[.-]?[0-9]*([.-].*)?'
program=lab/src/main/java/io/serbench/lab/scripts/Outdated.java
print=
if [ "${1-}" = -upgrades ]; then
  print=$1
  shift
fi
if [ $# -eq 0 ]; then
  dir=$(mktemp -d)
  trap 'rm -rf "$dir"' EXIT
  set -- "$dir/printed"
  ask() {
    mvn -B -ntp "$@" "-Dmaven.version.ignore=$unstable" \
      -DprocessDependencyManagementTransitive=false -DprocessUnboundPlugins=false >> "$dir/printed" ||
      { tail -n 20 "$dir/printed" >&2; exit 2; }
  }
  ask -Plab "$plugin:display-property-updates" "$plugin:display-dependency-updates" "$plugin:display-plugin-updates"
  # The versions plugin ignores annotation processors of the compiler plugin, so list them in a separate POM.
  java "$program" -processors > "$dir/pom.xml"
  ask -f "$dir/pom.xml" "$plugin:display-dependency-updates"
fi
java "$program" "$1" ${print:+"$print"}
