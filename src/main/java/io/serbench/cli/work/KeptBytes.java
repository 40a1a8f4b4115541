package io.serbench.cli.work;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.serbench.catalog.Row;
import io.serbench.check.HostileCheck.Harm;
import io.serbench.check.HostileCheck.Keeper;
import io.serbench.cli.console.UsageException;
import io.serbench.dataset.Bytes;
import io.serbench.files.WholeFile;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A folder for messages that outlive the version that wrote them: {@code
 * LIBRARY/VERSION/ROW/DATASET.bin}. Existing files are not replaced, and large messages not stored.
 */
public final class KeptBytes implements Keeper {
  /** The size of messages that are too large to store, in bytes. */
  private static final int LARGE = 4096;

  private final Path folder;
  private Optional<IOException> failure = Optional.empty();

  public KeptBytes(Path folder) {
    this.folder = folder;
  }

  /**
   * Stores what a row wrote with this build's version of its library, by data set; nothing for
   * serializers of the JDK, whose version is the user's. Refuses a folder that cannot be written.
   */
  public void keep(Row row, Map<String, Bytes> written) {
    String writer = row.library().versioned();
    String[] coordinates = writer.split(":", -1);
    if (coordinates.length < 3) {
      return;
    }
    Path version = folder.resolve(fileName(coordinates[1])).resolve(fileName(coordinates[2]));
    try {
      for (Map.Entry<String, Bytes> entry : written.entrySet()) {
        byte[] bytes = entry.getValue().array();
        String file = fileName(row.name()) + "/" + fileName(entry.getKey()) + ".bin";
        if (bytes.length < LARGE) {
          create(version.resolve(file), bytes);
          String about = writer + " on JDK " + Runtime.version().feature() + "\n";
          create(version.resolve("about.txt"), about.getBytes(UTF_8));
        }
      }
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  private UsageException unwritable(IOException e) {
    return new UsageException(
        "-save=" + folder + " cannot be written (" + e + "); pass another folder");
  }

  /** Refuses a folder that cannot be written, before anything runs. */
  public void check() {
    try {
      WholeFile.tryOut(folder.resolve("about.txt"), out -> out.write(new byte[LARGE]));
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  @Override
  public synchronized void keep(String row, Harm harm, byte[] message) {
    Path parent = folder.resolve(fileName(row));
    Path file = parent.resolve(harm.word() + ".bin");
    try {
      for (int number = 2; !create(file, message) && !holds(file, message); number++) {
        file = parent.resolve(harm.word() + "-" + number + ".bin");
      }
    } catch (IOException e) {
      failure = failure.or(() -> Optional.of(e));
    }
  }

  /** Reports a finding that could not be stored, if there was one. */
  public synchronized void refuseLost() {
    if (failure.isPresent()) {
      throw unwritable(failure.get());
    }
  }

  /** Writes a file unless there is one already, and returns whether it was written. */
  private static boolean create(Path file, byte[] bytes) throws IOException {
    Files.createDirectories(file.getParent());
    try {
      Files.write(file, bytes, StandardOpenOption.CREATE_NEW);
      return true;
    } catch (FileAlreadyExistsException e) {
      return false;
    }
  }

  /**
   * Returns a row's name as a relative path that stays within its folder: a jar may claim any name
   * and version. In each part, characters that a system does not allow become "_".
   */
  static String fileName(String name) {
    return Stream.of(name.split("/", -1))
        .map(part -> part.replaceAll("[<>:\"|?*\\\\\\p{Cntrl}]|[. ]+$|^$", "_"))
        .collect(Collectors.joining("/"));
  }

  private static boolean holds(Path file, byte[] bytes) throws IOException {
    return Files.isRegularFile(file)
        && Files.size(file) == bytes.length
        && Arrays.equals(Files.readAllBytes(file), bytes);
  }
}
