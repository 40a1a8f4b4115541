package io.serbench.cli.work;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.serbench.catalog.Row;
import io.serbench.catalog.SmallFile;
import io.serbench.check.HostileCheck.Keeper;
import io.serbench.check.VersionsCheck.Wire;
import io.serbench.cli.console.UsageException;
import io.serbench.dataset.Bytes;
import io.serbench.files.WholeFile;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A folder for messages that outlive the version that wrote them: {@code
 * LIBRARY/VERSION/ROW/DATASET.bin}. Existing files are not replaced. Messages that an earlier
 * version wrote in the same way are not stored again, and large ones are not stored.
 */
public final class KeptBytes {
  /** The size of messages that are too large to store, in bytes. */
  private static final int LARGE = 4096;

  /** The longest part of a file name, in characters. Systems allow 255 bytes. */
  private static final int LONGEST = 80;

  /** Names that Windows takes for devices, with any extension. */
  private static final Pattern DEVICE =
      Pattern.compile("(con|prn|aux|nul|com\\d|lpt\\d)(\\..*)?", Pattern.CASE_INSENSITIVE);

  private final Optional<Path> folder;
  private final List<Row> rows;
  private final AtomicReference<IOException> failure = new AtomicReference<>();

  /**
   * Creates a store for rows.
   *
   * @param folder where to store messages; empty to store nothing
   */
  public KeptBytes(Optional<Path> folder, List<Row> rows) {
    this.folder = folder;
    this.rows = rows;
  }

  /**
   * Stores what a row wrote with this build's version of its library. Nothing is stored for
   * serializers of the JDK, whose version is the user's.
   *
   * @throws UsageException if the folder cannot be written
   */
  public void keep(Wire wire) throws UsageException {
    if (folder.isEmpty()) {
      return;
    }
    String name = wire.observed().row();
    Row row = rows.stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
    List<String> coordinates = List.of(row.library().versioned().split(":", -1));
    if (coordinates.size() < 3) {
      return;
    }
    try {
      for (Map.Entry<String, List<Bytes>> each : wire.written().entrySet()) {
        byte[] bytes = each.getValue().get(0).array();
        if (bytes.length < LARGE) {
          Path library = folder.get().resolve(part(coordinates.get(1)));
          String file = fileName(row.name()) + "/" + fileName(each.getKey()) + ".bin";
          Path version = library.resolve(part(coordinates.get(2)));
          if (!isKnown(library, file, bytes)) {
            keep(version, file, bytes, row.library().versioned());
          }
        }
      }
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  private UsageException unwritable(IOException e) {
    return new UsageException(
        "-save=" + folder.orElseThrow() + " cannot be written (" + e + "); pass another folder");
  }

  /**
   * Checks that messages can be stored, before anything runs.
   *
   * @throws UsageException if the folder is not a folder, or cannot be written
   */
  public void check() throws UsageException {
    if (folder.isEmpty()) {
      return;
    }
    try {
      if (Files.exists(folder.get()) && !Files.isDirectory(folder.get())) {
        throw new UsageException("-save=" + folder.get() + " is not a folder; pass a folder");
      }
      WholeFile.tryOut(folder.get().resolve("about.txt"), out -> out.write(new byte[LARGE]));
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  /**
   * Returns what stores the worst message of each finding, as {@code ROW/HARM.bin} or {@code
   * ROW@VERSION/HARM.bin}; under a name such as {@code HARM-2.bin} if another message is there.
   * Empty if nothing is stored.
   */
  public Optional<Keeper> ofFindings() {
    return folder.map(
        where ->
            (row, harm, message) -> {
              try {
                store(where.resolve(fileName(row)), harm.word(), message);
              } catch (IOException e) {
                failure.compareAndSet(null, e);
              }
            });
  }

  /**
   * Reports a finding that could not be stored.
   *
   * @throws UsageException if there was one
   */
  public void refuseLost() throws UsageException {
    if (failure.get() != null) {
      throw unwritable(failure.get());
    }
  }

  private synchronized void store(Path parent, String name, byte[] bytes) throws IOException {
    makeFolders(parent);
    for (int number = 1; ; number++) {
      Path file = parent.resolve(name + (number == 1 ? "" : "-" + number) + ".bin");
      try {
        Files.write(file, bytes, StandardOpenOption.CREATE_NEW);
        return;
      } catch (FileAlreadyExistsException e) {
        if (holds(file, bytes)) {
          return; // An earlier run stored it.
        }
      }
    }
  }

  /** Creates folders one by one, because a link in place of one of them would lead elsewhere. */
  private void makeFolders(Path parent) throws IOException {
    Path made = folder.orElseThrow();
    Files.createDirectories(made);
    for (Path each : made.relativize(parent)) {
      made = made.resolve(each);
      if (!Files.isDirectory(made, LinkOption.NOFOLLOW_LINKS)) {
        Files.createDirectory(made);
      }
    }
  }

  /**
   * Returns a row's name as a relative path that stays within its folder. In each part, characters
   * that a system does not allow become "_".
   */
  static String fileName(String name) {
    return Stream.of(name.split("/", -1)).map(KeptBytes::part).collect(Collectors.joining("/"));
  }

  private static String part(String name) {
    String plain = name.replaceAll("[<>:\"|?*/\\\\\\p{Cntrl}]", "_");
    String part = plain.substring(0, Math.min(plain.length(), LONGEST)).replaceAll("[. ]+$", "_");
    return part.isEmpty() || DEVICE.matcher(part).matches() ? part + "_" : part;
  }

  private void keep(Path version, String name, byte[] bytes, String writer) throws IOException {
    Path file = version.resolve(name);
    makeFolders(file.getParent());
    try {
      Files.write(file, bytes, StandardOpenOption.CREATE_NEW);
      byte[] about = (writer + " on JDK " + Runtime.version().feature() + "\n").getBytes(UTF_8);
      Files.write(version.resolve("about.txt"), about, StandardOpenOption.CREATE_NEW);
    } catch (FileAlreadyExistsException e) {
      // The existing file stays.
    }
  }

  /** Returns whether any version wrote the same message. */
  private static boolean isKnown(Path library, String name, byte[] bytes) throws IOException {
    if (!Files.isDirectory(library, LinkOption.NOFOLLOW_LINKS)) {
      return false;
    }
    try (Stream<Path> versions = Files.list(library)) {
      for (Path version : versions.toList()) {
        if (holds(version.resolve(name), bytes)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean holds(Path file, byte[] bytes) throws IOException {
    return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
        && Files.size(file) == bytes.length
        && Arrays.equals(SmallFile.read(file, bytes.length, LinkOption.NOFOLLOW_LINKS), bytes);
  }
}
