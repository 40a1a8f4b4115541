package io.serbench.dataset;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Copies lists, for the hand-written copies of the families. */
public final class CopyLists {
  private CopyLists() {}

  /** A list of copies of the elements. */
  public static <E> List<E> of(List<E> elements, UnaryOperator<E> copier) {
    List<E> copies = new ArrayList<>(elements.size());
    for (E element : elements) {
      copies.add(copier.apply(element));
    }
    return copies;
  }
}
