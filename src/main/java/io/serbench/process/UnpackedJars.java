package io.serbench.process;

import io.serbench.catalog.NestedJar;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarOutputStream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Nested jars as files, since a JVM cannot have a jar inside a jar on its class path. They are in
 * the run's own folder and not kept for the next run: code that others could have changed meanwhile
 * would have to be checked each time, which takes longer than to write it.
 */
final class UnpackedJars {
  private final TemporaryFolder folder;

  UnpackedJars(TemporaryFolder folder) {
    this.folder = folder;
  }

  /** The jar's file, written now unless it is there. */
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
   * A jar of what serbench itself has in some packages and those below, written now unless it is
   * there: on a class path it can come before other versions, which all of serbench must not.
   *
   * @param samples a class of each package
   */
  synchronized Path own(String name, List<Class<?>> samples) throws IOException {
    Path file = folder.path().resolve(name);
    if (Files.exists(file)) {
      return file;
    }
    // Of a jar with all of serbench, the list of entries alone takes a while.
    Map<String, List<String>> sources = new HashMap<>();
    for (Class<?> sample : samples) {
      sources
          .computeIfAbsent(
              sample.getProtectionDomain().getCodeSource().getLocation().toString(),
              at -> new ArrayList<>())
          .add(sample.getPackageName().replace('.', '/') + "/");
    }
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
