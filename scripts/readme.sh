#!/usr/bin/env bash
# Runs the commands in README.md and puts the lines that matter of what they print below them. Fails if a command does.
#
#   scripts/readme.sh         all: ten minutes; for figures to publish, let nothing else run meanwhile
#   scripts/readme.sh WORD    the commands with this word alone
#
# A block of README.md begins with ```console and the filter that its output goes through. Its lines that begin with
# "$ " are run in a folder that has app.jar, with a class com.acme.Order, and orders.json.
# Needs target/serbench.jar: mvn package -DskipTests
set -euo pipefail
cd "$(dirname "$0")/.."
root="$PWD"
word="${1:-}"
dir="$(mktemp -d)"
trap 'rm -rf "$dir"' EXIT

mkdir -p "$dir/bin" "$dir/classes" "$dir/work"
ln -s "$root/scripts/serbench" "$dir/bin/"
export PATH="$dir/bin:$PATH"
sed 's/^package .*/package com.acme;/' examples/src/main/java/com/example/orders/Order.java > "$dir/Order.java"
javac -d "$dir/classes" "$dir/Order.java"
jar --create --file "$dir/work/app.jar" -C "$dir/classes" .
cp examples/orders.json "$dir/work/"

# last_table WORD: of what is printed, the last table with this column. For filters.
last_table() {
  awk -v column=" $1 " 'index($0 " ", column) { table = ""; inside = 1 } /^$/ { inside = 0 }
    inside { table = table $0 "\n" } END { printf "%s", table }'
}

# finish: prints the block that has been read, with new output if it was asked for.
failed=no
finish() {
  if [[ "$block" == *"$word"* ]]; then
    echo "readme.sh: ${commands%$'\n'}" >&2
    if (cd "$dir/work" && eval "set -e; $commands") 2> "$dir/messages" > "$dir/printed" < /dev/null; then
      eval "cat \"\$dir/printed\" $filter" > "$dir/shown" || true
      if [ -s "$dir/shown" ]; then
        sed 's/^/$ /' <<< "${commands%$'\n'}"
        cat "$dir/shown"
        return
      fi
      echo "readme.sh: nothing passes the filter:$filter" >> "$dir/messages"
    fi
    cat "$dir/printed" "$dir/messages" >&2
    failed=yes
  fi
  printf '%s' "$block"
}

inside=no
while IFS= read -r line; do
  if [[ "$line" == '```console'* ]]; then
    inside=yes
    filter="${line#\`\`\`console}"
    block=""
    commands=""
    printf '%s\n' "$line"
  elif [ "$inside" = yes ] && [ "$line" = '```' ]; then
    inside=no
    finish
    printf '%s\n' "$line"
  elif [ "$inside" = yes ]; then
    block+="$line"$'\n'
    if [[ "$line" == '$ '* ]]; then
      commands+="${line#\$ }"$'\n'
    fi
  else
    printf '%s\n' "$line"
  fi
done < README.md > "$dir/README.md"
cp "$dir/README.md" README.md
[ "$failed" = no ]
