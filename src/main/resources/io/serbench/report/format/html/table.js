// The heat table: each number with its factor to the best of the rows shown, or to the base row.
function heatTable(choice) {
  const bests = new Map(choice.columns.map((metric) => [metric, bestOf(choice.rows, metric)]));
  return el("div", {class: "frame"}, el("table", {class: "heat"},
    el("thead", {}, el("tr", {}, el("th", {scope: "col", class: "w"},
      `${choice.rows.length} ${choice.rows.length === 1 ? "row" : "rows"}`),
      choice.columns.map((metric) => heading(metric)))),
    el("tbody", {}, choice.rows.map((row) => lines(row, choice, (metric) =>
      cell(row, metric, bests.get(metric), choice.base))))));
}

function heading(metric) {
  const sorted = sortMetric() === metric;
  const down = (metric.better === "more") !== (state.dir === "back");
  return el("th", {scope: "col", "aria-sort": sorted ? (down ? "descending" : "ascending") : false},
    el("button", {type: "button", "data-key": `sort ${metric.id}`,
      title: `${metric.meaning} (${metric.unit}); click to sort`,
      onclick: () => set({sort: metric.id, dir: sorted && state.dir === "" ? "back" : ""})},
      metric.heading, sorted ? el("span", {class: "arrow", "aria-hidden": "true"},
        down ? "\u25bc" : "\u25b2") : ""));
}

function lines(row, choice, write) {
  const open = state.open === row.name;
  const isBase = choice.base === row;
  const kinds = [isBase ? "base" : "", row.kind === "yardstick" ? "yardstick" : "",
    choice.front.includes(row) ? "best" : ""].filter((kind) => kind).join(" ");
  const line = el("tr", {class: kinds, "data-row": row.name, onclick: (event) => pick(event, row)},
    el("th", {scope: "row"}, el("div", {class: "who"},
      el("button", {type: "button", class: "open", "data-key": `open ${row.name}`,
        "aria-expanded": String(open), "aria-label": `about ${row.name}`,
        onclick: () => set({open: open ? "" : row.name})}, open ? "\u25be" : "\u25b8"),
      el("span", {class: `dot f-${row.info.format}`, title: words(row.info.format)}),
      row.kind === "accessor" ? el("span", {class: "name"}, broken(row.name))
        : el("button", {type: "button", class: "name", "data-key": `base ${row.name}`,
          "aria-pressed": String(isBase), title: isBase ? "the base; click to stop comparing"
            : "click to compare all others with this row"}, broken(row.name)),
      row.marked ? el("abbr", {class: "star", title: row.remarks.map(([text, how]) =>
        data.texts[text] + (how ? ` (${how})` : "")).join("\n")}, "*") : "")),
    choice.columns.map(write));
  return open ? [line, el("tr", {class: "opened"},
    el("td", {colspan: choice.columns.length + 1}, drawer(row)))] : [line];
}

// A click anywhere on a row makes it the base, and a second one ends that.
function pick(event, row) {
  if (event.target.closest("button.open") || row.kind === "accessor"
      || String(getSelection())) {
    return;
  }
  set(state.base === row.name
    ? {base: "", show: "values"} : {base: row.name, show: "base"});
}

function cell(row, metric, best, base) {
  const found = valueOf(row, metric);
  if (!found) {
    return el("td", {class: "none"}, "-");
  }
  const text = written(found, metric);
  const title = Number.isFinite(found.low)
    ? `${text} ${metric.unit}, 95 % interval ${number(found.low, metric)} to `
      + number(found.high, metric) : `${text} ${metric.unit}`;
  const other = base && state.show === "base" ? valueOf(base, metric) : null;
  if (other && row !== base && metric.better !== "neither" && metric.id !== "plusminus") {
    return againstBase(row, ratio(found, other, metric), metric, title);
  }
  return againstBest(row, found, metric, best, title);
}

function againstBase(row, times, metric, title) {
  const merit = metric.better === "more" ? 1 / times.value : times.value;
  const colour = row.kind === "row" ? heat(BASE_STEPS, merit) : "";
  return el("td", {title, class: times.decided ? colour : "undecided"},
    `${factor(times.value)}${TIMES}`,
    times.interval ? el("small", {}, `${factor(times.low)}\u2013${factor(times.high)}`)
      : times.decided || metric.exact ? "" : el("small", {}, "no interval"));
}

function againstBest(row, found, metric, best, title) {
  const text = written(found, metric);
  const ranked = best && row.kind === "row" && !isWide(found) && metric.id !== "plusminus";
  if (!ranked || !(best.value > 0)) {
    return el("td", {title, class: isWide(found) ? "wide" : ""}, text);
  }
  const times = metric.better === "more" ? best.value / found.value : found.value / best.value;
  return el("td", {title: `${title}; ${factor(times)} times the best`,
    class: state.show === "base" ? "" : heat(BEST_STEPS, times)},
    state.show === "best" ? factor(times) + TIMES : text);
}

// What stands apart: rows that decode nothing, and rows without numbers.
function apart(choice) {
  const parts = [];
  if (choice.accessors.length > 0) {
    const roundtrip = byName.get("roundtrip");
    const more = choice.columns.includes(roundtrip) ? [] : [roundtrip];
    const wider = {...choice, columns: [...choice.columns, ...more]};
    parts.push(el("section", {class: "accessors"}, el("h3", {}, "Accessors"),
      el("p", {}, "Their deser only creates an accessor and decodes nothing. Only roundtrip, which reads every field, can be compared with other rows."),
      el("div", {class: "frame"}, el("table", {class: "heat"},
        el("thead", {}, el("tr", {}, el("th", {class: "w"}), wider.columns.map((metric) =>
          el("th", {scope: "col", title: metric.meaning}, metric.heading)))),
        el("tbody", {}, choice.accessors.map((row) => lines(row, wider, (metric) => {
          const found = valueOf(row, metric);
          return el("td", {}, found ? written(found, metric) : "-");
        })))))));
  }
  if (choice.near.length > 0) {
    parts.push(el("section", {class: "near"}, el("h3", {}, "Near misses"),
      el("p", {}, "Faster than every row above, but lacking one need:"),
      el("ul", {}, choice.near.map((row) => el("li", {}, `${row.name}: total `,
        `${written(valueOf(row, TOTAL), TOTAL)} ns, `,
        el("span", {class: "badge"}, `lacks ${lacks(row)[0]}`))))));
  }
  if (choice.failed.length > 0) {
    parts.push(el("section", {class: "failed"}, el("h3", {}, "Rows without numbers"),
      el("dl", {}, choice.failed.map((row) => [
        el("dt", {}, row.name, " ", el("span", {class: "badge"}, words(row.status))),
        el("dd", {}, row.cause)]))));
  }
  if (choice.pending > 0) {
    parts.push(el("p", {}, `${choice.pending} ${choice.pending === 1 ? "row was" : "rows were"}`
      + " not measured."));
  }
  return parts;
}
