package io.serbench.cli;

import io.serbench.catalog.UserClassPath;
import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.ZipFile;

/** The value of {@code -classpath}, checked: a JVM says nothing of entries that are not there. */
final class UserJars {
  private static final String ALL_JARS = File.separator + "*";
  private static final String REMEDY =
      "; give jars or folders, separated by '" + File.pathSeparator + "'";

  /** Jars and folders of classes. */
  static final Value<UserClassPath> VALUE = Value.file("PATHS", UserJars::read);

  private UserJars() {}

  /** The jars that a text names, for an option. */
  static UserClassPath read(String option, String text) throws UsageException {
    if (text.isBlank()) {
      throw new UsageException(option + " is empty" + REMEDY);
    }
    List<Path> entries = new ArrayList<>();
    for (String name : text.split(Pattern.quote(File.pathSeparator), -1)) {
      if (name.endsWith(ALL_JARS)) {
        addJars(
            option, path(option, name.substring(0, name.length() - ALL_JARS.length())), entries);
      } else if (!name.isBlank()) {
        entries.add(checked(option, path(option, name)));
      }
    }
    return new UserClassPath(entries);
  }

  private static Path checked(String option, Path path) throws UsageException {
    if (!Files.exists(path)) {
      throw new UsageException(option + ": " + path + " does not exist" + REMEDY);
    }
    if (Files.isDirectory(path)) {
      return path;
    }
    try {
      new ZipFile(path.toFile()).close();
      return path;
    } catch (IOException e) {
      throw new UsageException(option + ": " + path + " is no jar (" + e + ")" + REMEDY);
    }
  }

  /** As the {@code java} command does: {@code lib/*} is all jars in the folder, in any order. */
  private static void addJars(String option, Path folder, List<Path> entries)
      throws UsageException {
    List<Path> jars = new ArrayList<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "*.{jar,JAR}")) {
      found.forEach(jars::add);
    } catch (IOException e) {
      throw new UsageException(option + ": " + folder + " is no folder" + REMEDY);
    }
    if (jars.isEmpty()) {
      throw new UsageException(option + ": there is no jar in " + folder + REMEDY);
    }
    jars.sort(null);
    for (Path jar : jars) {
      entries.add(checked(option, jar));
    }
  }

  private static Path path(String option, String name) throws UsageException {
    try {
      return WorkingFolder.file(name);
    } catch (InvalidPathException e) {
      throw new UsageException(option + ": " + name + " is no name of a file" + REMEDY);
    }
  }
}
