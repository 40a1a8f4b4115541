package io.serbench.report.block;

import io.serbench.statistics.Measure;
import java.util.List;

/**
 * A chart of horizontal bars.
 *
 * @param title what the bars show, with the unit
 * @param parts the names of the parts of each bar; a single empty name if bars have one part
 * @param bars the bars, from top to bottom
 */
public record Chart(String title, List<String> parts, List<Bar> bars) implements Block {
  /**
   * A bar.
   *
   * @param name the name of the row
   * @param values the values of the parts, which add up to its length
   * @param whole the length of the bar, with its interval, if any
   */
  public record Bar(String name, List<Double> values, Measure whole) {
    public Bar {
      values = List.copyOf(values);
    }

    /** Returns the length of the bar. */
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
