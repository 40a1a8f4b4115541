package io.serbench.cli.work;

import io.serbench.catalog.Row;
import io.serbench.check.ForkedHostileCheck.Keeper;
import io.serbench.check.Wire;
import io.serbench.cli.console.UsageException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A folder in which bytes outlive the version that wrote them: {@code
 * LIBRARY/VERSION/ROW/DATASET.bin}. What is there stays; what an earlier version wrote alike is not
 * stored again, nor is what is large.
 */
public final class KeptBytes {
  /** Bytes. */
  private static final int LARGE = 4096;

  private final Optional<Path> folder;
  private final List<Row> rows;

  /**
   * Of rows in a folder.
   *
   * @param folder empty to keep nothing
   */
  public KeptBytes(Optional<Path> folder, List<Row> rows) {
    this.folder = folder;
    this.rows = rows;
  }

  /**
   * Stores what the row wrote with this build's version of its library; of the JDK nothing, whose
   * version is the user's.
   *
   * @throws UsageException where the folder cannot be written
   */
  public void keep(Wire wire) throws UsageException {
    if (folder.isEmpty()) {
      return;
    }
    Row row =
        rows.stream().filter(each -> each.name().equals(wire.row())).findFirst().orElseThrow();
    List<String> coordinates = List.of(row.library().versioned().split(":", -1));
    if (coordinates.size() < 3) {
      return;
    }
    try {
      for (Map.Entry<String, List<String>> each : wire.written().entrySet()) {
        byte[] bytes = Base64.getDecoder().decode(each.getValue().get(0));
        if (bytes.length < LARGE) {
          Path library = folder.get().resolve(coordinates.get(1));
          String file = fileName(row.name()) + "/" + fileName(each.getKey()) + ".bin";
          Path version = library.resolve(coordinates.get(2));
          if (!isKnown(library, file, bytes) && !Files.exists(version.resolve(file))) {
            keep(version, file, bytes, row.library().versioned());
          }
        }
      }
    } catch (IOException e) {
      throw new UsageException("-keep=" + folder.get() + " cannot be written (" + e + ")");
    }
  }

  /**
   * Stores the worst message of each finding: {@code ROW/HARM.bin}, or {@code
   * ROW@VERSION/HARM.bin}. It takes the place of an earlier one. Empty where nothing is kept.
   */
  Optional<Keeper> ofFindings() {
    return folder.map(
        where ->
            (row, harm, message) -> {
              Path file = where.resolve(fileName(row)).resolve(harm.word() + ".bin");
              try {
                Files.createDirectories(file.getParent());
                Files.write(file, message);
              } catch (IOException e) {
                throw new UncheckedIOException("-keep=" + where + " cannot be written", e);
              }
            });
  }

  /** What no system takes for a part of a name, and Windows takes for something else, is "_". */
  static String fileName(String name) {
    return name.replaceAll("[<>:\"|?*\\\\\\p{Cntrl}]", "_");
  }

  private static void keep(Path version, String name, byte[] bytes, String writer)
      throws IOException {
    Path file = version.resolve(name);
    Files.createDirectories(file.getParent());
    Files.write(file, bytes);
    Path about = version.resolve("about.txt");
    if (!Files.exists(about)) {
      Files.writeString(about, writer + " on JDK " + Runtime.version().feature() + "\n");
    }
  }

  /** Whether a version wrote the same. */
  private static boolean isKnown(Path library, String name, byte[] bytes) throws IOException {
    if (!Files.isDirectory(library)) {
      return false;
    }
    try (Stream<Path> versions = Files.list(library)) {
      for (Path version : versions.toList()) {
        Path file = version.resolve(name);
        if (Files.exists(file) && Arrays.equals(Files.readAllBytes(file), bytes)) {
          return true;
        }
      }
    }
    return false;
  }
}
