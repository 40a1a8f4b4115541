package io.serbench.library.shared.jsonmedia;

/**
 * Reads trees with one library, which each method calls once or a few times.
 *
 * @param <O> the library's object
 * @param <A> the library's array
 */
public interface TreeReader<O, A> {
  boolean has(O object, String name);

  /** Returns the string of a name; null if there is none. */
  String text(O object, String name);

  int integer(O object, String name);

  long longInteger(O object, String name);

  O object(O object, String name);

  A array(O object, String name);

  int length(A array);

  String text(A array, int index);

  O object(A array, int index);
}
