// Opens the pages of a site in a browser and looks for faults: see site-check.sh, which starts this.
//
//   node site-check.mjs SITE CHROMIUM [PICTURES]
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
