#!/usr/bin/env bash
# Tests scripts/schedulers/slurm-array.sh with a real Slurm cluster that consists only of this machine: submits the
# job, waits, merges the shards, and prints the tables.
#
#   lab/slurm-try.sh [TASKS [OPTIONS]]    TASKS: default 3; OPTIONS: of "serbench run"
#
# The tasks run one after the other. Slurm is stopped at the end. Needs root, Debian's slurm-wlm and munge, and
# target/serbench.jar (SERBENCH_JAR overrides it): mvn package -DskipTests
set -euo pipefail
cd "$(dirname "$0")/.."
tasks="${1:-3}"
[ $# -eq 0 ] || shift
if [ $# -eq 0 ]; then
  set -- -include=kryo-flat,kryo-manual,fst,json/jackson/databind,hessian,protobuf,java-manual,avro-specific \
    -forks=2 -warmup-time=100
fi
jar="${SERBENCH_JAR:-$PWD/target/serbench.jar}"
script="$PWD/scripts/schedulers/slurm-array.sh"
dir="$(mktemp -d)"
node="$(hostname -s)"
pids=""
end() {
  for pid in $pids; do
    kill "$pid" 2> /dev/null || true
  done
  wait
  rm -rf "$dir"
}
trap end EXIT

mkdir -p "$dir/state" "$dir/spool" "$dir/munge" "$dir/work"
chmod 755 "$dir"
cat > "$dir/slurm.conf" << CONF
ClusterName=try
SlurmctldHost=$node
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=$dir/munge/socket
StateSaveLocation=$dir/state
SlurmdSpoolDir=$dir/spool
SlurmctldPidFile=$dir/slurmctld.pid
SlurmdPidFile=$dir/slurmd.pid
SlurmctldPort=16817
SlurmdPort=16818
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SelectType=select/cons_tres
ReturnToService=2
NodeName=$node NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=all Nodes=$node Default=YES State=UP
CONF
export SLURM_CONF="$dir/slurm.conf"
head -c 1024 /dev/urandom > "$dir/munge/key"
chmod 600 "$dir/munge/key"
munged --foreground --force --key-file="$dir/munge/key" --socket="$dir/munge/socket" \
  --pid-file="$dir/munge/pid" --log-file="$dir/munge/log" --seed-file="$dir/munge/seed" &
pids="$pids $!"
sleep 1
slurmctld -D > "$dir/slurmctld.log" 2>&1 &
pids="$pids $!"
slurmd -D > "$dir/slurmd.log" 2>&1 &
pids="$pids $!"
for _ in $(seq 30); do
  sinfo -h -o %T 2> /dev/null | grep -q idle && break
  sleep 1
done
sinfo || { tail "$dir"/*.log >&2; exit 1; }

cd "$dir/work"
echo "\$ sbatch --array=1-$tasks slurm-array.sh $*"
id="$(SERBENCH_JAR="$jar" sbatch --parsable --array="1-$tasks" --time=0 "$script" "$@")"
echo "$id"
merge="$(sbatch --parsable --dependency="afterany:$id" --output=merge.log \
  --wrap "java -jar $jar merge shards/*.json -out=all.json")"
while [ -n "$(squeue -h -j "$id,$merge" 2> /dev/null)" ]; do
  sleep 2
done
grep -h 'shard . of' serbench-*.log
echo '$ serbench merge shards/*.json -out=all.json'
cat merge.log
echo '$ serbench report all.json'
java -jar "$jar" report all.json
