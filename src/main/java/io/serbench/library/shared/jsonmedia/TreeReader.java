package io.serbench.library.shared.jsonmedia;

/**
 * How a tree is read with one library: each method is one call of it, or few.
 *
 * @param <O> the library's object
 * @param <A> the library's array
 */
public interface TreeReader<O, A> {
  boolean has(O object, String name);

  /** The text of that name; null where there is none. */
  String text(O object, String name);

  int integer(O object, String name);

  long longInteger(O object, String name);

  O object(O object, String name);

  A array(O object, String name);

  int length(A array);

  String text(A array, int index);

  O object(A array, int index);
}
