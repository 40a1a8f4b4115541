// What the reader chose, kept in the fragment of the address, so that a link shows the same.
const DEFAULTS = {
  set: "0", find: "", show: "values", best: "", effort: "", format: "", structure: "",
  feature: "", need: "", sort: "total", dir: "", columns: "", base: "", open: "", view: "table",
  mbit: "", cpu: "", compressor: "",
};
const state = {...DEFAULTS};

function readState() {
  const given = new URLSearchParams(location.hash.slice(1));
  for (const key of Object.keys(DEFAULTS)) {
    state[key] = given.get(key) ?? DEFAULTS[key];
  }
}

function writeState() {
  const changed = Object.entries(state).filter(([key, value]) => value !== DEFAULTS[key]);
  const fragment = new URLSearchParams(changed).toString();
  if (fragment !== location.hash.slice(1)) {
    history.replaceState(null, "", fragment ? `#${fragment}` : location.pathname + location.search);
  }
}

// Several words in one value; none of them has a comma or is empty.
const chosen = (key) => (state[key] ? state[key].split(",") : []);

function toggled(key, word) {
  const now = chosen(key);
  return (now.includes(word) ? now.filter((one) => one !== word) : [...now, word]).join(",");
}
