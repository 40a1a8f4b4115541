package io.serbench.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads files that should be small but may not be, because others wrote them. */
public final class SmallFile {
  private SmallFile() {}

  /** Reads a regular file of at most so many bytes; a pipe or a device may be endless. */
  public static byte[] read(Path file, int most) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new IOException("not a regular file");
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(most + 1);
      if (bytes.length > most) {
        throw new IOException("larger than " + (most >> 10) + " KiB");
      }
      return bytes;
    }
  }
}
