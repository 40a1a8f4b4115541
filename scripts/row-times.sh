#!/usr/bin/env bash
# How long rows keep a processor busy, for src/main/resources/io/serbench/shard/times.txt, by which
# shards are balanced: the mean over result files of runs with the usual precision.
#
#   scripts/row-times.sh output/classic-jdk17.json output/classic-jdk25.json
#
# Needs python3.
set -euo pipefail
python3 - "$@" > "$(dirname "$0")/../src/main/resources/io/serbench/shard/times.txt" <<'PY'
import json, sys
from collections import defaultdict

START_MILLIS = 900  # of a JVM, until the first call
BESIDE = 1.4  # turns take so much longer than their batches: witness, and cold caches
seconds = defaultdict(list)
for file in sys.argv[1:]:
    for cell in json.load(open(file))["cells"]:
        millis = 0
        for fork in cell["forks"]:
            millis += START_MILLIS + (fork.get("firstMillis") or 0)
            for phase in fork["phases"]:
                millis += phase["warmUp"]["millis"] + sum(phase["series"]["nanos"]) / 1e6 * BESIDE
        if cell["forks"]:
            seconds[cell["id"]["row"]].append(millis / 1000)
print("# How long the forks of a row kept a processor busy until ser and deser were known to 2 %: row, seconds.")
print("# Made by scripts/row-times.sh of: " + ", ".join(sys.argv[1:]))
for row in sorted(seconds):
    print(f"{row} {sum(seconds[row]) / len(seconds[row]):.1f}")
PY
