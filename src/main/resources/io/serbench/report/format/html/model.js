// What was measured, from the data that the page carries.
const data = JSON.parse(byId("data").textContent);
const metrics = data.metrics.map((metric, index) => ({...metric, index}));
const TAGS = ["effort", "format", "structure"];

const sets = data.sets.map((set) => {
  const run = data.runs[set.run];
  const rows = set.rows.map((row) => {
    const info = data.infos[row.info];
    // The version is not a library's name.
    const library = info.library.split(":").slice(0, 2).join(":");
    return {...row, info, library, items: set.items, ok: row.status === "OK"};
  });
  return {...set, run, rows, label: label(set, run)};
});

function label(set, run) {
  if (data.runs.length === 1) {
    return set.data;
  }
  const alike = data.runs.filter((other) => other.feature === run.feature).length > 1;
  return `${set.data}, JDK ${alike ? `${run.jvm}, ${run.file}` : run.feature}`;
}

// A value with the ends of its interval, where there are any.
function valueOf(row, metric) {
  const found = metric.of ? metric.of(row) : row.values?.[metric.index];
  return found ? {value: found[0], low: found[1] ?? NaN, high: found[2] ?? NaN} : null;
}

const byName = new Map(metrics.map((metric) => [metric.id, metric]));
const TOTAL = byName.get("total");
const SIZE = byName.get("size");
