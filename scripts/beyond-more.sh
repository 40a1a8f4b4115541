#!/usr/bin/env bash
# Measures what one warm call does not show: compressors and garbage. Prints sections in Markdown. Let nothing else
# run meanwhile.
#
#   scripts/beyond-more.sh > docs/results/beyond-more.md        some 15 minutes
#
# Result files stay in the folder that EVIDENCE names (without it: target/beyond).
# Needs target/serbench.jar: mvn package
set -euo pipefail
cd "$(dirname "$0")/.."
out="${EVIDENCE:-target/beyond}"
mkdir -p "$out"
rows=kryo-flat,fory-auto-flat,protobuf,avro-specific,json/jackson/databind

# measure NAME OPTIONS ...: into a result file; a row that fails costs that row only.
measure() {
  java -jar target/serbench.jar run -quick -forks=3 -brief -include="$rows" "${@:2}" -out="$out/$1.json" \
    > "$out/$1.txt" || [ $? -eq 1 ]
}

# table NAME METRIC ...: the rows of a result file with these metrics.
table() {
  python3 - "$out/$1.json" "${@:2}" <<'PYTHON'
import json, sys

run = json.load(open(sys.argv[1]))
metrics = sys.argv[2:]
print("| row | " + " | ".join(metrics) + " |")
print("|---|" + "--:|" * len(metrics))
for cell in run["cells"]:
    values = cell.get("summary", {}).get("metrics", {})
    shown = [format(values[m]["value"], ".4g") if m in values else "-" for m in metrics]
    name = cell["id"]["row"] + cell["id"].get("variant", "")
    print("| " + " | ".join([name] + shown) + " |")
PYTHON
}

measure compressors -compress=deflate:1,deflate:6,gzip,zstd:3,lz4,snappy
measure batches -medium=stream -items=100 -compress=deflate:6,zstd:3,lz4,snappy
measure garbage -columns=alloc.ser,alloc.deser,gc,gc.pause -gc=parallel,g1,zgc

echo "## Compressors on media.1"
echo
echo "ser and deser in ns, sizes in bytes; a compressed row includes its compressor."
echo
table compressors ser deser total size dfl
echo
echo "## Compressors on streams of 100 messages"
echo
echo "ser and deser in ns per message, sizes in bytes per stream."
echo
table batches ser deser total size dfl
echo
echo "## Garbage on media.1"
echo
echo "Collections, and milliseconds of their pauses, per million messages."
echo
table garbage alloc.ser alloc.deser gc gc.pause
