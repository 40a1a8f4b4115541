package io.serbench.process;

import io.serbench.catalog.NestedJar;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.zip.Deflater;

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
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(file))) {
      out.setLevel(Deflater.NO_COMPRESSION);
      for (Class<?> sample : samples) {
        Path source = Path.of(sample.getProtectionDomain().getCodeSource().getLocation().toURI());
        String packages = sample.getPackageName().replace('.', '/') + "/";
        try (JarFile in = new JarFile(source.toFile())) {
          for (JarEntry entry : Collections.list(in.entries())) {
            if (entry.getName().startsWith(packages) && !entry.isDirectory()) {
              out.putNextEntry(new JarEntry(entry.getName()));
              in.getInputStream(entry).transferTo(out);
            }
          }
        }
      }
    } catch (URISyntaxException e) {
      throw new IOException("serbench cannot read its own jar", e);
    }
    return file;
  }
}
