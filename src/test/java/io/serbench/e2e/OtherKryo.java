package io.serbench.e2e;

import com.esotericsoftware.kryo.Kryo;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;

/** Kryo as the build has it, in a jar of its own that says that it is another version. */
final class OtherKryo {
  private static final String CLASSES = "com/esotericsoftware/kryo/";
  private static final String PROPERTIES =
      "META-INF/maven/com.esotericsoftware/kryo/pom.properties";

  private OtherKryo() {}

  /** Writes the jar. The build's may be that of serbench, in which all libraries are. */
  static Path write(Path jar, String version) throws IOException, URISyntaxException {
    Path build = Path.of(Kryo.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (JarFile from = new JarFile(build.toFile());
        JarOutputStream to = new JarOutputStream(Files.newOutputStream(jar))) {
      for (JarEntry entry : Collections.list(from.entries())) {
        if (entry.getName().startsWith(CLASSES)) {
          to.putNextEntry(new JarEntry(entry.getName()));
          try (InputStream in = from.getInputStream(entry)) {
            in.transferTo(to);
          }
        }
      }
      to.putNextEntry(new JarEntry(PROPERTIES));
      to.write(("version=" + version + "\n").getBytes(StandardCharsets.ISO_8859_1));
    }
    return jar;
  }
}
