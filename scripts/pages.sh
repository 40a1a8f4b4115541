#!/bin/sh
# Makes the static site of the published results, for GitHub Pages or any other web server.
#
#   scripts/pages.sh [FOLDER]    default: site
#
# Shows output/classic-*.json and output/published/*.json, where scripts/publish.sh writes its results and the release
# workflow puts those attached to the release "results". Needs the jar that SERBENCH_JAR names; default:
# target/serbench.jar.
set -eu
cd "$(dirname "$0")/.."
set -- "${1:-site}" output/classic-*.json output/published/*.json
out=$1
shift
for file; do
  shift
  # Drop a pattern that matched nothing.
  [ ! -f "$file" ] || set -- "$@" "$file"
done
exec java -jar "${SERBENCH_JAR:-target/serbench.jar}" site -out="$out" "$@"
