package io.serbench.lab.published;

import java.util.List;
import java.util.OptionalDouble;

/**
 * How far two orders agree.
 *
 * @param agree the number of pairs of libraries of one setting that are in the same order there and
 *     here
 * @param differ the number of pairs that are in the opposite order
 */
public record Order(int agree, int differ) {
  /** Returns the agreement of the orders within settings. Ties count as neither. */
  static Order of(List<List<Pair>> settings) {
    return settings.stream()
        .map(
            pairs ->
                of(
                    pairs.stream().mapToDouble(Pair::there).toArray(),
                    pairs.stream().mapToDouble(Pair::here).toArray()))
        .reduce(new Order(0, 0), Order::and);
  }

  /**
   * Returns the agreement of two orders of the same things. Ties count as neither.
   *
   * @param there a positive number for each thing, by which the first order sorts them
   * @param here a positive number for each thing, by which the second order sorts them
   */
  public static Order of(double[] there, double[] here) {
    int agree = 0;
    int differ = 0;
    for (int i = 0; i < there.length; i++) {
      for (int j = 0; j < i; j++) {
        double both = Math.log(there[i] / there[j]) * Math.log(here[i] / here[j]);
        agree += both > 0 ? 1 : 0;
        differ += both < 0 ? 1 : 0;
      }
    }
    return new Order(agree, differ);
  }

  private Order and(Order other) {
    return new Order(agree + other.agree, differ + other.differ);
  }

  /**
   * Returns Kendall's rank correlation: 1 if all pairs agree, -1 if none does (M. G. Kendall, "A
   * new measure of rank correlation", Biometrika 30, 1938). Empty if there are no pairs.
   */
  public OptionalDouble tau() {
    int pairs = agree + differ;
    return pairs == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of((double) (agree - differ) / pairs);
  }
}
