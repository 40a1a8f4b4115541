package io.serbench.library.protostuff;

import java.util.List;

/** An empty list is not written, and so a null one in the message that is read. */
final class Lists {
  private Lists() {}

  static <E> List<E> orEmpty(List<E> list) {
    return list == null ? List.of() : list;
  }
}
