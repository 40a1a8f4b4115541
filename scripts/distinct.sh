#!/usr/bin/env bash
# What values that differ cost each row beside equal ones: measures rows with several numbers of
# distinct values side by side in one run, and prints a table of ratios to the first of them, with
# 95 % intervals, sorted by total. Let nothing else run meanwhile.
#
#   scripts/distinct.sh                                    all rows, with 1, 16, 256 and 4096
#   scripts/distinct.sh -include=NAMES -distinct=1,64 ...  with these options of "run"
#   scripts/distinct.sh -resume=FILE                       goes on with an interrupted run
#   scripts/distinct.sh FILE                               the table of a result that is there
#
# Without -out= or -resume= the result goes to output/distinct.json.
# Needs jq, and target/serbench.jar: mvn package -DskipTests
set -euo pipefail
cd "$(dirname "$0")/.."

if [ $# -eq 1 ] && [ -f "$1" ]; then
  result="$1"
else
  result=output/distinct.json
  given=" $* "
  options=("$@")
  case "$given" in
    *" -resume="*) result="${given#* -resume=}"; result="${result%% *}" ;;
    *) [[ "$given" == *" -distinct="* ]] || options+=(-distinct=1,16,256,4096) ;;
  esac
  case "$given" in
    *" -out="*) result="${given#* -out=}"; result="${result%% *}" ;;
    *" -resume="*) ;;
    *) mkdir -p output; options+=("-out=$result") ;;
  esac
  # Exit code 1 says that some row failed; the others have numbers.
  java -jar target/serbench.jar run "${options[@]}" -brief > /dev/null || [ $? -eq 1 ]
fi

jq -r '
  def number: ltrimstr("@distinct") | tonumber;
  def half: if .low then (.high - .low) / (2 * .value) else nan end;
  # A ratio with its interval, whose half width is that of two independent values.
  def ratio($to): (.value / $to.value) as $r
    | {r: $r, half: ($r * ((half * half + ($to | half) * ($to | half)) | sqrt))};
  def fixed: (. * 100 | round) as $n
    | "\($n / 100 | floor).\($n % 100 | tostring | if length < 2 then "0" + . else . end)";
  [.cells[] | select(.summary.status == "OK" and (.id.variant // "" | startswith("@distinct")))
    | {row: .id.row, data: .id.workload.dataset, n: (.id.variant | number), m: .summary.metrics}] as $cells
  | ($cells | map(.n) | unique) as $counts
  | ["ser", "deser", "total"] as $metrics
  | [$cells | group_by([.row, .data])[] | select(length == ($counts | length))
      | sort_by(.n) as $ways
      | {name: (.[0].row + (if ([$cells[].data] | unique | length) > 1 then " on " + .[0].data else "" end)),
         ratios: [$metrics[] as $metric | $ways[1:][] | .m[$metric] | ratio($ways[0].m[$metric])]}]
  | sort_by(-.ratios[-1].r) as $rows
  | (["row"] + [$metrics[] as $metric | $counts[1:][] | "\($metric) \(.)"]),
    (["---"] + [$metrics[] | $counts[1:][] | "---:"]),
    ($rows[] | [.name] + [.ratios[] | (.r | fixed) + (if .half | isnan then "" else " ± \(.half | fixed)" end)])
  | "| " + join(" | ") + " |"
' "$result"
