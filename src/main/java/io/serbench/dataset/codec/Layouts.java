package io.serbench.dataset.codec;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The listed classes: their places in the list, and how their objects are made. */
final class Layouts {
  private final List<Class<?>> classes;
  private final Map<Class<?>, Integer> places = new HashMap<>();
  private final Map<Class<?>, Layout> layouts = new HashMap<>();

  Layouts(List<Class<?>> classes) {
    this.classes = List.copyOf(classes);
    for (Class<?> type : classes) {
      places.put(type, places.size());
      if (!type.isEnum()) {
        layouts.put(type, Layout.of(type));
      }
    }
  }

  /** The place of a class in the list. */
  int place(Class<?> type) {
    Integer place = places.get(type);
    if (place == null) {
      throw new IllegalArgumentException(
          "a " + type.getName() + " cannot be encoded; classes of data sets: " + classes);
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

  /** How objects of a listed class, which is no enum, are made. */
  Layout layout(Class<?> type) {
    return layouts.get(type);
  }
}
