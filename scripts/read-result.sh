#!/bin/sh
# Reads what serbench writes with jq, pandas and a CSV reader, and sees whether all of them find the same totals.
#
#   scripts/read-result.sh RESULT.json
#
# Needs jq, and Python with pandas and jsonschema.
set -eu
if [ $# != 1 ]; then
    echo "give one result file: $0 RESULT.json" >&2
    exit 2
fi
result=$1
here=$(dirname "$0")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The result file that this serbench would write, with its summaries.
# Exit code 1 says that a row failed.
"$here/serbench" report -as=json "$result" > "$work/summaries.json" || [ $? -eq 1 ]
"$here/serbench" report -as=csv "$result" > "$work/cells.csv" || [ $? -eq 1 ]
"$here/serbench" report -as=jmh-json "$result" > "$work/jmh.json" || [ $? -eq 1 ]

total='[.row + (.variant // ""), .data, .metrics.total.value]'
jq -r ".runs[].summary[] | select(.status == \"OK\") | $total | @csv" "$work/summaries.json" > "$work/jq.csv"

python3 - "$result" "$here/../docs/result.schema.json" "$work" <<'PYTHON'
import json
import sys

import jsonschema
import pandas as pd

result, schema, work = sys.argv[1:]
with open(result) as file:
    run = json.load(file)
with open(schema) as file:
    jsonschema.Draft202012Validator(json.load(file)).validate(run)
print("schema     fits")

columns = ["row", "data", "total"]
jq = pd.read_csv(f"{work}/jq.csv", names=columns)
csv = pd.read_csv(f"{work}/cells.csv").query("status == 'OK'")
csv = csv.assign(row=csv["row"], total=csv["total [ns/op]"])
print(f"jq         {len(jq)} rows")
print(f"pandas     {len(csv)} rows of CSV")
if sorted(round(total, 6) for total in jq["total"]) != sorted(round(total, 6) for total in csv["total"]):
    sys.exit("JSON and CSV do not agree")

cells = [cell for cell in run["cells"] if cell.get("summary", {}).get("status") == "OK"]
if cells:
    file = sorted(cell["summary"]["metrics"]["total"]["value"] for cell in cells)
    if any(abs(one - other) > 1e-6 * one for one, other in zip(file, sorted(jq["total"]), strict=True)):
        sys.exit("the result file's own summaries do not agree")
    print(f"summaries  {len(cells)} rows, the same totals")

benchmarks = pd.read_json(f"{work}/jmh.json")
totals = benchmarks[benchmarks["benchmark"].str.startswith("serbench.total.")]
if len(totals) != len(jq):
    sys.exit(f"JMH's form has {len(totals)} totals, not {len(jq)}")
print(f"JMH form   {len(benchmarks)} benchmarks, {len(totals)} of them totals")
PYTHON
