package io.serbench.library.shared.jsonmedia;

/**
 * How a tree is built with one library: each method is one call of it.
 *
 * @param <O> the library's object, or its builder of objects
 * @param <A> the library's array, or its builder of arrays
 */
public interface TreeBuilder<O, A> {
  /** A new, empty object. */
  O newObject();

  /** A new, empty array. */
  A newArray();

  void put(O object, String name, String value);

  /** Says that there is nothing of that name. */
  void putNull(O object, String name);

  void put(O object, String name, int value);

  void put(O object, String name, long value);

  void putObject(O object, String name, O value);

  void putArray(O object, String name, A value);

  void add(A array, String value);

  void addObject(A array, O value);
}
