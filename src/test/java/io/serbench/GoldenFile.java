package io.serbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A file under {@code src/test/resources/golden} that holds what the tool must print, to the byte.
 * A wanted change of it is written by {@code mvn test -Dgolden.update=true} and then reviewed as a
 * difference like any other.
 */
public final class GoldenFile {
  private static final Path DIRECTORY = Path.of("src", "test", "resources", "golden");
  private static final String UPDATE = "golden.update";

  private GoldenFile() {}

  /** Compares, or writes where an update was asked for. */
  public static void check(String name, String actual) {
    if (Boolean.getBoolean(UPDATE)) {
      write(name, actual);
    }
    assertThat(actual)
        .as("golden file %s; if the change is wanted: mvn test -D%s=true", name, UPDATE)
        .isEqualTo(read(name));
  }

  /** The file's text. */
  public static String read(String name) {
    try {
      return Files.readString(DIRECTORY.resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void write(String name, String text) {
    try {
      Path file = DIRECTORY.resolve(name);
      Path directory = file.getParent();
      if (directory != null) {
        Files.createDirectories(directory);
      }
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
