package io.serbench.report.block;

import java.util.List;

/**
 * Horizontal bars.
 *
 * @param title what they show, with the unit
 * @param parts what the parts of each bar are; one without a name where bars have one part
 * @param bars from top to bottom
 */
public record Chart(String title, List<String> parts, List<Bar> bars) implements Block {
  /**
   * One bar.
   *
   * @param name of the row
   * @param values of its parts; their sum is its length
   */
  public record Bar(String name, List<Double> values) {
    public Bar {
      values = List.copyOf(values);
    }

    /** Its length. */
    public double total() {
      return values.stream().mapToDouble(value -> value).sum();
    }
  }

  public Chart {
    parts = List.copyOf(parts);
    bars = List.copyOf(bars);
  }

  @Override
  public void writeTo(BlockWriter out) {
    out.chart(this);
  }
}
