package io.serbench.lab.evidence;

import java.util.Arrays;
import org.apache.commons.statistics.descriptive.Median;

/** The median and the largest of absolute values. */
public record Spread(double median, double largest) {
  /** Returns the spread of one or more values. */
  public static Spread of(double... values) {
    double[] distances = Arrays.stream(values).map(Math::abs).toArray();
    double largest = Arrays.stream(distances).max().orElse(Double.NaN);
    return new Spread(Median.withDefaults().evaluate(distances), largest);
  }
}
