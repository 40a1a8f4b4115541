package io.serbench.lab.published;

import java.util.List;
import java.util.OptionalDouble;

/**
 * How far two orders agree.
 *
 * @param agree pairs of libraries of one setting whose order is the same there and here
 * @param differ pairs whose order is the other way round
 */
public record Order(int agree, int differ) {
  /** The orders within settings; ties count as neither. */
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
   * The orders of the same things by two numbers of each; ties count as neither.
   *
   * @param there of each thing, positive
   * @param here of each thing, positive
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
   * Kendall's rank correlation, 1 where all pairs agree and -1 where none does (M. G. Kendall, "A
   * new measure of rank correlation", Biometrika 30, 1938); empty without a pair.
   */
  public OptionalDouble tau() {
    int pairs = agree + differ;
    return pairs == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of((double) (agree - differ) / pairs);
  }
}
