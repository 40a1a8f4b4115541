package io.serbench.library.shared.jsonmedia;

/**
 * Builds trees with one library, which each method calls once.
 *
 * @param <O> the library's object, or its builder of objects
 * @param <A> the library's array, or its builder of arrays
 */
public interface TreeBuilder<O, A> {
  /** Returns a new, empty object. */
  O newObject();

  /** Returns a new, empty array. */
  A newArray();

  void put(O object, String name, String value);

  /** Adds a null field, or leaves the field out. */
  void putNull(O object, String name);

  void put(O object, String name, int value);

  void put(O object, String name, long value);

  void putObject(O object, String name, O value);

  void putArray(O object, String name, A value);

  void add(A array, String value);

  void addObject(A array, O value);
}
