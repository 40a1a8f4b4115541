package io.serbench.library.scala;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/**
 * Finds the concrete classes of a sealed type of Scala. Class files do not say which these are, but
 * they must be in the source file of the type, so they are near it: beside it or nested in a class
 * beside it.
 */
final class ScalaCases {
  private static final String CLASS = ".class";

  private ScalaCases() {}

  /** Returns the classes in the order of their names; none if the type is not abstract. */
  static List<Class<?>> of(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    if (!Modifier.isAbstract(type.getModifiers())
        || type.getName().startsWith("scala.")
        || source == null) {
      return List.of();
    }
    Optional<String> file = ScalaFile.of(type).source();
    try {
      Path place = Path.of(source.getLocation().toURI());
      String folder = type.getPackageName().replace('.', '/');
      return names(place, folder).stream()
          .sorted()
          .<Class<?>>flatMap(name -> loaded(type, name).stream())
          .filter(candidate -> candidate != type && type.isAssignableFrom(candidate))
          .filter(
              candidate ->
                  !Modifier.isAbstract(candidate.getModifiers()) && !candidate.isAnonymousClass())
          .filter(candidate -> !candidate.getName().contains("$$anon$"))
          .filter(candidate -> file.equals(ScalaFile.of(candidate).source()))
          .toList();
    } catch (IOException | URISyntaxException e) {
      throw new IllegalStateException("cannot list classes beside " + type.getName(), e);
    }
  }

  /** Returns the names of the classes in a folder of a jar or of the file system. */
  private static List<String> names(Path place, String folder) throws IOException {
    if (Files.isDirectory(place)) {
      try (Stream<Path> files = Files.list(place.resolve(folder))) {
        return names(files.map(file -> folder + "/" + file.getFileName()), folder);
      }
    }
    try (ZipFile jar = new ZipFile(place.toFile())) {
      return names(jar.stream().map(entry -> entry.getName()), folder);
    }
  }

  private static List<String> names(Stream<String> files, String folder) {
    return files
        .filter(file -> file.startsWith(folder + "/") && file.endsWith(CLASS))
        .filter(file -> file.indexOf('/', folder.length() + 1) < 0)
        .map(file -> file.substring(0, file.length() - CLASS.length()).replace('/', '.'))
        .toList();
  }

  private static Optional<Class<?>> loaded(Class<?> type, String name) {
    try {
      return Optional.of(Class.forName(name, false, type.getClassLoader()));
    } catch (ClassNotFoundException | LinkageError e) {
      return Optional.empty(); // It needs what is not there, so no value has it.
    }
  }
}
