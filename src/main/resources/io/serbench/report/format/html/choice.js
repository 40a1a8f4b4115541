// Which rows and columns are shown, in which order, and what they are compared with.
const currentSet = () => sets[Number(state.set)] ?? sets[0];

// Below each picture, which is passed on alone: data, machine and day.
const origin = () =>
  el("p", {class: "origin"}, `${currentSet().data}, ${currentSet().run.origin}`);

// What a reader sees of a row: any part of its name, but a tag only as a whole. Else "-tree" would
// leave out all rows that are a "flat tree".
function matchesText(row) {
  const name = row.name.toLowerCase();
  const tags = TAGS.map((tag) => row.info[tag].toLowerCase());
  const has = (word) => name.includes(word) || tags.includes(word.replaceAll("-", "_"));
  return state.find.toLowerCase().split(/[\s,]+/).filter((word) => word && word !== "-")
    .every((word) => (word.startsWith("-") ? !has(word.slice(1)) : has(word)));
}

function matchesTags(row) {
  return TAGS.every((tag) => !state[tag] || chosen(tag).includes(row.info[tag]))
    && chosen("feature").every((name) =>
      row.info.features.some((index) => data.features[index].name === name));
}

// Which of the needs that the reader ticked a row does not meet.
const lacks = (row) => chosen("need").filter((name) =>
  !row.info.needs.some((index) => data.needs[index].name === name));

// What the shown rows were compressed with, "plain" included; nothing where none of them was.
const FASTEST = "fastest";
const compressors = () =>
  [...new Set(currentSet().rows.map((row) => row.compressor).filter((name) => name))];

// The rows with the compressor that the reader chose; or, of those that differ in nothing else, the
// one with the most messages per second. What failed has no rate, and is not hidden by what has.
function asCompressed(rows) {
  if (state.compressor !== FASTEST) {
    return compressors().includes(state.compressor)
      ? rows.filter((row) => row.compressor === state.compressor) : rows;
  }
  const rate = (row) => row.compressor && valueOf(row, PER_SECOND)?.value;
  const fastest = new Map();
  for (const row of rows.filter(rate)) {
    const rival = fastest.get(row.uncompressed);
    if (!rival || rate(row) > rate(rival)) {
      fastest.set(row.uncompressed, row);
    }
  }
  return rows.filter((row) => !rate(row) || fastest.get(row.uncompressed) === row);
}

function allColumns() {
  const known = metrics.filter((metric) => currentSet().rows.some((row) => valueOf(row, metric)));
  return ratesGiven() ? [...known, PER_SECOND] : known;
}

const isUsual = (metric) =>
  metric.table || metric.id === "plusminus" || metric === PER_SECOND;

function columns() {
  const changed = chosen("columns");
  return allColumns().filter((metric) => isUsual(metric) !== changed.includes(metric.id));
}

// What most readers look for comes first where only the first columns are in sight.
const narrow = matchMedia("(max-width: 600px)");
function inSight(metrics) {
  const first = new Set(narrow.matches
    ? [TOTAL, SIZE, sortMetric(), byName.get("ser"), byName.get("deser")] : []);
  return [...[...first].filter((metric) => metrics.includes(metric)),
    ...metrics.filter((metric) => !first.has(metric))];
}

const sortMetric = () => [...metrics, PER_SECOND].find((metric) => metric.id === state.sort) ?? TOTAL;

function inOrder(rows, metric) {
  const down = (metric.better === "more") !== (state.dir === "back");
  const key = (row) => valueOf(row, metric)?.value;
  return [...rows].sort((one, other) => {
    const [a, b] = [key(one), key(other)];
    if (a === undefined || b === undefined) {
      return (a === undefined) - (b === undefined) || compare(one.name, other.name);
    }
    return (down ? b - a : a - b) || compare(one.name, other.name);
  });
}

const compare = (a, b) => (a < b ? -1 : Number(a > b));

const better = (metric, a, b) => (metric.better === "more" ? a > b : a < b);

// The rows that may be called best: known well, and of the kind that competes.
function contends(row, metric) {
  const found = row.kind === "row" ? valueOf(row, metric) : null;
  return found && !isWide(found) ? found : null;
}

function bestOf(rows, metric) {
  let best = null;
  for (const row of metric.better === "neither" ? [] : rows) {
    const found = contends(row, metric);
    if (found && (!best || better(metric, found.value, best.value))) {
      best = found;
    }
  }
  return best;
}

function bestPerLibrary(rows) {
  const metric = sortMetric().better === "neither" ? TOTAL : sortMetric();
  const best = new Map();
  for (const row of rows) {
    const found = contends(row, metric);
    const rival = best.get(row.library);
    if (found && (!rival || better(metric, found.value, valueOf(rival, metric).value))) {
      best.set(row.library, row);
    }
  }
  return rows.filter((row) => best.get(row.library) === row);
}

// Rows that lack one need and are surely faster than all that meet them.
function nearMisses(found, meeting) {
  const best = bestOf(meeting, TOTAL);
  return found.filter((row) => row.ok && lacks(row).length === 1 && contends(row, TOTAL))
    .filter((row) => !best || ratio(valueOf(row, TOTAL), best, TOTAL).high < 1);
}

// Rows that decode and have numbers; rows that decode nothing stand apart; failed ones as well.
function choose() {
  const found = asCompressed(
    currentSet().rows.filter((row) => matchesText(row) && matchesTags(row)));
  const meeting = found.filter((row) => lacks(row).length === 0);
  const decoding = meeting.filter((row) => row.ok && row.kind !== "accessor");
  const shown = state.best ? bestPerLibrary(decoding) : decoding;
  return {
    rows: inOrder(shown, sortMetric()),
    front: state.need ? paretoFront(points(decoding)).map((point) => point.row) : [],
    near: state.need ? inOrder(nearMisses(found, decoding), TOTAL) : [],
    accessors: inOrder(meeting.filter((row) => row.ok && row.kind === "accessor"), sortMetric()),
    failed: meeting.filter((row) => !row.ok && row.status !== "PENDING"),
    pending: meeting.filter((row) => row.status === "PENDING").length,
    columns: columns(),
    base: decoding.find((row) => row.name === state.base)
      ?? currentSet().rows.find((row) => row.name === state.base && row.ok
        && row.kind !== "accessor") ?? null,
  };
}
