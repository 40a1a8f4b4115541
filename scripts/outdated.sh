#!/bin/sh
# Lists dependencies and plugins of which there is a newer release. Alphas, betas, milestones and
# release candidates do not count, nor snapshots. Changes nothing.
set -eu
cd "$(dirname "$0")/.."
plugin=org.codehaus.mojo:versions-maven-plugin:2.22.0
unstable='(?i).*[.-](alpha|beta|b|m|rc|cr|ea|pre|preview|snapshot)[.-]?[0-9]*([.-].*)?'
mvn -B -ntp \
  "$plugin:display-property-updates" "$plugin:display-dependency-updates" \
  "$plugin:display-plugin-updates" \
  "-Dmaven.version.ignore=$unstable" \
  -DprocessDependencyManagementTransitive=false \
  -DprocessUnboundPlugins=false |
  grep -E -- '->|^\[INFO\] *(The following|No (dep|plug)|All plug|  +[a-zA-Z].*\.\.\.)|^\[ERROR\]' |
  sed -e 's/^\[INFO\] *//' -e 's/ *\.\.\.*/ /' | awk '!seen[$0]++'
