#!/usr/bin/env bash
# Checks the files in scripts/schedulers as far as a machine without a cluster can: manifests against
# the schema of Kubernetes, the workflow against that of GitHub; then runs the Job's command with the
# variables that its pods would get, and merges.
#
# Needs python3 with kubernetes-validate, check-jsonschema and pyyaml (PYTHON names another one), and
# target/serbench.jar.
set -euo pipefail
cd "$(dirname "$0")/.."
python="${PYTHON:-python3}"
jar="${SERBENCH_JAR:-$PWD/target/serbench.jar}"
dir="$(mktemp -d)"
trap 'rm -rf "$dir"' EXIT

"$python" -m kubernetes_validate --strict scripts/schedulers/kubernetes-*.yaml
"$python" -m check_jsonschema --builtin-schema vendor.github-workflows scripts/schedulers/github-actions.yml
bash -n scripts/schedulers/slurm-array.sh

# Two pods of eight: JOB_COMPLETION_INDEX is what the Job sets, and $(...) what the kubelet replaces.
"$python" - > "$dir/arguments" << 'PY'
import yaml
job = list(yaml.safe_load_all(open("scripts/schedulers/kubernetes-shards.yaml")))[1]
assert job["spec"]["completionMode"] == "Indexed"
arguments = job["spec"]["template"]["spec"]["containers"][0]["args"]
assert "-shard=auto/%d" % job["spec"]["completions"] in arguments
print("\n".join(arguments))
PY
for index in 0 7; do
  mapfile -t arguments < <(sed "s|\$(JOB_COMPLETION_INDEX)|$index|; s|/results|$dir|" "$dir/arguments")
  JOB_COMPLETION_INDEX=$index java -jar "$jar" "${arguments[@]}" \
    -forks=1 -warmup-time=20 -testRunMillis=5 > "$dir/out-$index" 2> "$dir/err-$index" || [ $? -eq 1 ]
  grep 'shard . of 8' "$dir/err-$index"
done
java -jar "$jar" merge "$dir"/shard-*.json -partial -out="$dir/all.json"
