package io.serbench.process;

import io.serbench.catalog.NestedJar;
import io.serbench.catalog.Row;
import io.serbench.catalog.SuppliedJackson;
import io.serbench.catalog.UserClassPath;
import io.serbench.dataset.own.OwnJson;
import io.serbench.files.TemporaryFolder;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The entries that come before serbench itself on the class path of a row's fork: the user's jars,
 * which win over everything but serbench's own classes and what these need to read data, then the
 * row's own.
 *
 * <p>Jars inside serbench's own are copied to files, since a JVM cannot have them on its class
 * path. They are not kept for the next run: code that others could have changed in the meantime
 * would have to be verified each time, which takes longer than writing it.
 *
 * @param ownJackson whether the user's jars hold a Jackson that serbench cannot read data with
 */
record RowClassPath(UserClassPath user, TemporaryFolder folder, boolean ownJackson) {
  RowClassPath(UserClassPath user, TemporaryFolder folder) {
    this(user, folder, SuppliedJackson.replaced(user).isPresent());
  }

  /**
   * Returns the entries for a row; none for most rows unless the user supplies jars.
   *
   * @param row empty for a JVM that reads or makes values but runs no row
   */
  List<Path> before(Optional<Row> row) throws IOException {
    List<Path> entries = new ArrayList<>();
    if (ownJackson) {
      // Newer annotations suit every Jackson, older ones do not.
      entries.add(own("jackson-annotations.jar", OwnJson.ANNOTATIONS));
    }
    if (ownJackson
        && row.filter(measured -> SuppliedJackson.isMeasuredBy(measured.library())).isEmpty()) {
      entries.add(own("jackson.jar", OwnJson.JACKSON));
    }
    if (!user.entries().isEmpty()) {
      // Nobody else's class is the judge, even where it was not among those that were refused.
      entries.add(judge());
    }
    entries.addAll(user.entries());
    for (NestedJar jar : row.map(Row::ownJars).orElse(List.of())) {
      entries.add(unpacked(jar));
    }
    return entries;
  }

  /** Returns the jar's file, which is written on first use. */
  synchronized Path unpacked(NestedJar jar) throws IOException {
    Path file = folder.path().resolve(jar.fileName());
    if (!Files.exists(file)) {
      try (InputStream in =
          RowClassPath.class.getClassLoader().getResourceAsStream(jar.resource())) {
        if (in == null) {
          throw new IOException("serbench was built without " + jar.resource());
        }
        Files.copy(in, file);
      }
    }
    return file;
  }

  /**
   * Returns a jar of serbench's own classes in some packages and those below, which is written on
   * first use. On a class path it can come before other versions of them, without the rest of
   * serbench.
   *
   * @param samples a class of each package
   */
  Path own(String name, List<Class<?>> samples) throws IOException {
    // Each jar is opened once: to list the entries of serbench's own takes a while.
    return copied(
        name,
        samples.stream().map(sample -> sample.getPackageName().replace('.', '/') + "/").toList(),
        samples.stream().map(RowClassPath::source).collect(Collectors.toSet()));
  }

  /** Returns the classes of serbench itself, without any library. */
  private Path judge() throws IOException {
    URI source = source(RowClassPath.class);
    Path folderOfClasses = Path.of(source);
    return Files.isDirectory(folderOfClasses)
        ? folderOfClasses // As Maven and development environments have them.
        : copied("serbench-classes.jar", List.of("io/serbench/"), Set.of(source));
  }

  private static URI source(Class<?> sample) {
    return URI.create(sample.getProtectionDomain().getCodeSource().getLocation().toString());
  }

  private synchronized Path copied(String name, List<String> packages, Set<URI> sources)
      throws IOException {
    Path file = folder.path().resolve(name);
    if (Files.exists(file)) {
      return file;
    }
    try (JarOutputStream out =
        new JarOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
      out.setLevel(Deflater.NO_COMPRESSION);
      for (URI source : sources) {
        try (ZipFile in = new ZipFile(Path.of(source).toFile())) {
          for (ZipEntry entry : Collections.list(in.entries())) {
            if (packages.stream().anyMatch(entry.getName()::startsWith) && !entry.isDirectory()) {
              out.putNextEntry(new ZipEntry(entry.getName()));
              in.getInputStream(entry).transferTo(out);
            }
          }
        }
      }
    }
    return file;
  }
}
