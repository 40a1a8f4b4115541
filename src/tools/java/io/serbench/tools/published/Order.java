package io.serbench.tools.published;

import java.util.List;
import java.util.OptionalDouble;

/**
 * How far two orders agree.
 *
 * @param agree pairs of libraries of one setting whose order is the same there and here
 * @param differ pairs whose order is the other way round
 */
record Order(int agree, int differ) {
  /** The orders within settings; ties count as neither. */
  static Order of(List<List<Pair>> settings) {
    int agree = 0;
    int differ = 0;
    for (List<Pair> pairs : settings) {
      for (int i = 0; i < pairs.size(); i++) {
        for (int j = 0; j < i; j++) {
          double there = Math.log(pairs.get(i).there() / pairs.get(j).there());
          double here = Math.log(pairs.get(i).here() / pairs.get(j).here());
          agree += there * here > 0 ? 1 : 0;
          differ += there * here < 0 ? 1 : 0;
        }
      }
    }
    return new Order(agree, differ);
  }

  /**
   * Kendall's rank correlation, 1 where all pairs agree and -1 where none does (M. G. Kendall, "A
   * new measure of rank correlation", Biometrika 30, 1938); empty without a pair.
   */
  OptionalDouble tau() {
    int pairs = agree + differ;
    return pairs == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of((double) (agree - differ) / pairs);
  }
}
