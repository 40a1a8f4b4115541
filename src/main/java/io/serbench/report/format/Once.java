package io.serbench.report.format;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A list in which what is equal stands once, so that many may name it by its place. */
final class Once<T> {
  private final Map<T, Integer> places = new LinkedHashMap<>();

  /** The place; of something new, the next one. */
  int index(T one) {
    places.putIfAbsent(one, places.size());
    return places.get(one);
  }

  /** All, in the order of their places. */
  List<T> all() {
    return List.copyOf(places.keySet());
  }
}
