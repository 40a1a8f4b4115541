package io.serbench.dataset;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Copies lists for the families, which copy their values by hand. */
public final class CopyLists {
  private CopyLists() {}

  /** Returns a new {@code ArrayList} with a copy of each element. */
  public static <E> List<E> of(List<E> elements, UnaryOperator<E> copier) {
    List<E> copies = new ArrayList<>(elements.size());
    for (E element : elements) {
      copies.add(copier.apply(element));
    }
    return copies;
  }
}
