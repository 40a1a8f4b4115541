// Numbers as the tables write them, ratios as the ranking computes them, and their colours.
const WIDE = 0.25;
const TIMES = "\u00d7";

function number(value, metric) {
  return Number.isFinite(value)
    ? value.toFixed(metric.decimals) + (metric.percent ? "%" : "")
    : "-";
}

// An interval that would reach below 0 ends there, and is as wide as above.
const halfWidth = (m) => (m.low > 0 ? (m.high - m.low) / 2 : m.high - m.value) / m.value;
const isWide = (m) => halfWidth(m) > WIDE;
const written = (m, metric) => (isWide(m) ? "~" : "") + number(m.value, metric);

// Relative half widths add in squares on logarithms: the delta method, as in the ranking.
function ratio(top, bottom, metric) {
  const value = top.value / bottom.value;
  const half = metric.exact ? 0 : Math.hypot(halfWidth(top), halfWidth(bottom));
  const low = value * Math.exp(-half);
  const high = value * Math.exp(half);
  // What has no interval decides nothing, unless it is counted and so exact.
  const decided = metric.exact ? value !== 1 : low > 1 || high < 1;
  return {value, low, high, decided, interval: !metric.exact && Number.isFinite(half)};
}

const factor = (value) =>
  (value >= 99.95 ? value.toFixed(0) : value >= 9.995 ? value.toFixed(1) : value.toFixed(2));

// Steps from blue through nothing to orange, which all kinds of colour blindness tell apart.
const BEST_STEPS = [1.15, 1.4, 1.8, 2.5, 4, 7, 15, 40];
const BASE_STEPS = [1 / 3, 1 / 2, 3 / 4, 0.95, 1.05, 4 / 3, 2, 3];
const step = (steps, value) => steps.filter((end) => value > end).length;
const heat = (steps, times) => `h${step(steps, times)}`;
