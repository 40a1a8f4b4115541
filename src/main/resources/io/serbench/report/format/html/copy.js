// The table as it is shown, as Markdown or as CSV.
function asMarkdown(choice) {
  const line = (cells) => `| ${cells.join(" | ")} |\n`;
  const safe = (text) => text.replace(/[\\`*_[\]<>#|~&$]/g, "\\$&");
  return line(["", ...choice.columns.map((metric) => safe(metric.heading))])
    + line(["---", ...choice.columns.map(() => "---:")])
    + choice.rows.map((row) => line([safe(row.name) + (row.marked ? "\\*" : ""),
      ...choice.columns.map((metric) => {
        const found = valueOf(row, metric);
        return found ? safe(written(found, metric)) : "-";
      })])).join("");
}

// What a spreadsheet takes for a formula, also where it splits a line at other characters, and in
// full width (OWASP, "CSV Injection").
const plain = (text) => {
  let begins = true;
  return [...text].map((c) => {
    const formula = begins && /^[=+\-@\u2212]/.test(c.normalize("NFKC"));
    begins = /[,;\t\r\n]/.test(c) || (begins && /[\s"']/.test(c));
    return formula ? `'${c}` : c;
  }).join("");
};
const quoted = (text) => (/[,;"'\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function asCsv(choice) {
  const head = choice.columns.flatMap((metric) => {
    const unit = `${metric.id} [${metric.unit}]`;
    return hasIntervals(choice, metric)
      ? [unit, `${metric.id} low [${metric.unit}]`, `${metric.id} high [${metric.unit}]`] : [unit];
  });
  const digits = (value) => (Number.isFinite(value) ? String(value) : "");
  const lines = choice.rows.map((row) => [plain(row.name), ...choice.columns.flatMap((metric) => {
    const found = valueOf(row, metric) ?? {value: NaN, low: NaN, high: NaN};
    return (hasIntervals(choice, metric) ? [found.value, found.low, found.high] : [found.value])
      .map(digits);
  })]);
  return [["row", ...head], ...lines].map((line) => `${line.map(quoted).join(",")}\n`).join("");
}

const hasIntervals = (choice, metric) =>
  choice.rows.some((row) => Number.isFinite(valueOf(row, metric)?.low));

async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Pages from a disk, or without leave, may still copy what is selected.
    const area = el("textarea", {class: "copied", "aria-hidden": "true"});
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  byId("status").textContent = `Copied ${what}.`;
}
