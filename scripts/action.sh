#!/usr/bin/env bash
# Implements action.yml: measures two versions of a library, or of your class, in one run, taking turns;
# writes the comparison to the job summary and to a comment on the pull request; and fails if the new
# version is slower or larger than allowed. All input comes from environment variables, so you can run it
# anywhere:
#
#   LIBRARY        the library, as named by "serbench list"
#   TYPE           instead of LIBRARY: your class, as for -type
#   DATA           a JSON file with a value of TYPE; default: generated values
#   HEAD_JARS      the new version: jars, separated as in a class path
#   BASE_JARS      the old version; default for a library: the version in serbench's jar
#   ROWS_JARS      jars with rows of your own, and whatever both versions depend on
#   OPTIONS        additional options of "serbench run", one per line
#   MAX_SLOWDOWN   -max-slowdown of "serbench compare", in percent; empty: no limit
#   MAX_GROWTH     -max-growth of "serbench compare"; empty: no limit
#   SERBENCH_JAR   serbench's jar; default: target/serbench.jar
#   COMMENT        true: comment on the pull request; needs "gh", and a token in GH_TOKEN
#
# Also reads GITHUB_STEP_SUMMARY, GITHUB_OUTPUT, GITHUB_EVENT_PATH, GITHUB_REPOSITORY and RUNNER_TEMP, which
# GitHub sets. The exit code is that of "serbench compare": 3 if something is slower or larger than allowed.
set -euo pipefail
jar=${SERBENCH_JAR:-$(dirname "$0")/../target/serbench.jar}
mark='<!-- serbench -->'
# Bytes. GitHub allows twice as many characters, but a character may take several bytes.
most=32000

fail() {
  echo "action.sh: $1" >&2
  exit 2
}
# The jars that are measured may come from anybody's pull request. What runs them gets no token.
serbench() {
  env -u GH_TOKEN -u GITHUB_TOKEN java -jar "$jar" "$@"
}
name=${LIBRARY:-}${TYPE:-}
[ -n "$name" ] || fail "LIBRARY and TYPE are empty; name a library as 'serbench list' does, or your class"
[ -z "${LIBRARY:-}" ] || [ -z "${TYPE:-}" ] || fail "LIBRARY and TYPE are both set; set one of them"
[ -z "${TYPE:-}" ] || [ -n "${BASE_JARS:-}" ] || fail "BASE_JARS is empty; name the jars with the old $TYPE"
[ -z "${DATA:-}" ] || [ -n "${TYPE:-}" ] || fail "DATA is a value of TYPE, which is empty"
[ -n "${HEAD_JARS:-}" ] || fail "HEAD_JARS is empty; name the jars of the new version"
[ -f "$jar" ] || fail "there is no $jar; set SERBENCH_JAR"
dir=${RUNNER_TEMP:-$(mktemp -d)}/serbench
mkdir -p "$dir"

separator=:
case "$(uname -s)" in
  MINGW* | MSYS* | CYGWIN*) separator=';' ;;
esac
options=()
while IFS= read -r option; do
  [ -z "$option" ] || options+=("$option")
done <<< "${OPTIONS:-}"
classpath=${BASE_JARS:-}${BASE_JARS:+${ROWS_JARS:+$separator}}${ROWS_JARS:-}
[ -z "$classpath" ] || options+=("-classpath=$classpath")
[ -z "${TYPE:-}" ] || options+=("-type=$TYPE")
files=()
[ -z "${DATA:-}" ] || files+=("$DATA")

gate=()
[ -z "${MAX_SLOWDOWN:-}" ] || gate+=("-max-slowdown=$MAX_SLOWDOWN")
[ -z "${MAX_GROWTH:-}" ] || gate+=("-max-growth=$MAX_GROWTH")
# A wrong limit is refused now, not after an hour.
serbench compare ${gate[@]+"${gate[@]}"} -help > /dev/null || exit 2

# With ten forks per version, differences of about 5 % can be decided.
case "${OPTIONS:-}" in
  *-forks=* | *-quick* | *-thorough* | *-precision=*) ;;
  *) options+=(-forks=10) ;;
esac
measured=0
serbench run ${options[@]+"${options[@]}"} "-against=$name=$HEAD_JARS" \
  "-out=$dir/run.json" ${files[@]+"${files[@]}"} || measured=$?
[ "$measured" -le 1 ] || exit "$measured"

code=0
serbench compare "$dir/run.json" ${gate[@]+"${gate[@]}"} -as=markdown > "$dir/compared.md" || code=$?
[ "$code" != 2 ] || exit 2
case $code in
  0) verdict=$([ ${#gate[@]} = 0 ] && echo "compared" || echo "within the gate") ;;
  3) verdict="slower or larger than allowed" ;;
  *) verdict="not decided, because rows failed or cannot be compared" ;;
esac
{
  echo "$mark"
  echo "## serbench: $name, $verdict"
  echo
  cat "$dir/compared.md"
} > "$dir/comment.md"
if [ "$(wc -c < "$dir/comment.md")" -gt "$most" ]; then
  head -c "$most" "$dir/comment.md" | sed '$d' > "$dir/shorter.md"
  printf '\n%s\n' "Truncated; the job summary has the full comparison." >> "$dir/shorter.md"
else
  cp "$dir/comment.md" "$dir/shorter.md"
fi
cat "$dir/comment.md" >> "${GITHUB_STEP_SUMMARY:-/dev/stdout}"
if [ -n "${GITHUB_OUTPUT:-}" ]; then
  {
    echo "exit-code=$code"
    echo "result=$dir/run.json"
    echo "comparison=$dir/compared.md"
  } >> "$GITHUB_OUTPUT"
fi

# A job for a pull request from a forked repository may not comment. Its summary and verdict are the same.
number=$([ ! -f "${GITHUB_EVENT_PATH:-}" ] || jq -r '.pull_request.number // empty' "$GITHUB_EVENT_PATH")
if [ "${COMMENT:-}" = true ] && [ -n "${GH_TOKEN:-}" ] && [ -n "$number" ]; then
  comments=repos/$GITHUB_REPOSITORY/issues
  old=$(gh api --paginate "$comments/$number/comments" \
    --jq ".[] | select(.body | startswith(\"$mark\")) | .id" | head -n 1) || old=
  if [ -n "$old" ]; then
    gh api --method PATCH "$comments/comments/$old" -F "body=@$dir/shorter.md" > "$dir/answer"
  else
    gh api --method POST "$comments/$number/comments" -F "body=@$dir/shorter.md" > "$dir/answer"
  fi || echo "::warning::could not comment on the pull request; the job summary has the comparison"
fi
exit "$code"
