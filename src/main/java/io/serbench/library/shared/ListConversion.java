package io.serbench.library.shared;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Turns lists of plain objects into lists of what a library encodes, and back. */
public final class ListConversion {
  private ListConversion() {}

  /** A new list, of what the function makes of each element. */
  public static <A, B> List<B> of(List<A> elements, Function<? super A, ? extends B> function) {
    List<B> converted = new ArrayList<>(elements.size());
    for (A element : elements) {
      converted.add(function.apply(element));
    }
    return converted;
  }
}
