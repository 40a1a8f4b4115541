package io.serbench.process;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A folder that is gone, with all in it, when it is closed.
 *
 * @param path where it is
 */
public record TemporaryFolder(Path path) implements Closeable {
  /** A new one, which no other user may read. */
  public static TemporaryFolder create() throws IOException {
    return new TemporaryFolder(Files.createTempDirectory("serbench"));
  }

  @Override
  public void close() throws IOException {
    if (!Files.exists(path)) {
      return; // Somebody tidied up before us.
    }
    List<Path> all;
    try (Stream<Path> files = Files.walk(path)) {
      all = files.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path each : all) {
      Files.deleteIfExists(each);
    }
  }
}
