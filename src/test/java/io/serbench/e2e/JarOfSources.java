package io.serbench.e2e;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
    Path folder = Files.createDirectories(jar.resolveSibling(jar.getFileName() + "-made"));
    Path file = Files.writeString(folder.resolve(fileName), source);
    Path classes =
        compiled(
            jar,
            List.of("-Werror", "-Xlint:all", "-cp", Serbench.apiJar().toString(), file.toString()));
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      add(classes, out);
      out.putNextEntry(new ZipEntry("META-INF/services/io.serbench.catalog.LibraryRows"));
      out.write(String.join("\n", providers).getBytes(StandardCharsets.UTF_8));
    }
    return jar;
  }

  /**
   * A jar of all source files in a folder, and in those below it.
   *
   * @param classPath jars that they are compiled against; none for those of the tests
   */
  static Path ofFolder(Path jar, Path sources, Path... classPath) throws IOException {
    List<String> files = new ArrayList<>(List.of("-nowarn"));
    if (classPath.length > 0) {
      files.addAll(List.of("-cp", path(classPath)));
    }
    try (Stream<Path> found = Files.walk(sources)) {
      found.filter(Files::isRegularFile).map(Path::toString).forEach(files::add);
    }
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      add(compiled(jar, files), out);
    }
    return jar;
  }

  private static String path(Path... entries) {
    return Stream.of(entries).map(Path::toString).collect(joining(File.pathSeparator));
  }

  /** Where the classes are. */
  private static Path compiled(Path jar, List<String> arguments) throws IOException {
    Path classes =
        Files.createDirectories(jar.resolveSibling(jar.getFileName() + "-made").resolve("classes"));
    List<String> all = new ArrayList<>(List.of("-d", classes.toString()));
    all.addAll(arguments);
    int exit =
        ToolProvider.getSystemJavaCompiler().run(null, null, null, all.toArray(String[]::new));
    assertThat(exit).isZero();
    return classes;
  }

  private static void add(Path classes, JarOutputStream out) throws IOException {
    try (Stream<Path> files = Files.walk(classes)) {
      for (Path each : files.filter(Files::isRegularFile).toList()) {
        out.putNextEntry(new ZipEntry(classes.relativize(each).toString().replace('\\', '/')));
        Files.copy(each, out);
      }
    }
  }
}
