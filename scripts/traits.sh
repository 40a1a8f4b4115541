#!/usr/bin/env bash
# Tries what rows can do, and writes what was seen into src/main/resources/io/serbench/catalog, from
# where the tags take it, and into the tables of docs/results.
#
#   scripts/traits.sh                        all trials with all rows
#   scripts/traits.sh evolution future ...   some trials
#   scripts/traits.sh ... -include=NAMES     some rows; of the others, what was seen before stays
#
#   evolution   types that change, and features: traits.txt, output/evolution.txt, evolution.md
#   types       members of users' classes: types.txt, members.txt, output/types.txt, types.md
#   orders      the data set orders.typical, as if its classes were a user's: orders.txt
#   future      the newest JDK, as strict as later ones: future.txt, output/future.txt, future.md
#
# Options are those of "verify". Needs target/serbench.jar: mvn package -DskipTests
set -euo pipefail
cd "$(dirname "$0")/.."
resources=src/main/resources/io/serbench/catalog
dir="$(mktemp -d)"
trap 'rm -rf "$dir"' EXIT

trials=()
while [ $# -gt 0 ] && [ "${1#-}" = "$1" ]; do
  trials+=("$1")
  shift
done
[ ${#trials[@]} -gt 0 ] || trials=(evolution types orders future)
java -jar target/serbench.jar list -names > "$dir/names"

# verified OPTION ...: what "verify" says, without what differs in every run: identity hashes.
verified() {
  # Exit code 1 says that some row does not carry the type. C2 would cost time and change nothing.
  java -jar target/serbench.jar verify "$@" -jvm-args=-XX:TieredStopAtLevel=1 > "$dir/said" \
    || [ $? -eq 1 ] || return
  sed -E 's/@[0-9a-f]{5,8}([^0-9a-f]|$)/\1/g' "$dir/said"
}

# whole SEEN BEFORE: what was seen now of the rows that were tried, and before of the others. Each
# part of it has headings, and lines that begin with a row's name.
whole() {
  touch "$2"
  awk '
    FILENAME == ARGV[1] { order[++count] = $1; known[$1] = 1; next }
    FNR == 1 { part = 1 }
    $0 == "" { part++; next }
    {
      now = FILENAME == ARGV[2]
      if (part > parts) parts = part
      row = $1
      sub(/:$/, "", row)
      if (!(row in known)) { head[now, part] = head[now, part] $0 "\n"; next }
      if (now) tried[row] = 1
      else if (row in tried) next
      # What follows the name stands in a column, which is narrow where only short names were tried.
      match($0, /^[^ ]+ */)
      if (row == $1 && RLENGTH > width[part]) width[part] = RLENGTH
      number[part, row]++
      name[part, row, number[part, row]] = $1
      rest[part, row, number[part, row]] = substr($0, RLENGTH + 1)
    }
    END {
      for (p = 1; p <= parts; p++) {
        printf "%s%s", p == 1 ? "" : "\n", head[0, p] == "" ? head[1, p] : head[0, p]
        for (o = 1; o <= count; o++)
          for (n = 1; n <= number[p, order[o]]; n++)
            if (width[p]) printf "%-" width[p] "s%s\n", name[p, order[o], n], rest[p, order[o], n]
            else print name[p, order[o], n] (rest[p, order[o], n] == "" ? "" : " ") rest[p, order[o], n]
      }
    }
  ' "$dir/names" "$1" "$2"
}

# features SEEN FILE: the lines from which the tags take what was seen.
features() {
  {
    echo "# What scripts/traits.sh saw of each row."
    sed -n '/^Features:$/,/^$/p' "$1" | sed '1d;/^$/d'
  } > "$resources/$2"
}

# members SEEN: which kinds of members each row carries, for "show".
members() {
  {
    echo "# What scripts/traits.sh saw of each row."
    sed '/^$/,$d' "$1" | awk '
      $2 ~ /^(fits|loses|refuses)$/ { row = $1; sub(/^[^ ]+ +/, ""); print row ": " $0 }'
  } > "$resources/members.txt"
}

# orders SEEN: why rows that take any type do not carry the data set; the members that they lack, of
# those that it has, stand in what "verify -types" said.
orders() {
  awk '
    FILENAME == ARGV[1] {
      if ($0 == "") past = 1
      if (!past) lacking[$1] = missing($0)
      next
    }
    FILENAME == ARGV[2] { if ($0 !~ /^#/) { at = index($0, ": "); line[substr($0, 1, at - 1)] = $0 } next }
    FILENAME == ARGV[3] {
      # Groups such as "loses (2):", whose lines are indented.
      if ($0 !~ /^ /) { verdict = $1; next }
      if (verdict == "fits") { gsub(/,/, ""); for (w = 1; w <= NF; w++) delete line[$w] }
      if (verdict != "loses" && verdict != "refuses") next
      row = $1
      if (lacking[row] != "") line[row] = row ": lacks " lacking[row] "; verify -types says why"
      else {
        sub(/^ +[^ ]+ +/, "")
        line[row] = row ": " verdict ": " (length($0) > 120 ? substr($0, 1, 117) "..." : $0)
      }
      next
    }
    $0 in line { print line[$0] }
    function missing(text,   parts, p, words, w, word, found) {
      sub(/^[^ ]+ +/, "", text)
      if (text == "refuses all") return ""
      parts = split(text, part, "; ")
      found = ""
      for (p = 1; p <= parts; p++) {
        if (part[p] ~ /^fits/) continue
        words = split(part[p], word, /,? /)
        for (w = 2; w <= words; w++)
          if (word[w] ~ /^(record|nested|sealed|enum|date|instant|decimal|uuid|collection|map|null)$/)
            found = found (found == "" ? "" : ", ") word[w]
      }
      return found
    }
  ' output/types.txt "$resources/orders.txt" "$1" "$dir/names" > "$dir/orders-lines"
  { echo "# Why rows that take any type do not carry orders, as scripts/traits.sh saw."
    cat "$dir/orders-lines"; } > "$resources/orders.txt"
}

# page NAME: puts the table from standard input between the marks of that page.
page() {
  cat > "$dir/table"
  awk -v table="$dir/table" -v name="$1" '
    $0 == "<!-- /" name " -->" { inside = 0 }
    !inside { print }
    $0 == "<!-- " name " -->" { inside = 1; while ((getline line < table) > 0) print line }
  ' "docs/results/$1.md" > "$dir/page"
  cp "$dir/page" "docs/results/$1.md"
}

# Rows that do the same share a line; the first of them says where it stands.
evolution_table() {
  sed -n '3,/^$/p' "$1" | awk '
    $6 == "|" {
      verdicts = $2 " | " $3 " | " $4 " | " $5 " | " $7 " | " $8 " | " $9 " | " $10
      if (!(verdicts in rows)) order[++count] = verdicts
      rows[verdicts] = rows[verdicts] (rows[verdicts] == "" ? "" : ", ") $1
      number[verdicts]++
    }
    END {
      print "| rows | added | removed | reordered | widened | added | removed | reordered | widened |"
      print "|---|---|---|---|---|---|---|---|---|"
      for (o = 1; o <= count; o++) {
        best = 0
        for (v in rows) if (number[v] > best) { best = number[v]; most = v }
        print "| " rows[most] " | " tolower(most) " |"
        delete rows[most]
      }
    }
  '
}

# Rows that carry the same share a line; those that carry most come first.
types_table() {
  sed '/^$/,$d' "$1" | awk '
    BEGIN {
      count = split("record nested sealed annotated root annotated-root enum date instant " \
        "duration decimal uuid optional array collection immutable map key enum-key enum-map " \
        "generic fields accessors final inherited subclass null shared cycle", member, " ")
      for (m = 1; m <= count; m++) every = every (m == 1 ? "" : ", ") member[m]
    }
    $2 == "fits" || $2 == "loses" || $2 == "refuses" {
      row = $1
      sub(/^[^ ]+ +/, "")
      sub(/ all$/, " " every)
      parts = split($0, part, "; ")
      for (p = 1; p <= parts; p++) {
        words = split(part[p], word, /,? /)
        for (w = 2; w <= words; w++)
          mark[word[w]] = word[1] == "fits" ? "+" : word[1] == "loses" ? "loses" : "-"
      }
      fit = 0
      marks = ""
      for (m = 1; m <= count; m++) {
        marks = marks " | " mark[member[m]]
        if (mark[member[m]] == "+") fit++
      }
      if (!(marks in rows)) { order[++lines] = marks; fits[marks] = fit }
      rows[marks] = rows[marks] (rows[marks] == "" ? "" : ", ") row
    }
    END {
      head = "| rows"
      rule = "|---"
      for (m = 1; m <= count; m++) { head = head " | " member[m]; rule = rule "|---" }
      print head " |"
      print rule "|"
      for (wanted = count; wanted >= 0; wanted--)
        for (l = 1; l <= lines; l++)
          if (fits[order[l]] == wanted) print "| " rows[order[l]] order[l] " |"
    }
  '
}

# Rows for which the same is true share a line, those that are silent first; no row that cannot run.
future_table() {
  sed '/^$/,$d' "$1" | awk '
    {
      row = $1; outlook = $2
      sub(/^[^ ]+ +[^ ]+ */, "")
      what = $0
      # Where an exception has a cause, the cause is what people look for.
      if (match(what, /\(caused by .*\)/)) what = substr(what, RSTART + 11, RLENGTH - 12)
      sub(/^(opening|round trip): /, "", what)
      sub(/java\.lang\.(reflect\.)?/, "", what)
      gsub(/\|/, "\\|", what)
      if (length(what) > 150) what = substr(what, 1, 147) "..."
      key = outlook "\t" what
      if (!(key in rows)) order[++count] = key
      rows[key] = rows[key] (rows[key] == "" ? "" : ", ") row
    }
    END {
      print "| rows | outlook | why |"
      print "|---|---|---|"
      split("silent warns fails broken", words, " ")
      for (w = 1; w in words; w++)
        for (o = 1; o <= count; o++) {
          split(order[o], part, "\t")
          if (part[1] == words[w]) print "| " rows[order[o]] " | " part[1] " | " part[2] " |"
        }
    }
  '
}

mkdir -p output
touch "$resources/orders.txt"
for trial in "${trials[@]}"; do
  if [ "$trial" = orders ]; then
    java -jar target/serbench.jar export orders.typical > "$dir/orders.json"
    if ! verified -type=io.serbench.dataset.orders.Orders "$dir/orders.json" "$@" > "$dir/orders"; then
      echo "traits.sh: none of these rows takes a user's type, so orders.txt stays as it is" >&2
      continue
    fi
    orders "$dir/orders"
    cat "$dir/orders"
    continue
  fi
  case "$trial" in
    evolution) seen=traits.txt ;;
    types) seen=types.txt ;;
    future) seen=future.txt ;;
    *) echo "traits.sh: no trial is named $trial" >&2; exit 2 ;;
  esac
  verified "-$trial" "$@" > "$dir/$trial"
  whole "$dir/$trial" "output/$trial.txt" > "$dir/whole"
  cp "$dir/whole" "output/$trial.txt"
  features "$dir/whole" "$seen"
  [ "$trial" != types ] || members "$dir/whole"
  "${trial}_table" "$dir/whole" | page "$trial"
  cat "$dir/$trial"
done
