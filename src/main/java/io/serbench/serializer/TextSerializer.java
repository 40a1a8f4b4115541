package io.serbench.serializer;

/**
 * A {@link Serializer} of a text format that can also encode to and decode from a string.
 *
 * @param <R> the representation
 */
public interface TextSerializer<R> {

  /**
   * Encodes a representation as a string.
   *
   * @param representation the value to encode; it may be encoded several times
   * @return the encoded value
   * @throws Exception whatever the library throws
   */
  String write(R representation) throws Exception;

  /**
   * Decodes a representation from a string.
   *
   * @param text what {@link #write} has returned; for {@link Transport#PRETTY}, indented
   * @return a new object
   * @throws Exception whatever the library throws
   */
  R parse(String text) throws Exception;
}
