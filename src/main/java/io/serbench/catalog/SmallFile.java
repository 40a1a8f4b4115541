package io.serbench.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;

/** Reads what has no reason to be large, from files and jars of others, who may have one. */
public final class SmallFile {
  private SmallFile() {}

  /**
   * Reads a file.
   *
   * @param most bytes that it may have
   * @param links whether a link is followed
   * @throws IOException if it is larger, or no regular file: a pipe or a device may have no end
   */
  public static byte[] read(Path file, int most, LinkOption... links) throws IOException {
    if (Files.exists(file, links) && !Files.isRegularFile(file, links)) {
      throw new IOException("not a regular file");
    }
    try (InputStream in = Files.newInputStream(file, links)) {
      return read(in, most)
          .orElseThrow(() -> new IOException("larger than " + (most >> 10) + " KiB"));
    }
  }

  /** Reads a stream to its end; empty if that is further away than so many bytes. */
  public static Optional<byte[]> read(InputStream in, int most) throws IOException {
    byte[] bytes = in.readNBytes(most + 1);
    return bytes.length > most ? Optional.empty() : Optional.of(bytes);
  }
}
