#!/bin/bash
# Measures calls of rows inside realistic programs, to test how well serbench predicts what they take.
#
#   lab/service.sh [-rounds=N] [-programs=LIST] [-rows=LIST] FOLDER
#
# Programs: http, pair, http32, shop, shop1, kafka, batch. Writes FOLDER/programs.csv: ns per call, inside the program.
# Fourteen rows take 5 minutes per round and program. Maven downloads Kafka's broker, which runs in FOLDER.
# Needs target/serbench.jar and the lab's classes: mvn -Plab package -DskipTests
set -eu
cd "$(dirname "$0")/.."
rows=fory,jsonb/fastjson2/databind,avro-specific,thrift-compact,json/fastjson2/databind,protobuf-edition2023
rows=$rows,msgpack-databind,kryo-flat-pre,kryo-flat,json/dsl-json/databind,smile/jackson/databind
rows=$rows,json/jackson/databind,hessian,json/google-gson/databind
programs=http,pair,http32,shop,shop1,kafka,batch
rounds=2
warmup=10
watch=4
while [ $# -gt 1 ]; do
  case "$1" in
    -rounds=*) rounds=${1#*=} ;;
    -programs=*) programs=${1#*=} ;;
    -rows=*) rows=${1#*=} ;;
    *) sed -n '2,8p' "$0" >&2; exit 2 ;;
  esac
  shift
done
folder=$(mkdir -p "$1" && cd "$1" && pwd)

# A single-node broker, with its own class path.
kafka=3.9.1
cat > "$folder/pom.xml" <<POM
<project>
  <modelVersion>4.0.0</modelVersion>
  <groupId>broker</groupId>
  <artifactId>broker</artifactId>
  <version>1</version>
  <dependencies>
    <dependency>
      <groupId>org.apache.kafka</groupId>
      <artifactId>kafka_2.13</artifactId>
      <version>$kafka</version>
    </dependency>
  </dependencies>
</project>
POM
mvn -q -B -f "$folder/pom.xml" dependency:build-classpath -Dmdep.outputFile="$folder/broker.classpath"
broker=$(cat "$folder/broker.classpath")
client=$(tr ':' '\n' < "$folder/broker.classpath" | grep '/kafka-clients-')
port=19092
cat > "$folder/broker.properties" <<PROPERTIES
process.roles=broker,controller
node.id=1
controller.quorum.voters=1@localhost:19093
listeners=PLAINTEXT://localhost:$port,CONTROLLER://localhost:19093
controller.listener.names=CONTROLLER
log.dirs=$folder/broker
offsets.topic.replication.factor=1
PROPERTIES
if [[ ,$programs, == *,kafka,* ]]; then
  rm -rf "$folder/broker"
  java -cp "$broker" kafka.tools.StorageTool format -t MkU3OEVBNTcwNTJENDM2Qk -c "$folder/broker.properties" > "$folder/broker.log"
  java -Xmx512m -cp "$broker" kafka.Kafka "$folder/broker.properties" >> "$folder/broker.log" 2>&1 &
  server=$!
  trap 'kill $server' EXIT
  until (: < /dev/tcp/localhost/$port) 2> /dev/null; do sleep 1; done
fi

java -cp "target/serbench.jar:target/test-classes:$client" io.serbench.lab.service.Services \
  "$programs" "$rows" "$rounds" "$warmup" "$watch" "localhost:$port" | tee "$folder/programs.csv"
