// Total against size on logarithmic axes, and the rows that no other beats in both.
const MARGIN = {left: 52, right: 14, top: 24, bottom: 40};

const points = (rows) => rows.map((row) =>
  ({row, x: contends(row, SIZE), y: contends(row, TOTAL)})).filter((point) => point.x && point.y);

function scatter(choice, width) {
  const shown = points(choice.rows);
  const height = Math.max(320, Math.min(520, width * 0.85));
  if (shown.length === 0) {
    return [el("p", {}, "No row shown has both a total and a size.")];
  }
  const x = scale(shown.map((point) => point.x.value), MARGIN.left, width - MARGIN.right);
  const y = scale(shown.map((point) => point.y.value), height - MARGIN.bottom, MARGIN.top);
  const front = paretoFront(shown);
  const formats = [...new Set(shown.map((point) => point.row.info.format))].sort();
  return [
    el("h3", {}, "Total against size"),
    el("p", {class: "legend"}, formats.map((format) =>
      [el("span", {class: `dot f-${format}`}), words(format)]),
      el("span", {class: "key front"}), "the front: no row is better in both"),
    svg("svg", {class: "scatter", width, height, viewBox: `0 0 ${width} ${height}`, role: "img",
      "aria-label": `Total against size; the front: ${front.map((p) => p.row.name).join(", ")}`},
      axis(x, (at, text) => [
        svg("line", {class: "grid", x1: at, x2: at, y1: MARGIN.top, y2: height - MARGIN.bottom}),
        svg("text", {x: at, y: height - MARGIN.bottom + 16, "text-anchor": "middle"}, text)]),
      axis(y, (at, text) => [
        svg("line", {class: "grid", x1: MARGIN.left, x2: width - MARGIN.right, y1: at, y2: at}),
        svg("text", {x: MARGIN.left - 6, y: at + 4, "text-anchor": "end"}, text)]),
      svg("text", {class: "axis-name", x: width - MARGIN.right, y: height - 6,
        "text-anchor": "end"}, "size, bytes"),
      svg("text", {class: "axis-name", x: 4, y: 13}, "total, ns"),
      svg("polyline", {class: "front", points: steps(front, x, y)}),
      shown.map((point) => dot(point, x, y, choice.base)),
      labels(front, shown, x, y, width, height)),
    origin(),
  ];
}

function scale(values, from, to) {
  const [least, most] = [Math.min(...values) / 1.25, Math.max(...values) * 1.25];
  const at = (value) => Math.round((from + Math.log(value / least) / Math.log(most / least)
    * (to - from)) * 10) / 10;
  return {at, least, most, length: Math.abs(to - from)};
}

// Powers of ten, and as many numbers between them as there is room for.
function axis(scaled, draw) {
  const decades = Math.log10(scaled.most / scaled.least);
  const room = scaled.length / decades;
  const wanted = room > 600 ? [1, 1.5, 2, 3, 4, 5, 6, 8] : room > 130 ? [1, 2, 5] : [1];
  const drawn = [];
  for (let power = 10 ** Math.floor(Math.log10(scaled.least)); power < scaled.most; power *= 10) {
    for (const one of wanted) {
      const value = one * power;
      if (value >= scaled.least && value <= scaled.most) {
        drawn.push(...draw(scaled.at(value), short(value)));
      }
    }
  }
  return drawn;
}

const short = (value) =>
  (value >= 1e6 ? `${value / 1e6}M` : value >= 1e3 ? `${value / 1e3}k`
    : String(Number(value.toPrecision(3))));

function paretoFront(points) {
  const front = [];
  for (const point of [...points].sort((a, b) =>
    a.x.value - b.x.value || a.y.value - b.y.value)) {
    if (front.length === 0 || point.y.value < front[front.length - 1].y.value) {
      front.push(point);
    }
  }
  return front;
}

// A row on the front beats all that is above and to the right of its corner.
function steps(front, x, y) {
  const corners = front.map((point, i) =>
    (i === 0 ? "" : `${x.at(point.x.value)},${y.at(front[i - 1].y.value)} `)
      + `${x.at(point.x.value)},${y.at(point.y.value)}`);
  return corners.join(" ");
}

function dot({row, x, y}, across, up, base) {
  const at = across.at(x.value);
  const title = `${row.name}: total ${written(y, TOTAL)} ns, size ${written(x, SIZE)} bytes`;
  return svg("g", {class: `point f-${row.info.format}${base === row ? " base" : ""}`,
    "data-row": row.name, onclick: (event) => pick(event, row)},
    svg("title", {}, title),
    Number.isFinite(y.low) ? svg("line", {x1: at, x2: at,
      y1: Math.max(up.at(y.high), 0), y2: Math.min(up.at(Math.max(y.low, up.least)), 2000)}) : "",
    svg("circle", {cx: at, cy: up.at(y.value), r: base === row ? 6 : 4.5}));
}

// Names of the front, near their dots: on no dot, on no other name, and no nearer to another dot.
const LETTER = 6.9;
const PLACES = [9, 18, 30, 44, 60, 80].flatMap((far) =>
  [[1, 0], [1, 0.4], [1, -0.4], [0.7, 0.9], [0.7, -0.9], [-1, 0], [-1, 0.4], [-1, -0.4],
    [-0.7, 0.9], [-0.7, -0.9]]
    .map(([across, down]) => ({led: far > 18, across: across * far, down: down * far})));

function labels(front, points, x, y, width, height) {
  const at = (point) => ({left: x.at(point.x.value), top: y.at(point.y.value)});
  const dots = points.map(at);
  const taken = dots.map(({left, top}) =>
    ({left: left - 6, right: left + 6, top: top - 6, bottom: top + 6}));
  const inside = (box) => box.left >= MARGIN.left && box.right <= width
    && box.top >= MARGIN.top && box.bottom <= height - MARGIN.bottom;
  // From the lower end: below is the least room.
  return [...front].reverse().map((point) => {
    const own = at(point);
    const length = point.row.name.length * LETTER;
    for (const place of PLACES) {
      const end = {left: own.left + place.across, top: own.top + place.down};
      const left = end.left - (place.across < 0 ? length : 0);
      const box = {left, right: left + length, top: end.top - 8, bottom: end.top + 8};
      const near = (dot) => Math.hypot(dot.left - end.left, dot.top - end.top);
      if (inside(box) && !taken.some((other) => meet(box, other))
          && (place.led || dots.every((dot) => near(dot) >= near(own)))) {
        taken.push(box);
        return [
          place.led ? svg("line", {class: "leader", x1: own.left, y1: own.top,
            x2: end.left, y2: end.top}) : "",
          svg("text", {class: "label", x: left, y: end.top + 4}, point.row.name)];
      }
    }
    return "";
  });
}

const meet = (one, other) => one.left < other.right && other.left < one.right
  && one.top < other.bottom && other.top < one.bottom;
