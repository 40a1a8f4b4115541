// The controls: what can be chosen, and what is.
const FIELDS = ["set", "find", "show", "mbit", "cpu", "compressor"];

// What a small screen shows on request only.
const BELOW = ["show", "best", "effort", "format", "structure", "feature", "need", "columns", "mbit",
  "cpu", "compressor"];

function makeControls() {
  byId("set").append(...sets.map((one, i) => el("option", {value: i}, one.label)));
  byId("set-field").hidden = sets.length < 2;
  const rows = sets.flatMap((one) => one.rows);
  for (const tag of TAGS) {
    const found = [...new Set(rows.map((row) => row.info[tag]))].sort();
    byId(tag).append(...found.map((value) => chip(tag, value,
      tag === "format" ? [el("span", {class: `dot f-${value}`}), words(value)] : [words(value)])));
    byId(tag).hidden = found.length < 2;
  }
  const features = new Set(rows.flatMap((row) => row.info.features));
  byId("features").append(...[...features].sort((a, b) => a - b).map((index) =>
    choiceOf("feature", data.features[index].name, data.features[index].meaning)));
  byId("features-menu").hidden = features.size === 0;
  byId("needs").append(...data.needs.map(({name, meaning}) =>
    choiceOf("need", name, `${name}: ${meaning}`)));
  byId("needs-menu").hidden = rows.every((row) => row.info.needs.length === 0);
  for (const id of FIELDS) {
    byId(id).addEventListener("input", () => set({[id]: byId(id).value}));
  }
  byId("best").addEventListener("change", () => set({best: byId("best").checked ? "1" : ""}));
  byId("controls").addEventListener("submit", (event) => event.preventDefault());
  byId("reset").addEventListener("click", () => set(DEFAULTS));
  byId("more").addEventListener("click", () => {
    byId("more").setAttribute("aria-expanded", String(byId("controls").classList.toggle("all")));
  });
  for (const tab of document.querySelectorAll("[data-view]")) {
    tab.addEventListener("click", () => set({view: tab.dataset.view}));
  }
  const rowsOf = (choice) => `${choice.rows.length} rows`;
  byId("copy-markdown").addEventListener("click", () => {
    const choice = choose();
    copy(asMarkdown(choice), `${rowsOf(choice)} as Markdown`);
  });
  byId("copy-csv").addEventListener("click", () => {
    const choice = choose();
    copy(asCsv(choice), `${rowsOf(choice)} as CSV`);
  });
}

const chip = (tag, value, content) => el("button", {type: "button", class: "chip",
  "data-tag": tag, "data-value": value, onclick: () => set({[tag]: toggled(tag, value)})}, content);

const choiceOf = (key, value, text) => el("label", {},
  el("input", {type: "checkbox", "data-tag": key, "data-value": value,
    onchange: () => set({[key]: toggled(key, value)})}), text);

// What the shown data were compressed with; the fastest is not known before there is a rate.
function offerCompressors() {
  const found = compressors();
  byId("compressor-field").hidden = found.length < 2;
  byId("compressor").replaceChildren(el("option", {value: ""}, "every row as measured"),
    ...found.map((name) => el("option", {value: name}, name)),
    el("option", {value: FASTEST, disabled: !ratesGiven()}, "the fastest of each"));
  byId("compressor").value = found.includes(state.compressor) || state.compressor === FASTEST
    ? state.compressor : "";
}

function showControls() {
  for (const id of FIELDS) {
    if (byId(id).value !== state[id]) {
      byId(id).value = state[id];
    }
  }
  offerCompressors();
  const chosenBelow = BELOW.filter((key) => state[key] !== DEFAULTS[key]).length;
  byId("more").textContent = `Filters and columns${chosenBelow ? ` (${chosenBelow} in use)` : ""}`;
  byId("best").checked = state.best !== "";
  byId("columns").replaceChildren(...allColumns().map((metric) => {
    const box = choiceOf("columns", metric.id, `${metric.heading}: ${metric.meaning}`);
    box.firstChild.checked = isUsual(metric) !== chosen("columns").includes(metric.id);
    box.firstChild.dataset.key = `column ${metric.id}`;
    return box;
  }));
  for (const one of document.querySelectorAll(".chip")) {
    one.setAttribute("aria-pressed", String(chosen(one.dataset.tag).includes(one.dataset.value)));
  }
  for (const [menu, key, name] of [["features", "feature", "Features"], ["needs", "need", "Needs"]]) {
    for (const one of byId(menu).querySelectorAll("input")) {
      one.checked = chosen(key).includes(one.dataset.value);
    }
    byId(`${menu}-menu`).firstElementChild.textContent =
      state[key] ? `${name} (${chosen(key).length})` : name;
  }
  for (const tab of document.querySelectorAll("[data-view]")) {
    tab.setAttribute("aria-pressed", String(tab.dataset.view === state.view));
  }
}
