package io.serbench.serializer;

/**
 * A serializer of a text format that also takes and gives strings.
 *
 * @param <R> the representation
 */
public interface TextSerializer<R> {

  /** Encodes into a string. */
  String write(R representation) throws Exception;

  /** Decodes into a new object. */
  R parse(String text) throws Exception;
}
