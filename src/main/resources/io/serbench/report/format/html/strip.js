// Forks as dots on a line, over the interval that they make.
function strip(name, forks, measure, metric) {
  const ends = [...forks, measure.value, measure.low, measure.high].filter(Number.isFinite);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const room = (most - least || most || 1) * 0.06;
  const x = (value) => `${((value - least + room) / (most - least + 2 * room) * 100).toFixed(2)}%`;
  const known = Number.isFinite(measure.low);
  const title = `${name}: ${forks.length} forks from ${number(Math.min(...forks), metric)} to `
    + `${number(Math.max(...forks), metric)} ${metric.unit}`;
  return el("div", {class: "strip"},
    el("span", {class: "what"}, name),
    svg("svg", {role: "img", "aria-label": title},
      svg("title", {}, title),
      svg("line", {class: "axis", x1: "0", x2: "100%", y1: 13, y2: 13}),
      known ? svg("line", {class: "band", x1: x(measure.low), x2: x(measure.high), y1: 13, y2: 13})
        : "",
      svg("line", {class: "mean", x1: x(measure.value), x2: x(measure.value), y1: 4, y2: 22}),
      forks.map((fork) => svg("circle", {cx: x(fork), cy: 13, r: 4}))),
    el("span", {class: "value"}, number(measure.value, metric),
      known ? el("small", {}, ` \u00b1 ${(halfWidth(measure) * 100).toFixed(1)} %`) : ""));
}
