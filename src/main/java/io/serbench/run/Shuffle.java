package io.serbench.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;

/** Puts things in a random order in which those that belong together stay together. */
final class Shuffle {
  private Shuffle() {}

  /**
   * Shuffles a list.
   *
   * @param group what is the same for those that belong together, which may come in either order
   */
  static <T> void keepingTogether(List<T> things, Function<T, ?> group, Random random) {
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
