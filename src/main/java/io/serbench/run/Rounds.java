package io.serbench.run;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Decides whose turn it is. In each round, every fork that is ready has one turn, in a new random
 * order, so that whatever drifts during the run affects all forks alike, and no fork always follows
 * the same other. Variants of a row, which are compared with each other, have their turns one after
 * another, also in random order.
 */
final class Rounds {
  private final Random random;
  private final List<LiveFork> waiting = new ArrayList<>();
  private final Deque<LiveFork> round = new ArrayDeque<>();

  Rounds(long seed) {
    this.random = new Random(seed);
  }

  /** Adds a fork, which has its turn in the next round. */
  void join(LiveFork fork) {
    waiting.add(fork);
  }

  void leave(LiveFork fork) {
    waiting.remove(fork);
    round.remove(fork);
  }

  /** Whether the next turn begins another round. */
  boolean isOver() {
    return round.isEmpty();
  }

  /** Removes and returns the fork that has the next turn; empty if none is ready. */
  Optional<LiveFork> next() {
    if (round.isEmpty()) {
      shuffle(waiting, fork -> fork.cell().compared(), random);
      round.addAll(waiting);
      waiting.clear();
    }
    return Optional.ofNullable(round.poll());
  }

  /**
   * Puts a list in a random order that keeps groups together.
   *
   * @param group returns the key of an element's group
   */
  static <T> void shuffle(List<T> things, Function<T, ?> group, Random random) {
    List<List<T>> order =
        new ArrayList<>(
            things.stream()
                .collect(Collectors.groupingBy(group, LinkedHashMap::new, Collectors.toList()))
                .values());
    Collections.shuffle(order, random);
    things.clear();
    for (List<T> together : order) {
      Collections.shuffle(together, random);
      things.addAll(together);
    }
  }
}
