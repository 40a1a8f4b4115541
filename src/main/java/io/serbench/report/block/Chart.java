package io.serbench.report.block;

import io.serbench.report.metric.Measure;
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
   * @param whole its length, with the interval where there is one
   */
  public record Bar(String name, List<Double> values, Measure whole) {
    public Bar {
      values = List.copyOf(values);
    }

    /** One of which nobody knows how exact it is. */
    public static Bar of(String name, Double... values) {
      List<Double> parts = List.of(values);
      return new Bar(name, parts, Measure.of(parts.stream().mapToDouble(part -> part).sum()));
    }

    /** Its length. */
    public double total() {
      return whole.value();
    }
  }

  public Chart {
    parts = List.copyOf(parts);
    bars = List.copyOf(bars);
  }

  @Override
  public void writeTo(Writer out) {
    out.chart(this);
  }
}
