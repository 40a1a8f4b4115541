#!/usr/bin/env bash
# Checks a site that "serbench site" made, in headless Chromium, and fails if it finds anything: accessibility problems
# (with axe-core: WCAG 2.2 A and AA, and best practices), horizontal overflow, network requests, console messages.
#
#   scripts/site-check.sh SITE [PICTURES]    PICTURES: a folder for screenshots
#
# Checks the index, the first run, the first row and all questions, 1300 and 390 pixels wide, light and dark.
#
# Needs node, npm and a network: axe-core and puppeteer-core are installed into a temporary folder, and Chromium with
# apt-get unless there is one.
set -euo pipefail
site=$(realpath "${1:?"site-check.sh: pass the folder of a site"}")
pictures=${2:-}
[ -s "$site/serbench-site.sha256" ] || { echo "site-check.sh: $site is not a site of serbench" >&2; exit 2; }
if [ -n "$pictures" ]; then
  mkdir -p "$pictures"
  pictures=$(realpath "$pictures")
fi
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
if [ -z "$chromium" ]; then
  apt-get install -y -qq chromium > /dev/null
  chromium=$(command -v chromium)
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp "$(dirname "$0")/site-check.mjs" "$work/check.mjs"
cd "$work"
npm install --silent --no-audit --no-fund --no-save axe-core@4.11.0 puppeteer-core@24.31.0 > /dev/null

node check.mjs "$site" "$chromium" "$pictures"
