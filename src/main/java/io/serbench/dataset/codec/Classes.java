package io.serbench.dataset.codec;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The listed classes, and their places in the list. */
final class Classes {
  private final List<Class<?>> classes;
  private final Map<Class<?>, Integer> places = new HashMap<>();

  Classes(List<Class<?>> classes) {
    this.classes = List.copyOf(classes);
    for (Class<?> type : classes) {
      places.put(type, places.size());
    }
  }

  /** The place of a class in the list. */
  int place(Class<?> type) {
    Integer place = places.get(type);
    if (place == null) {
      throw new IllegalArgumentException(
          "a " + type.getName() + " cannot be encoded; the codec's classes: " + classes);
    }
    return place;
  }

  /** The class at a place in the list. */
  Class<?> type(int place) throws IOException {
    if (place < 0 || place >= classes.size()) {
      throw new IOException("no class has the number " + place);
    }
    return classes.get(place);
  }
}
