// Bars of what the table is sorted by, with intervals; total in its two parts.
function bars(choice) {
  const metric = sortMetric().better === "neither" ? TOTAL : sortMetric();
  const parts = metric === TOTAL ? [byName.get("ser"), byName.get("deser")] : [metric];
  const rows = inOrder(choice.rows.filter((row) => valueOf(row, metric)), metric);
  const ends = rows.map((row) => valueOf(row, metric)).map((m) =>
    (Number.isFinite(m.high) && !isWide(m) ? m.high : m.value));
  const most = Math.max(...ends, 1e-9);
  return [
    el("p", {class: "legend"}, `${metric.heading} in ${metric.unit}`,
      parts.length < 2 ? "" : parts.map((part, i) =>
        [el("span", {class: `key p${i}`}), part.heading]),
      el("span", {class: "key ci"}), "95 % interval"),
    el("table", {class: "bars"}, el("tbody", {}, rows.map((row) =>
      el("tr", {class: choice.base === row ? "base" : "", "data-row": row.name,
        onclick: (event) => pick(event, row)},
        el("th", {scope: "row"}, broken(row.name)),
        el("td", {}, written(valueOf(row, metric), metric)),
        el("td", {}, bar(row, metric, parts, most)))))),
    origin(),
  ];
}

function bar(row, metric, parts, most) {
  const whole = valueOf(row, metric);
  const percent = (value) => `${(Math.max(0, Math.min(value, most)) / most * 100).toFixed(2)}%`;
  const values = parts.map((part) => valueOf(row, part)?.value ?? 0);
  // Weights of forks may make the parts add up to a little less.
  const scale = whole.value / values.reduce((sum, value) => sum + value, 0);
  let sum = 0;
  const drawn = values.map((value, i) => {
    const rect = svg("rect", {class: `p${i}`, x: percent(sum), y: 2, height: 10,
      width: percent(value * scale)});
    sum += value * scale;
    return rect;
  });
  return svg("svg", {"aria-hidden": "true"}, drawn, Number.isFinite(whole.low)
    ? svg("line", {class: "ci", x1: percent(whole.low), x2: percent(whole.high), y1: 7, y2: 7})
    : "");
}
