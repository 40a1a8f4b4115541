#!/usr/bin/env bash
# Writes how long each row keeps a processor busy to src/main/resources/io/serbench/shard/times.txt, from which
# shards are balanced. Takes the mean over the result files, which should have the default precision.
#
#   scripts/row-times.sh output/classic-jdk17.json output/classic-jdk25.json
#
# Needs python3.
set -euo pipefail
python3 - "$@" > "$(dirname "$0")/../src/main/resources/io/serbench/shard/times.txt" <<'PY'
import json, sys
from collections import defaultdict

START_MILLIS = 900  # from starting the JVM to the first call
BESIDE = 1.4  # how much longer a turn takes than its batches: the witness, and cold caches
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
