package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.tools.ToolProvider;

/** Makes jars of sources, as their authors would. */
final class JarOfSources {
  private JarOfSources() {}

  /**
   * A jar of one source file, with a list of its providers of rows.
   *
   * @param jar where it is written; what it is made of stays beside it
   * @param fileName that of the source file
   * @param providers the names of the classes
   */
  static Path ofRows(Path jar, String fileName, String source, String... providers)
      throws IOException {
    Path folder = jar.resolveSibling(jar.getFileName() + "-made");
    Path classes = Files.createDirectories(folder.resolve("classes"));
    Path file = Files.writeString(folder.resolve(fileName), source);
    int exit =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-Werror",
                "-Xlint:all",
                "-cp",
                Serbench.apiJar().toString(),
                "-d",
                classes.toString(),
                file.toString());
    assertThat(exit).isZero();
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
        Stream<Path> files = Files.walk(classes)) {
      for (Path each : files.filter(Files::isRegularFile).toList()) {
        out.putNextEntry(new ZipEntry(classes.relativize(each).toString().replace('\\', '/')));
        Files.copy(each, out);
      }
      out.putNextEntry(new ZipEntry("META-INF/services/io.serbench.catalog.LibraryRows"));
      out.write(String.join("\n", providers).getBytes(StandardCharsets.UTF_8));
    }
    return jar;
  }
}
