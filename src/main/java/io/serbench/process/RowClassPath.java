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
import java.util.Map;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The entries that come before serbench itself on the class path of a row's fork: the user's jars,
 * which win over everything but what serbench needs to read data, then the row's own.
 *
 * @param ownJackson whether the user's jars hold a Jackson that serbench cannot read data with
 */
record RowClassPath(UserClassPath user, UnpackedJars jars, boolean ownJackson) {
  RowClassPath(UserClassPath user, UnpackedJars jars) {
    this(user, jars, SuppliedJackson.replaced(user).isPresent());
  }

  /** Returns the entries for a row; none for most rows unless the user supplies jars. */
  List<Path> before(Row row) throws IOException {
    List<Path> entries = before(SuppliedJackson.isMeasuredBy(row.library()));
    for (NestedJar jar : row.ownJars()) {
      entries.add(jars.unpacked(jar));
    }
    return entries;
  }

  /** Returns the entries for a JVM that reads or makes values but runs no row. */
  List<Path> before() throws IOException {
    return before(false);
  }

  private List<Path> before(boolean measuresJackson) throws IOException {
    List<Path> entries = new ArrayList<>();
    if (ownJackson) {
      // Newer annotations suit every Jackson, older ones do not.
      entries.add(jars.own("jackson-annotations.jar", OwnJson.ANNOTATIONS));
    }
    if (ownJackson && !measuresJackson) {
      entries.add(jars.own("jackson.jar", OwnJson.JACKSON));
    }
    entries.addAll(user.entries());
    return entries;
  }

  /**
   * Nested jars as files, since a JVM cannot have a jar inside a jar on its class path. They are in
   * the run's own folder and not kept for the next run: code that others could have changed in the
   * meantime would have to be verified each time, which takes longer than writing it.
   */
  static final class UnpackedJars {
    private final TemporaryFolder folder;

    UnpackedJars(TemporaryFolder folder) {
      this.folder = folder;
    }

    /** Returns the jar's file, which is written on first use. */
    synchronized Path unpacked(NestedJar jar) throws IOException {
      Path file = folder.path().resolve(jar.fileName());
      if (!Files.exists(file)) {
        try (InputStream in =
            UnpackedJars.class.getClassLoader().getResourceAsStream(jar.resource())) {
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
    synchronized Path own(String name, List<Class<?>> samples) throws IOException {
      Path file = folder.path().resolve(name);
      if (Files.exists(file)) {
        return file;
      }
      // Each jar is opened once: to list the entries of serbench's own takes a while.
      Map<String, List<String>> sources =
          samples.stream()
              .collect(
                  Collectors.groupingBy(
                      sample ->
                          sample.getProtectionDomain().getCodeSource().getLocation().toString(),
                      Collectors.mapping(
                          sample -> sample.getPackageName().replace('.', '/') + "/",
                          Collectors.toList())));
      try (JarOutputStream out =
          new JarOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
        out.setLevel(Deflater.NO_COMPRESSION);
        for (Map.Entry<String, List<String>> source : sources.entrySet()) {
          try (ZipFile in = new ZipFile(Path.of(URI.create(source.getKey())).toFile())) {
            for (ZipEntry entry : Collections.list(in.entries())) {
              if (source.getValue().stream().anyMatch(entry.getName()::startsWith)
                  && !entry.isDirectory()) {
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
}
