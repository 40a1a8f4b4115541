package io.serbench.run;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;

/**
 * Whose turn it is: in rounds, in each of which every fork that wants to measure has one turn, in
 * an order of its own. Whatever drifts during the run hits all alike, and none always follows the
 * same other. Copies of one row, which are compared with each other, have their turns side by side,
 * in either order.
 */
final class Rounds {
  private final Random random;
  private final List<LiveFork> waiting = new ArrayList<>();
  private final Deque<LiveFork> round = new ArrayDeque<>();

  Rounds(long seed) {
    this.random = new Random(seed);
  }

  /** The fork wants a turn, in the next round at the latest. */
  void join(LiveFork fork) {
    waiting.add(fork);
  }

  /** The fork is gone. */
  void leave(LiveFork fork) {
    waiting.remove(fork);
    round.remove(fork);
  }

  /** Whether everyone has had a turn, so that the next one begins another round. */
  boolean isOver() {
    return round.isEmpty();
  }

  /** The next fork; empty where none waits. */
  Optional<LiveFork> next() {
    if (round.isEmpty()) {
      shuffle(waiting, fork -> fork.cell().compared(), random);
      round.addAll(waiting);
      waiting.clear();
    }
    return Optional.ofNullable(round.poll());
  }

  /**
   * Puts things in a random order in which those that belong together stay together.
   *
   * @param group what is the same for those that belong together, which may come in either order
   */
  static <T> void shuffle(List<T> things, Function<T, ?> group, Random random) {
    Map<Object, List<T>> groups = new LinkedHashMap<>();
    for (T thing : things) {
      groups.computeIfAbsent(group.apply(thing), key -> new ArrayList<>()).add(thing);
    }
    List<List<T>> order = new ArrayList<>(groups.values());
    Collections.shuffle(order, random);
    things.clear();
    for (List<T> together : order) {
      Collections.shuffle(together, random);
      things.addAll(together);
    }
  }
}
