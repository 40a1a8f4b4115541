// All that there is to know of one row.
function drawer(row) {
  return el("div", {class: "drawer"},
    el("div", {class: "strips"},
      el("h4", {}, "Forks: one dot each; the band is the 95 % interval"),
      metrics.filter((metric) => row.forks[metric.id])
        .map((metric) => strip(metric.heading, row.forks[metric.id], valueOf(row, metric), metric)),
      elsewhere(row), values(row)),
    facts(row));
}

function facts(row) {
  const {info} = row;
  const features = info.features.map((index) => data.features[index]);
  const entries = [
    ["Library", info.library],
    ["Description", info.description],
    ["Tags", TAGS.map((tag) => words(info[tag])).join(", ")],
    ["Features", el("ul", {}, features.map((feature) =>
      el("li", {title: feature.name}, feature.meaning)))],
    ["Settings", info.settings],
    ["Calls", info.calls],
    ["Following", info.source],
    ["JVM", info.jvm],
    ["JVM flags", info.flags || "none"],
    ["Measured", `${row.forkCount} ${row.forkCount === 1 ? "fork" : "forks"}, `
      + `${row.steady ? "steady" : "not steady"}, ${row.batches} batches`],
    ["Notes", row.remarks.length === 0 ? "" : el("ul", {}, row.remarks.map(([text, how]) =>
      el("li", {}, data.texts[text] + (how ? ` (${how})` : ""))))],
  ];
  return el("dl", {class: "facts"}, entries.filter(([, text]) => text)
    .map(([name, text]) => [el("dt", {}, name), el("dd", {}, text)]));
}

function values(row) {
  return el("table", {class: "all"},
    el("thead", {}, el("tr", {}, ["metric", "value", "from", "to", "unit"].map((name) =>
      el("th", {scope: "col"}, name)))),
    el("tbody", {}, allColumns().filter((metric) => valueOf(row, metric)).map((metric) => {
      const found = valueOf(row, metric);
      const known = Number.isFinite(found.low);
      return el("tr", {title: metric.meaning},
        el("th", {scope: "row"}, metric.heading),
        el("td", {}, written(found, metric)),
        el("td", {}, known ? number(found.low, metric) : ""),
        el("td", {}, known ? number(found.high, metric) : ""),
        el("td", {class: "w"}, metric.unit));
    })));
}

// The same row on other data and in other JVMs.
function elsewhere(row) {
  const others = sets.map((set) => [set, set.rows.find((one) => one.name === row.name && one.ok)])
    .filter(([, other]) => other);
  if (others.length < 2) {
    return "";
  }
  const shown = metrics.filter((metric) => metric.table);
  return el("div", {class: "scroll"}, el("table", {class: "all"},
    el("thead", {}, el("tr", {}, el("th", {}, "The same row on"),
      shown.map((metric) => el("th", {scope: "col"}, metric.heading)))),
    el("tbody", {}, others.map(([set, other]) => el("tr", {class: other === row ? "here" : ""},
      el("th", {scope: "row"}, set.label),
      shown.map((metric) => {
        const found = valueOf(other, metric);
        return el("td", {}, found ? written(found, metric) : "-");
      }))))));
}
