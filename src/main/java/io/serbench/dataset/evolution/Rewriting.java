package io.serbench.dataset.evolution;

/**
 * Writes messages of a format as code of another schema would. It knows the format and the changed
 * schema, and what a row wrote of the data set {@code media}; the row's own code then reads it.
 */
@FunctionalInterface
public interface Rewriting {
  /**
   * Returns a message with the same content by the writer's schema.
   *
   * @throws Exception if the message is not one of the format
   */
  byte[] rewritten(byte[] message, WriterSchema writer) throws Exception;
}
