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
cd "$work"
npm install --silent --no-audit --no-fund --no-save axe-core@4.11.0 puppeteer-core@24.31.0 > /dev/null

cat > check.mjs << 'JS'
import { readFileSync, readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import puppeteer from "puppeteer-core";

const [site, chromium, pictures] = process.argv.slice(2);
const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const pages = (folder) => readdirSync(`${site}/${folder}`).filter((it) => it.endsWith(".html")).map((it) => `${folder}/${it}`);
const checked = ["index.html", pages("runs")[0], pages("rows")[0], ...pages("questions")];
const browser = await puppeteer.launch({ executablePath: chromium, args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"] });
let found = 0;
const say = (where, what) => {
  found++;
  console.log(`${where}: ${what}`);
};
for (const page of checked) {
  for (const [width, height] of [[1300, 900], [390, 844]]) {
    for (const scheme of ["light", "dark"]) {
      const where = `${page}, ${width} px, ${scheme}`;
      const tab = await browser.newPage();
      const address = pathToFileURL(`${site}/${page}`).href;
      tab.on("request", (request) => {
        if (request.url() !== address && !request.url().startsWith("data:")) say(where, `requests ${request.url()}`);
      });
      tab.on("pageerror", (error) => say(where, error.message));
      tab.on("console", (message) => say(where, message.text()));
      await tab.setBypassCSP(true); // Otherwise, the page would block axe.
      await tab.setViewport({ width, height });
      await tab.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
      await tab.goto(address);
      const wide = await tab.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) say(where, `is ${wide} px wide`);
      if (pictures) await tab.screenshot({ path: `${pictures}/${page.replace(/\W+/g, "-")}-${width}-${scheme}.png` });
      await tab.evaluate(axe);
      const { violations } = await tab.evaluate(() => window.axe.run());
      for (const violation of violations) {
        say(where, `${violation.impact} ${violation.id}: ${violation.help} (${violation.nodes.length})`);
        violation.nodes.slice(0, 3).forEach((node) => console.log(`    ${node.target.join(" ")}  ${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ""}`));
      }
      await tab.close();
    }
  }
}
await browser.close();
console.log(found ? `${found} findings` : `${checked.length} pages, nothing found`);
process.exitCode = found ? 1 : 0;
JS
node check.mjs "$site" "$chromium" "$pictures"
