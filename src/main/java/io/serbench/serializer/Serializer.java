package io.serbench.serializer;

/**
 * One way of using one library on one type: what a row times.
 *
 * <p>A serializer works on two types. The plain type {@code T} is what an application has. The
 * representation {@code R} is what the library encodes: the same plain type for libraries that take
 * any object; a message, tree or builder for others. The phase {@code create} times {@link
 * #create}, the phase {@code ser} {@link #createTemporary} and {@link #serialize}, the phase {@code
 * deser} {@link #deserialize}.
 *
 * <p>All implementations keep the same contract, so that their times are comparable. serbench
 * checks it in every fork, before and after timing.
 *
 * <p>An instance is used by one thread, and may therefore reuse buffers, readers and writers from
 * one call to the next. Only if its row is declared thread-safe may several threads call one
 * instance at the same time.
 *
 * <p>Implementations do not catch exceptions: what the library throws is what the row reports.
 *
 * @param <T> the plain type, as a data set defines it
 * @param <R> the representation
 * @see BufferSerializer
 * @see TextSerializer
 * @see StreamSerializer
 */
public interface Serializer<T, R> {

  /**
   * Builds the representation of a plain object. A library that takes plain objects gets a deep
   * copy, so that building a representation has a cost in every row.
   *
   * @param value the plain object, which must not be changed
   * @return a new representation
   * @throws Exception whatever the library throws
   */
  R create(T value) throws Exception;

  /**
   * Builds a representation to be encoded at once: the next call of any method but {@link
   * #serialize} may overwrite it. The phase {@code ser} times this instead of {@link #create}.
   *
   * <p>Only libraries whose representation is the encoded message itself, in a buffer that is used
   * again for each message, differ here: {@code create} must copy the message out of that buffer
   * for it to last, which {@code serialize} would do a second time.
   *
   * @param value the plain object, which must not be changed
   * @return a representation that shares nothing mutable with the plain object
   * @throws Exception whatever the library throws
   */
  default R createTemporary(T value) throws Exception {
    return create(value);
  }

  /**
   * Encodes a representation.
   *
   * @param representation what {@link #create} has returned; it may be encoded several times
   * @return an array of exactly the length of the encoded data, which belongs to the caller: later
   *     calls must not change it
   * @throws Exception whatever the library throws
   */
  byte[] serialize(R representation) throws Exception;

  /**
   * Decodes a representation completely.
   *
   * @param bytes the encoded data, all of the array; the caller may overwrite it after the call
   * @return a new object that shares nothing mutable with any earlier one, and nothing at all with
   *     {@code bytes}. A row whose object decodes fields only when they are read must be declared
   *     {@code LAZY}; one that leaves only strings undecoded, {@code LAZY_STRINGS}
   * @throws Exception whatever the library throws
   */
  R deserialize(byte[] bytes) throws Exception;

  /**
   * Converts a representation back to a plain object, reading every field. This is not part of
   * {@code deser}; it is part of the phase {@code roundtrip} and of the round-trip check.
   *
   * @param representation what was decoded
   * @return a plain object that equals the one that was encoded
   * @throws Exception whatever the library throws
   */
  T restore(R representation) throws Exception;
}
