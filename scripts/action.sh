#!/usr/bin/env bash
# What action.yml does: measures two versions of a library, or of a class of yours, in one run, in turns,
# writes a table into the summary of the job and into a comment on the pull request, and fails by the
# gate. It takes everything from variables, so that it can be tried anywhere:
#
#   LIBRARY        the library, as "serbench list" names it
#   TYPE           or a class of yours, as -type takes it
#   DATA           a JSON file of a value of TYPE; without it, values are made up
#   HEAD_JARS      the new version: jars, with the separator of class paths
#   BASE_JARS      the old version; without it, the library that serbench brings
#   ROWS_JARS      jars of rows of your own, and what both versions need
#   OPTIONS        more options of "serbench run", a line each
#   MAX_SLOWDOWN   the gate in percent, and MAX_GROWTH: options of "serbench compare"; empty: none
#   SERBENCH_JAR   the jar, unless it is in target
#   COMMENT        true: comment on the pull request, with "gh" and GH_TOKEN
#
# and GITHUB_STEP_SUMMARY, GITHUB_OUTPUT, GITHUB_EVENT_PATH, GITHUB_REPOSITORY and RUNNER_TEMP as GitHub
# sets them. Ends as "serbench compare" does: 3 if something is slower or larger than allowed.
set -euo pipefail
jar=${SERBENCH_JAR:-$(dirname "$0")/../target/serbench.jar}
mark='<!-- serbench -->'
# Half of what a comment on GitHub may have, because a character may be several bytes.
most=32000

fail() {
  echo "action.sh: $1" >&2
  exit 2
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

# Ten forks for each version decide about 5 %.
case "${OPTIONS:-}" in
  *-forks=* | *-quick* | *-thorough* | *-precision=*) ;;
  *) options+=(-forks=10) ;;
esac
measured=0
java -jar "$jar" run ${options[@]+"${options[@]}"} "-against=$name=$HEAD_JARS" \
  "-out=$dir/run.json" ${files[@]+"${files[@]}"} || measured=$?
[ "$measured" -le 1 ] || exit "$measured"

gate=()
[ -z "${MAX_SLOWDOWN:-}" ] || gate+=("-max-slowdown=$MAX_SLOWDOWN")
[ -z "${MAX_GROWTH:-}" ] || gate+=("-max-growth=$MAX_GROWTH")
code=0
java -jar "$jar" compare "$dir/run.json" ${gate[@]+"${gate[@]}"} -as=markdown > "$dir/compared.md" || code=$?
[ "$code" != 2 ] || exit 2
case $code in
  0) verdict="within the gate" ;;
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
  printf '\n%s\n' "Cut off here; the whole comparison is in the summary of the job." >> "$dir/shorter.md"
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

# A pull request of a fork may not comment; its job has the summary, and the same verdict.
number=$([ ! -f "${GITHUB_EVENT_PATH:-}" ] || jq -r '.pull_request.number // empty' "$GITHUB_EVENT_PATH")
if [ "${COMMENT:-}" = true ] && [ -n "${GH_TOKEN:-}" ] && [ -n "$number" ]; then
  comments=repos/$GITHUB_REPOSITORY/issues
  old=$(gh api --paginate "$comments/$number/comments" \
    --jq ".[] | select(.body | startswith(\"$mark\")) | .id" | head -n 1) || old=
  if [ -n "$old" ]; then
    gh api --method PATCH "$comments/comments/$old" -F "body=@$dir/shorter.md" > "$dir/answer"
  else
    gh api --method POST "$comments/$number/comments" -F "body=@$dir/shorter.md" > "$dir/answer"
  fi || echo "::warning::no comment could be written; the summary of the job has the comparison"
fi
exit "$code"
