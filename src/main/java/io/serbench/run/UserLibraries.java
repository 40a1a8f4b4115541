package io.serbench.run;

import io.serbench.catalog.ClassFiles;
import io.serbench.catalog.Row;
import io.serbench.catalog.SuppliedLibraries;
import io.serbench.catalog.SuppliedLibraries.SuppliedLibrary;
import io.serbench.catalog.UserClassPath;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.dataset.source.Recipe;
import io.serbench.result.Environment.Provenance;
import io.serbench.result.HashedFile;
import io.serbench.result.RowInfo;
import io.serbench.result.RowInfo.LibraryPart;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.zip.ZipFile;

/**
 * Finds out which libraries rows are measured with: those in the user's jars take precedence over
 * those that come with serbench. Each jar is read only once.
 */
public final class UserLibraries {
  private final Map<UserClassPath, SuppliedLibraries> found = new HashMap<>();
  private final Map<Path, HashedFile> hashes = new HashMap<>();

  /**
   * Returns hashes of the code and the data of a run, as they are now.
   *
   * @param datasets the data sets, of which those that are read from a file count
   * @throws UncheckedIOException if a data file cannot be read
   */
  public static Provenance inputs(List<Path> jars, List<DatasetSource> datasets) {
    List<HashedFile> data = new ArrayList<>();
    for (DatasetSource source : datasets) {
      if (source.recipe() instanceof Recipe.JsonFile json) {
        data.add(new HashedFile(name(Path.of(json.file())), json.json().sha256()));
      } else if (source.recipe() instanceof Recipe.Named named && named.file().isPresent()) {
        data.add(hashed(named.file().get()));
      }
    }
    // Two types may be read from one file.
    List<HashedFile> files = data.stream().distinct().toList();
    return new Provenance(
        ownContent(), jars.stream().map(UserLibraries::hashedJar).toList(), files);
  }

  private static HashedFile hashedJar(Path jar) {
    return new HashedFile(name(jar), ClassFiles.read(jar, ClassFiles::sha256));
  }

  private static HashedFile hashed(Path file) {
    try {
      return new HashedFile(name(file), Bytes.of(Files.readAllBytes(file)).sha256());
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
  }

  private static String name(Path file) {
    return String.valueOf(file.toAbsolutePath().normalize().getFileName());
  }

  /**
   * Returns a hash of the checksums in serbench's jar, because hashing its 100 MB takes up to 3 s;
   * empty if serbench runs from folders of classes.
   */
  private static Optional<String> ownContent() {
    try {
      Path own =
          Path.of(UserLibraries.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      if (!Files.isRegularFile(own)) {
        return Optional.empty();
      }
      try (ZipFile jar = new ZipFile(own.toFile())) {
        String entries =
            jar.stream()
                .map(entry -> entry.getName() + ' ' + entry.getCrc() + '\n')
                .collect(Collectors.joining());
        return Optional.of(Bytes.of(entries.getBytes(StandardCharsets.UTF_8)).sha256());
      }
    } catch (IOException | URISyntaxException e) {
      throw new IllegalStateException("serbench cannot read its own jar", e);
    }
  }

  /** Returns the description of a row that runs with these jars. */
  RowInfo info(Row row, UserClassPath classPath) {
    Optional<SuppliedLibrary> main = Optional.empty();
    List<LibraryPart> parts = new ArrayList<>();
    for (SuppliedLibrary supplied :
        found.computeIfAbsent(classPath, SuppliedLibraries::onClassPath).of(row.library())) {
      // The version of the first artifact counts for all.
      if ((row.library().coordinates().get(0) + ":").startsWith(supplied.coordinates() + ":")) {
        main = Optional.of(supplied);
      } else {
        parts.add(new LibraryPart(supplied.versioned(), hash(supplied)));
      }
    }
    return new RowInfo(
        row.tags(),
        row.description(),
        main.map(SuppliedLibrary::versioned).orElseGet(row.library()::versioned),
        main.map(this::hash),
        parts.isEmpty() ? Optional.empty() : Optional.of(parts),
        row.origin().foreignName());
  }

  private HashedFile hash(SuppliedLibrary supplied) {
    return hashes.computeIfAbsent(supplied.jar(), UserLibraries::hashedJar);
  }
}
