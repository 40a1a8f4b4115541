#!/usr/bin/env bash
# Measures what one warm call does not show, of twelve well-known rows on JDK 17 and 25, and puts it into
# docs/results/beyond.md, a section between two marks each. The figures in `serbench show` are taken from there.
#
#   scripts/beyond.sh                 all sections
#   scripts/beyond.sh SECTION ...     some: start (12 minutes on an idle machine), memory (8), heap (see SIZES),
#                                     stream (20), speed (10), compressors (14), garbage (13), and threads (10), which
#                                     takes the last of JDKS alone: it needs JDK 21 or later
#   scripts/beyond.sh figures         measures nothing, but takes the figures from the page
#   FORKS=3 scripts/beyond.sh         another number of fresh JVMs per row; default: 5, and 3 for what a run measures
#   JDKS=17,25 scripts/beyond.sh      other JDKs
#   ROWS=fst scripts/beyond.sh        other rows
#   SIZES=1M,10M scripts/beyond.sh    other sizes of large values; default: 1M,10M,100M, of which the last takes most of
#                                     the time: some two minutes per row and JDK
#
# Needs target/serbench.jar: mvn package -DskipTests
set -euo pipefail
cd "$(dirname "$0")/.."
dir="$(mktemp -d)"
trap 'rm -rf "$dir"' EXIT

well_known=kryo-flat,fory-registered,fst,protobuf-edition2023,thrift-compact,avro-specific-string,json/jackson/databind
well_known=$well_known,json/google-gson/databind,json/fastjson2/databind,java-built-in-serializer,cbor/jackson3/databind
well_known=$well_known,protostuff-runtime
rows="${ROWS:-$well_known}"
jdks="${JDKS:-17,25}"
forks="${FORKS:-5}"
sizes="${SIZES:-1M,10M,100M}"
page=docs/results/beyond.md
costs=src/main/resources/io/serbench/catalog/costs.csv

# section NAME COMMAND [OPTION ...]: what the command prints goes between the marks of that name, without its title.
# Exit code 1 only says that some row failed; the page says which, and why.
section() {
  java -jar target/serbench.jar "${@:2}" "-include=$rows" "-jvm=$jdks" -as=markdown > "$dir/$1.md" || [ $? -eq 1 ]
  place "$1"
}

# measured NAME [OPTION ...]: the same of a run with these options. Of its tables of rows, the full one is enough;
# rankings and comparisons are for its own page.
measured() {
  java -jar target/serbench.jar run -forks="${FORKS:-3}" -sort=name "${@:2}" "-include=$rows" "-jvm=$jdks" \
    "-out=$dir/$1.json" "-report=$dir/$1.report.md" > "$dir/printed" || [ $? -eq 1 ]
  awk '/^## / { dropped = /^## (Ranking|Side by side|Tags|Libraries|JVM flags|Columns|Machine|.*[Ss]erializers .*on )/ }
    !dropped && !/^(- \*\*(Arguments|Seed|OS|Caches|Memory|Black hole|Byte order)|All rows that decode)/' "$dir/$1.report.md" > "$dir/$1.md"
  place "$1"
}

place() {
  sed -e '1,/^$/d' -e '/^## Results$/,+1d' -e 's/^## /### /' "$dir/$1.md" > "$dir/table"
  sed -e "/^<!-- $1 -->\$/,/^<!-- \/$1 -->\$/{//!d" -e '}' -e "/^<!-- $1 -->\$/r $dir/table" "$page" > "$dir/page"
  cp "$dir/page" "$page"
}

# Figures of the page for `serbench show`, a line per row and JDK. Columns are found by their headings.
collect() {
  awk -F ' *[|] *' '
    function figure(section, suffix, heading) {
      return found[section, row "@jdk" jdk suffix, heading]
    }
    BEGIN { print "row,jdk,start,start.aot,kept,kept.large,buffers,kept.after,heap.10M,heap.stream" }
    /^<!-- [a-z]+ -->$/ { section = $0; gsub(/[^a-z]/, "", section) }
    /^[|]  [|]/ { for (i = 3; i < NF; i++) heading[i] = $i; next }
    /^[|] [a-z]/ {
      gsub(/\\/, "")
      sub(/[*]$/, "", $2)
      for (i = 3; i < NF; i++) found[section, $2, heading[i]] = $i
      if (section == "memory") order[++n] = $2
    }
    END {
      for (i = 1; i <= n; i++) {
        split(order[i], part, "@jdk")
        row = part[1]
        jdk = part[2]
        print row "," jdk "," figure("start", "", "start") "," figure("start", "@aot", "start") \
          "," figure("memory", "", "kept") "," figure("memory", "", "kept.large") \
          "," figure("memory", "", "buffers") "," figure("memory", "", "kept.after") \
          "," figure("heap", " media-list.10M", "heap.min") "," figure("stream", "", "heap.min")
      }
    }' "$page" > "$dir/costs.csv"
  cp "$dir/costs.csv" "$costs"
}

for name in "${@:-all}"; do
  case "$name" in
    start) section start cost startup -aot "-forks=$forks" ;;
    memory) section memory cost memory "-forks=$forks" ;;
    heap) section heap cost heap "-data=media-list.${sizes//,/,media-list.}" ;;
    stream) section stream cost heap -transport=stream -items=40000 ;;
    speed)
      # A heap that grows meanwhile, or is too small, would be what is measured.
      measured speed "-data=media-list.${sizes//,/,media-list.}" -columns=mb.ser,mb.deser '-jvm-args=-Xms4g -Xmx4g'
      ;;
    compressors) measured compressors -compress=deflate:6,zstd:3,lz4,snappy ;;
    garbage) measured garbage -columns=alloc.ser,alloc.deser,gc,gc.pause -gc=parallel,g1,zgc ;;
    threads) jdks="${jdks##*,}" measured threads -threads=1,2,virtual:64 ;;
    figures) ;;
    all) "$0" start memory heap stream speed compressors garbage threads ;;
    *)
      echo "beyond.sh: no section is named '$name'; expected start, memory, heap, stream, speed, compressors," \
        "garbage, threads or figures" >&2
      exit 2
      ;;
  esac
done
collect
