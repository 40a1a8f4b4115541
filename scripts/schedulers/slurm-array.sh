#!/usr/bin/env bash
# One run of serbench on many nodes, as an array job of Slurm. From a folder that all nodes see:
#
#   id="$(sbatch --parsable slurm-array.sh -suite=classic)"
#   sbatch --dependency="afterok:$id" --wrap "java -jar serbench.jar merge shards/*.json -out=all.json"
#   java -jar serbench.jar report all.json
#
# Options behind the script are serbench's. A task that failed is submitted again with the number of
# shards of the whole array: SHARDS=8 sbatch --array=3 slurm-array.sh -suite=classic
#
# Only nodes with processors of one kind are ranked together; name them with --constraint= or --partition=.
#SBATCH --job-name=serbench
#SBATCH --array=1-8
#SBATCH --exclusive
#SBATCH --time=00:45:00
#SBATCH --output=serbench-%A-%a.log
set -euo pipefail
mkdir -p shards
exec java -jar "${SERBENCH_JAR:-serbench.jar}" "$@" \
  -shard="auto/${SHARDS:-$SLURM_ARRAY_TASK_COUNT}" -out="shards/shard-$SLURM_ARRAY_TASK_ID.json"
