package io.serbench.child;

/**
 * A serializer's way over one transport.
 *
 * @param <R> what it encodes
 * @param <E> what it encodes to
 */
public interface Carrier<R, E> {
  /** Encodes. The next call may overwrite what this one gave. */
  E encode(R representation) throws Exception;

  /** Decodes into a new object. */
  R decode(E encoded) throws Exception;

  /** What {@link #decode} shall be given: a copy that no later call overwrites. */
  E kept(E encoded) throws Exception;

  /** Fills what was decoded from with a byte; does nothing where it cannot change. */
  void overwrite(E encoded, byte with);

  /** The encoded bytes. */
  byte[] bytes(E encoded);
}
