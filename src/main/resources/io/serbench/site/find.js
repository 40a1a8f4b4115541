// Shows what has all words in its name; without a script, all is shown.
const box = document.getElementById("find");
const found = document.getElementById("found");
const items = [...document.querySelectorAll("[data-find]")];
const groups = [...document.querySelectorAll("main section, .topics li")].filter((it) => it.querySelector("[data-find]"));

function find() {
  const words = box.value.toLowerCase().split(/\s+/).filter((word) => word);
  let shown = 0;
  for (const item of items) {
    const text = item.dataset.find.toLowerCase();
    item.hidden = !words.every((word) => text.includes(word));
    shown += item.hidden ? 0 : 1;
  }
  for (const group of groups) {
    group.hidden = !group.querySelector("[data-find]:not([hidden])");
  }
  found.textContent = words.length ? (shown || "nothing") + " found" : "";
}

box.addEventListener("input", find);
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && event.target !== box && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    box.focus();
  } else if (event.key === "Escape" && event.target === box) {
    box.value = "";
    find();
  }
});
document.querySelector(".search").hidden = false;
find();
