package io.serbench.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/** Reads files that should be small but may not be, because others wrote them. */
public final class SmallFile {
  private SmallFile() {}

  /**
   * Reads a file.
   *
   * @param most the largest size accepted, in bytes
   * @param links whether symbolic links are followed
   * @throws IOException if the file is larger, or not a regular file: a pipe or a device may be
   *     endless
   */
  public static byte[] read(Path file, int most, LinkOption... links) throws IOException {
    if (Files.exists(file, links) && !Files.isRegularFile(file, links)) {
      throw new IOException("not a regular file");
    }
    try (InputStream in = Files.newInputStream(file, links)) {
      byte[] bytes = in.readNBytes(most + 1);
      if (bytes.length > most) {
        throw new IOException("larger than " + (most >> 10) + " KiB");
      }
      return bytes;
    }
  }
}
