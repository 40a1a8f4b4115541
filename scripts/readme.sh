#!/usr/bin/env bash
# Runs the commands in README.md and puts their output, filtered, below them. Fails if a command fails.
#
#   scripts/readme.sh         all commands; takes ten minutes. For figures to publish, run nothing else at the same time
#   scripts/readme.sh WORD    only the blocks that contain this word
#
# A block in README.md begins with ```console and a filter, which its output is piped through. Lines that begin with "$ "
# are run, in a folder with app.jar, which has a class com.acme.Order, and orders.json.
#
# Needs a JDK, and target/serbench.jar: mvn package -DskipTests
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

# last_table COLUMN: a filter that prints the last table with this column.
last_table() {
  awk -v column=" $1 " 'index($0 " ", column) { table = ""; inside = 1 } /^$/ { inside = 0 }
    inside { table = table $0 "\n" } END { printf "%s", table }'
}

# finish: prints the block that was read, with new output if WORD selects it.
failed=no
finish() {
  if [[ "$block" == *"$word"* ]]; then
    echo "readme.sh: ${commands%$'\n'}" >&2
    if (cd "$dir/work" && eval "set -e; $commands") 2> "$dir/messages" > "$dir/printed" < /dev/null; then
      eval "cat \"\$dir/printed\" $filter" > "$dir/shown" || true
      if [ -s "$dir/shown" ]; then
        # shellcheck disable=SC2001 # At the beginning of every line.
        sed 's/^/$ /' <<< "${commands%$'\n'}"
        cat "$dir/shown"
        return
      fi
      echo "readme.sh: the filter leaves no output:$filter" >> "$dir/messages"
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
