package io.serbench.cli;

import io.serbench.catalog.ClassFiles;
import io.serbench.catalog.UserClassPath;
import io.serbench.dataset.Nearest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The names of the classes in the user's jars, for who misspelt one. Nothing is loaded. */
final class UserClasses {
  private static final String ENDING = ".class";

  private UserClasses() {}

  /** What was meant; empty where nothing is near. As {@link Nearest#suggest} says it. */
  static String suggest(String misspelt, UserClassPath classPath) {
    List<String> all = all(classPath);
    List<String> elsewhere =
        all.stream().filter(name -> simple(name).equalsIgnoreCase(simple(misspelt))).toList();
    return elsewhere.isEmpty()
        ? Nearest.suggest(misspelt, all)
        : "; did you mean " + Nearest.oneOf(elsewhere) + "?";
  }

  /** Whether a class of theirs takes the place of one that serbench brings. */
  static boolean replaceAny(UserClassPath classPath) {
    return classPath.entries().stream()
        .flatMap(entry -> files(entry).stream())
        .filter(file -> file.endsWith(ENDING) && !file.endsWith("-info.class"))
        .anyMatch(file -> ClassLoader.getSystemResource(file) != null);
  }

  private static String simple(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** As the language writes them: classes within classes with dots, too. */
  private static List<String> all(UserClassPath classPath) {
    List<String> names = new ArrayList<>();
    for (Path entry : classPath.entries()) {
      for (String file : files(entry)) {
        if (file.endsWith(ENDING) && !file.matches(".*\\$\\d.*|.*-info\\.class|META-INF/.*")) {
          String name = file.substring(0, file.length() - ENDING.length());
          names.add(name.replace('/', '.').replace('$', '.'));
        }
      }
    }
    return names;
  }

  private static List<String> files(Path entry) {
    try (ClassFiles files = ClassFiles.of(entry)) {
      return files.names();
    } catch (IOException e) {
      throw new UncheckedIOException(entry + " cannot be read", e);
    }
  }
}
