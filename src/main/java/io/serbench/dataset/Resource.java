package io.serbench.dataset;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads text files in the jar. */
public final class Resource {
  private Resource() {}

  /**
   * Returns the text of a file.
   *
   * @param neighbour a class beside which the file is in the jar
   * @param name the file's name, or its whole path after a slash
   * @throws IllegalStateException if there is no such file
   */
  public static String text(Class<?> neighbour, String name) {
    return new String(bytes(neighbour, name), StandardCharsets.UTF_8);
  }

  /** Returns the bytes of a file, as {@link #text} does. */
  public static byte[] bytes(Class<?> neighbour, String name) {
    try (InputStream in = neighbour.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is not in the jar");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(name + " cannot be read", e);
    }
  }
}
