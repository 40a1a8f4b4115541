package io.serbench.serializer;

/**
 * One way to use one library on one type: what a row times. Not thread-safe; one instance a thread.
 *
 * <p>The plain object ({@code T}) is what an application has; the representation ({@code R}) is
 * what the library encodes: the same plain type for libraries that take any object, a message, tree
 * or builder for others. Every row has the same contract, so that their times compare: bytes of
 * exact length out, a fresh object in.
 *
 * <p>An adapter never catches: what its library throws is what its row reports.
 *
 * @param <T> the plain type, as a data set defines it
 * @param <R> the representation, as the library wants it
 */
public interface Serializer<T, R> {

  /**
   * Builds the representation of a plain object; where the library takes plain objects, a deep copy
   * of it, so that building costs what it costs everywhere.
   */
  R create(T value) throws Exception;

  /** Encodes. The array has exactly the length of the data and belongs to the caller. */
  byte[] serialize(R representation) throws Exception;

  /**
   * Decodes into a new object that shares nothing mutable with any earlier one, and nothing at all
   * with the bytes: the caller may overwrite them.
   */
  R deserialize(byte[] bytes) throws Exception;

  /** The plain object again. Not part of {@code deser}; part of the round-trip check. */
  T restore(R representation) throws Exception;
}
