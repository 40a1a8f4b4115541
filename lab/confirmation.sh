#!/usr/bin/env bash
# Tries on every row what confirms its numbers, and on default rows with another JDK and another data set, and writes
# docs/lab/confirmation.md. Takes about 45 minutes.
#
#   lab/confirmation.sh JDK25    the home of a JDK 25
#
# EVIDENCE names a folder that keeps the result files (default: target/confirmation). Those that are there already are
# not measured again.
# Needs target/serbench.jar and jq.
set -euo pipefail
cd "$(dirname "$0")/.."
jdk25="${1:?usage: lab/confirmation.sh JDK25}"
out="${EVIDENCE:-target/confirmation}"
page=docs/lab/confirmation.md
mkdir -p "$out"

# measure NAME OPTION ...: writes a result file. Exit code 1 only means that a row failed.
measure() {
  name="$1"
  shift
  [ -f "$out/$name.json" ] || java -jar target/serbench.jar run -quick -forks=2 -noise=keep -warmup-time=100 "$@" \
    -out="$out/$name.json" > "$out/$name.txt" || [ $? -eq 1 ]
}

measure media-17 -data=media.1 -all
measure media-25 -data=media.1 -jvm="$jdk25"
measure users-17 -data=users.1k

# The least of all forks: a fork that was disturbed shows too much.
# shellcheck disable=SC2016 # Variables of jq.
lines='
def least(f): [.forks[].evidence | f | values] | min;
def ratio(kind): least((.[kind] // empty) | .unseen / ([.seen, 1] | max));
def usual(kind): least((.[kind] // empty) | (if kind == "ser" then [.unseen, .copies] | max else .copies end)
  / ([.usual, 1] | max));
# The least of the forks for each phase, and of these the most.
def pace(kind): [.forks[].evidence.paces // [] | .[]] | group_by(.phase)
  | map(map(.[kind] | values) | min | values) | max;
def shown: if . == null then "" else . * 100 | round / 100 end;
.cells[] | select(.summary.status == "OK") | [
  $data, .id.row,
  (ratio("ser") | shown), (usual("ser") | shown), (ratio("deser") | shown), (usual("deser") | shown),
  ([.forks[].evidence.read.messages] | add), ([.forks[].evidence.elsewhere | values] | max | shown),
  (least(.retained) | shown), (pace("watched") | shown), (pace("alone") | shown),
  .summary.confirmation.state + (.summary.confirmation.reasons // [] | map(": " + .) | join(""))
    + (if any(.forks[]; .evidence.read.needsSession) then "; needs the session" else "" end)
]'

# Rows that are not plainly confirmed, with a cache of values (1.3, as in notes), or with work of other threads.
# shellcheck disable=SC2016 # Variables of jq.
notable='
def above(limit): type == "number" and . > limit;
select(.[11] != "confirmed" or (.[2] | above(1.3)) or (.[4] | above(1.3)) or (.[7] | above(0)))
| "| \(.[0]) | `\(.[1])` | \(.[2:] | map(tostring | if . == "" then "-" else . end) | join(" | ")) |"'

for name in media-17 media-25 users-17; do
  case $name in
    media-17) data='media.1, JDK 17' ;;
    media-25) data='media.1, JDK 25' ;;
    *) data='users.1k, JDK 17' ;;
  esac
  jq -c --arg data "$data" "$lines" "$out/$name.json" | sort
done > "$out/lines"

{
  echo 'data,row,ser,"ser, new objects",deser,"deser, new objects",read,elsewhere,kept,watched,alone,verdict'
  jq -r @csv "$out/lines"
} > docs/lab/confirmation.csv

{
  cat << 'END'
# Confirmation of all rows

What others see of each row, as [Why believe a row](../trust.md) describes it. `lab/confirmation.sh` makes this page: two
short forks of each row, so that one reads what the other wrote: of all rows for `media.1` on JDK 17, of the default rows
on JDK 25 and for `users.1k`. The complete table is in [confirmation.csv](confirmation.csv).

END
  cat << END
Of its $(wc -l < "$out/lines") lines, these are notable: of rows that are not plainly confirmed, are slower on new values,
or have other threads work.

END
  echo '| data | row | ser | ser, new objects | deser | deser, new objects | read | elsewhere | kept | watched | alone | |'
  echo '|---|---|---|---|---|---|---|---|---|---|---|---|'
  jq -r "$notable" "$out/lines"
  cat << 'END'

- **ser, deser**: how many times as long calls take on new values as on fresh copies of them. Above 2.5 refutes a row
  (3.75 if only one fork could tell); from 1.3 on, a note says that it caches values.
- **new objects**: how many times as long they take on new objects as on those of the timed loop; for deser,
  copies of these. Above 4 (ser) or 2 (deser) refutes a row.
- **read**: number of messages that another fork read
- **elsewhere**: CPU time of other threads and processes, relative to that of the measuring one
- **kept**: bytes that a decoded object occupies, relative to what its call allocated; above 1 for accessors, which hold
  their message
- **watched, alone**: how many times as long calls take in batches that are looked at, and in calls of their own, as in
  those that are timed. Above 1.5 and 4, they refute a row.
END
} > "$page"
