package io.serbench.library.protostuff;

import java.util.List;

/** Handles empty lists, which are not written and are null in a decoded message. */
final class Lists {
  private Lists() {}

  static <E> List<E> orEmpty(List<E> list) {
    return list == null ? List.of() : list;
  }
}
