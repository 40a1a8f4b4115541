package io.serbench.process;

import io.serbench.catalog.NestedJar;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

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
}
