package io.serbench.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * The order in which forks run: in rounds, each of which runs every row once, in an order of its
 * own. Whatever drifts during the run hits all rows alike, and no row always follows the same
 * other.
 */
public final class Schedule {
  private Schedule() {}

  /**
   * The order of one round.
   *
   * @param rows how many rows there are
   * @param round the round's number, from 1
   * @param seed of the run
   * @return the numbers from 0 to {@code rows - 1}, shuffled
   */
  static List<Integer> round(int rows, int round, long seed) {
    List<Integer> order = new ArrayList<>(IntStream.range(0, rows).boxed().toList());
    Collections.shuffle(order, new Random(seed + round));
    return order;
  }
}
