#!/usr/bin/env bash
# Splits one run of serbench over many nodes, as a Slurm array job. In a folder that all nodes share:
#
#   id="$(sbatch --parsable slurm-array.sh -suite=classic)"
#   sbatch --dependency="afterok:$id" --wrap "java -jar serbench.jar merge shards/*.json -out=all.json"
#   java -jar serbench.jar report all.json
#
# Options after the script's name are those of "serbench run". To run a failed task again, pass the number of
# shards of the whole array: SHARDS=8 sbatch --array=3 slurm-array.sh -suite=classic
#
# Needs serbench.jar in the folder, or where SERBENCH_JAR says. Rows are ranked together only if they ran on the
# same kind of processor; select such nodes with --constraint= or --partition=.
#SBATCH --job-name=serbench
#SBATCH --array=1-8
#SBATCH --exclusive
#SBATCH --time=00:45:00
#SBATCH --output=serbench-%A-%a.log
set -euo pipefail
mkdir -p shards
exec java -jar "${SERBENCH_JAR:-serbench.jar}" "$@" \
  -shard="auto/${SHARDS:-$SLURM_ARRAY_TASK_COUNT}" -out="shards/shard-$SLURM_ARRAY_TASK_ID.json"
