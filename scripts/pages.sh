#!/bin/sh
# Makes the site of the published results: output/classic-*.json, and what scripts/publish.sh has measured, or a
# release has brought, in output/published. For GitHub Pages, or any other server of files. SERBENCH_JAR names another jar than
# target/serbench.jar.
#
#   scripts/pages.sh [FOLDER]    default: site
set -eu
cd "$(dirname "$0")/.."
set -- "${1:-site}" output/classic-*.json output/published/*.json
out=$1
shift
for file; do
  shift
  # A pattern that matches nothing stays as it is.
  [ ! -f "$file" ] || set -- "$@" "$file"
done
exec java -jar "${SERBENCH_JAR:-target/serbench.jar}" site -out="$out" "$@"
