// Elements. Texts only ever become text: nothing in a result file can become markup.
const SVG = "http://www.w3.org/2000/svg";
const byId = (id) => document.getElementById(id);

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) {
      node.addEventListener(name.slice(2), value);
    } else if (value === true) {
      node.setAttribute(name, "");
    } else if (value !== false && value !== undefined) {
      node.setAttribute(name, value);
    }
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== ""));
  return node;
}

const el = (name, attributes = {}, ...children) =>
  fill(document.createElement(name), attributes, children);
const svg = (name, attributes = {}, ...children) =>
  fill(document.createElementNS(SVG, name), attributes, children);

// A name that may be broken where its parts begin, so that none needs to be cut.
const broken = (name) => name.split(/(?<=[/+])|(?=@)/).flatMap((part, i) =>
  (i === 0 ? [part] : [el("wbr"), part]));

const words = (tag) => tag.toLowerCase().replaceAll("_", " ");
