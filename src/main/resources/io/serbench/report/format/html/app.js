// Shows what is chosen, and again whenever that changes.
function set(changes) {
  Object.assign(state, changes);
  writeState();
  render();
}

function status(choice) {
  if (state.show === "base" && choice.base) {
    return `Ratios to ${choice.base.name}, with 95 % intervals; grey: not decided.`
      + " Click the row again to stop comparing.";
  }
  return "Click a row to compare all others with it, \u25b8 for details, a heading to sort.";
}

function render() {
  const focused = document.activeElement?.dataset?.key;
  const found = choose();
  const choice = {...found, columns: inSight(found.columns)};
  showControls();
  byId("status").textContent = status(choice);
  byId("views").dataset.view = state.view;
  byId("table").replaceChildren(heatTable(choice), legend(choice));
  byId("bars").replaceChildren(...bars(choice));
  byId("apart").replaceChildren(...apart(choice));
  drawScatter(choice);
  fitFrames();
  if (focused) {
    [...document.querySelectorAll("[data-key]")]
      .find((one) => one.dataset.key === focused)?.focus({preventScroll: true});
  }
}

// A hidden picture has no width; it is drawn when it is shown.
function fitFrames() {
  for (const frame of document.querySelectorAll(".frame")) {
    frame.classList.remove("scrolls");
    frame.classList.toggle("scrolls", frame.scrollWidth > frame.clientWidth);
  }
}

let drawn = 0;
function drawScatter(choice) {
  const width = byId("scatter").clientWidth;
  drawn = width;
  byId("scatter").replaceChildren(...(width > 0 ? scatter(choice, width) : []));
}

function legend(choice) {
  const toBase = state.show === "base" && choice.base;
  const names = toBase ? BASE_STEPS : BEST_STEPS;
  return el("p", {class: "legend scale"}, toBase ? "relative to the base: " : "relative to the best: ",
    [...names, Infinity].map((end, i) => el("span", {class: `h${i}`},
      end === Infinity ? `> ${factor(names.at(-1))}` : `\u2264 ${factor(end)}`)),
    toBase ? el("span", {class: "undecided"}, "not decided") : "",
    el("span", {class: "wide"}, "~ uncertain by more than \u00b1 25 %"));
}

// The page says the same below, for those without a script; what is here need not be open twice.
function tidyReport() {
  for (const part of document.querySelectorAll("#report details")) {
    if (part.classList.contains("chart")) {
      part.remove();
    } else if (!part.classList.contains("notes") && !part.classList.contains("curves")) {
      part.open = false;
    }
  }
}

// Paper cannot be unfolded.
let unfolded = [];
function openForPrint(starts) {
  if (starts) {
    unfolded = [...document.querySelectorAll("#report details:not([open])")];
  }
  for (const part of unfolded) {
    part.open = starts;
  }
}

// "/" finds, "?" helps, Escape closes what lies open; a field that is typed into keeps its keys.
function onKey(event) {
  const typing = event.target.closest("input, select, textarea");
  if (event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  if (event.key === "Escape") {
    for (const one of document.querySelectorAll("#app details[open]")) {
      one.open = false;
      one.firstElementChild.focus();
    }
  } else if (event.key === "/" && !typing) {
    event.preventDefault();
    byId("find").focus();
  } else if (event.key === "?" && !typing) {
    byId("help").open = true;
    byId("help").firstElementChild.focus();
  }
}

function point(event) {
  const name = event.target.closest?.("[data-row]")?.dataset.row;
  for (const one of document.querySelectorAll(".pointed")) {
    one.classList.remove("pointed");
  }
  for (const one of name === undefined ? [] : document.querySelectorAll("[data-row]")) {
    one.classList.toggle("pointed", one.dataset.row === name);
  }
}

if (sets.length > 0) {
  makeControls();
  readState();
  byId("app").hidden = false;
  tidyReport();
  render();
  addEventListener("hashchange", () => {
    readState();
    render();
  });
  byId("views").addEventListener("mouseover", point);
  byId("views").addEventListener("mouseleave", point);
  narrow.addEventListener("change", render);
  addEventListener("keydown", onKey);
  addEventListener("beforeprint", () => openForPrint(true));
  addEventListener("afterprint", () => openForPrint(false));
  new ResizeObserver(fitFrames).observe(byId("app"));
  new ResizeObserver(() => {
    if (byId("scatter").clientWidth !== drawn) {
      drawScatter(choose());
    }
  }).observe(byId("scatter"));
}
