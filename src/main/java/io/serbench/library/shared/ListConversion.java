package io.serbench.library.shared;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Converts lists of plain objects to lists of a library's objects, and back. */
public final class ListConversion {
  private ListConversion() {}

  /** Returns a new list with the results of a function for all elements. */
  public static <A, B> List<B> of(List<A> elements, Function<? super A, ? extends B> function) {
    List<B> converted = new ArrayList<>(elements.size());
    for (A element : elements) {
      converted.add(function.apply(element));
    }
    return converted;
  }
}
