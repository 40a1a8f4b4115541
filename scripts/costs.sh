#!/usr/bin/env bash
# Measures what a single warm call does not show, for twelve well-known rows on JDK 17 and 25.
#
#   scripts/costs.sh                all sections
#   scripts/costs.sh SECTION ...    these sections, with minutes on an idle machine: start (12), memory (8), heap (see
#                                   SIZES), stream (20), speed (10), compressors (14), garbage (13), threads (10)
#   scripts/costs.sh figures        measures nothing; only updates the figures and the table
#
# Each section writes docs/results/costs/SECTION.csv. The figures that "serbench show" prints and the table in
# docs/results/costs.md are then updated from these files. Environment variables:
#
#   FORKS    forks per row; default: 5 for start and memory, 3 for speed, compressors, garbage and threads
#   JDKS     JDKs; default: 17,25. threads uses only the last, which must be 21 or later
#   ROWS     rows; default: the twelve
#   SIZES    sizes of large values; default: 1M,10M,100M. 100M takes about two minutes per row and JDK
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
page=docs/results/costs.md
files=docs/results/costs
costs=src/main/resources/io/serbench/catalog/costs.csv

# section NAME COMMAND [OPTION ...]: writes what the command prints to the section's file.
# Exit code 1 only means that a row failed; the file says which one, and why.
section() {
  java -jar target/serbench.jar "${@:2}" "-include=$rows" "-jvm=$jdks" -as=markdown > "$dir/$1.md" || [ $? -eq 1 ]
  place "$1"
}

# measured NAME [OPTION ...]: writes the report of a run to the section's file, with only the full table of rows.
measured() {
  java -jar target/serbench.jar run -forks="${FORKS:-3}" -sort=name -group=kind -verbose "${@:2}" "-include=$rows" "-jvm=$jdks" \
    "-out=$dir/$1.json" "-report=$dir/$1.report.md" > "$dir/printed" || [ $? -eq 1 ]
  awk '/^## / { dropped = /^## (Ranking|Side by side|Tags|Libraries|JVM flags|Columns|Machine|.*[Ss]erializers .*on )/ }
    !dropped && !/^(- \*\*(Arguments|Seed|OS|Caches|Memory|Black hole|Byte order)|All rows that decode)/' "$dir/$1.report.md" > "$dir/$1.md"
  place "$1"
}

# place NAME: converts a report to CSV: a line for each value in a table, each line of the header, and each note.
place() {
  awk -F ' *[|] *' '
    function quoted(text) {
      gsub(/\\/, "", text)
      if (text ~ /[",]/) { gsub(/"/, "\"\"", text); text = "\"" text "\"" }
      return text
    }
    function line(table, row, column, value) {
      print quoted(table) "," quoted(row) "," quoted(column) "," quoted(value)
    }
    BEGIN { print "table,row,column,value" }
    /^#+ / { sub(/^#+ /, ""); table = $0 == "Results" ? "" : $0; next }
    /^- [*][*]/ { match($0, /[*][*]: /); line(table, substr($0, 5, RSTART - 5), "", substr($0, RSTART + 4)); next }
    /^- / { line(table, "", "", substr($0, 3)); next }
    /^[|]  [|]/ { for (i = 3; i < NF; i++) heading[i] = $i == "±" ? heading[i - 1] " ±" : $i; next }
    /^[|] [^-]/ { for (i = 3; i < NF; i++) if ($i != "") line(table, $2, heading[i], $i) }
  ' "$dir/$1.md" > "$dir/$1.csv"
  cp "$dir/$1.csv" "$files/$1.csv"
}

# Collects the figures for `serbench show`, one line per row and JDK, and puts them into the page as a table.
collect() {
  awk -F, '
    function figure(section, suffix, heading) {
      return found[section, row "@jdk" jdk suffix, heading]
    }
    BEGIN { print "row,jdk,start,start.aot,kept,kept.large,buffers,kept.after,heap.10M,heap.stream" }
    FNR == 1 { section = FILENAME; gsub(/.*\/|[.]csv$/, "", section) }
    $1 == "" && $3 != "" {
      sub(/[*]$/, "", $2)
      if (section == "memory" && $3 == "kept") order[++n] = $2
      found[section, $2, $3] = $4
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
    }' "$files"/{start,memory,heap,stream}.csv > "$dir/costs.csv"
  cp "$dir/costs.csv" "$costs"
  awk -F, '
    NR == 1 {
      print "| | start | from a cache | kept | after 10 MB | of this, buffers | later | heap, 10 MB | heap, stream |"
      print "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
      next
    }
    { gsub(/~/, "\\~"); print "| " $1 "@jdk" $2 " | " $3 " | " $4 " | " $5 " | " $6 " | " $7 " | " $8 " | " $9 " | " $10 " |" }
  ' "$costs" > "$dir/table"
  sed -e '/^<!-- costs -->$/,/^<!-- \/costs -->$/{//!d' -e '}' -e "/^<!-- costs -->\$/r $dir/table" "$page" > "$dir/page"
  cp "$dir/page" "$page"
}

for name in "${@:-all}"; do
  case "$name" in
    start) section start cost startup -aot "-forks=$forks" ;;
    memory) section memory cost memory "-forks=$forks" ;;
    heap) section heap cost heap "-data=media-list.${sizes//,/,media-list.}" ;;
    stream) section stream cost heap -transport=stream -items=40000 ;;
    speed)
      # A fixed, ample heap; otherwise, resizing and garbage collection would dominate.
      measured speed "-data=media-list.${sizes//,/,media-list.}" -columns=mb.ser,mb.deser '-jvm-args=-Xms4g -Xmx4g'
      ;;
    compressors) measured compressors -compress=deflate:6,zstd:3,lz4,snappy ;;
    garbage) measured garbage -columns=alloc.ser,alloc.deser,gc,gc.pause -gc=parallel,g1,zgc ;;
    threads) jdks="${jdks##*,}" measured threads -threads=1,2,virtual:64 ;;
    figures) ;;
    all) "$0" start memory heap stream speed compressors garbage threads ;;
    *)
      echo "costs.sh: no section is named '$name'; expected start, memory, heap, stream, speed, compressors," \
        "garbage, threads or figures" >&2
      exit 2
      ;;
  esac
done
collect
