package io.serbench.lab.evidence;

import java.util.Arrays;
import org.apache.commons.statistics.descriptive.Median;

/** Median and largest of absolute values. */
public record Spread(double median, double largest) {
  /** Of values, of which there is one at least. */
  public static Spread of(double... values) {
    double[] distances = Arrays.stream(values).map(Math::abs).toArray();
    double largest = Arrays.stream(distances).max().orElse(Double.NaN);
    return new Spread(Median.withDefaults().evaluate(distances), largest);
  }
}
