// Messages per second for what the reader has: the network or the processor is the limit.
const positive = (text) => (Number(text) > 0 ? Number(text) : NaN);

const PER_SECOND = {
  id: "msgs", heading: "msg/s", unit: "messages/s", better: "more", decimals: 0, percent: false,
  meaning: "messages per second: as limited by the bandwidth and size, or by the share of a core and ser and deser, whichever is less",
  of(row) {
    const total = valueOf(row, TOTAL);
    const size = valueOf(row, SIZE);
    // Times of a stream are a value's, its size is not; of as many as fit, nobody knows the number.
    if (!total || !size || (positive(state.mbit) > 0 && !row.items)) {
      return null;
    }
    const wire = positive(state.mbit) * 1e6 / 8 / (size.value / row.items);
    const limited = (time) => least(wire, positive(state.cpu) / 100 * 1e9 / time);
    const value = limited(total.value);
    return Number.isFinite(value) ? [value, limited(total.high), limited(total.low)] : null;
  },
};

// What the reader left empty is no limit; an interval that is not known is not, either.
function least(wire, processor) {
  if (state.cpu === "" || Number.isNaN(positive(state.cpu))) {
    return wire;
  }
  return Number.isNaN(wire) ? processor : Math.min(wire, processor);
}

const ratesGiven = () => positive(state.mbit) > 0 || positive(state.cpu) > 0;
