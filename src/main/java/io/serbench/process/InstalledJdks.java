package io.serbench.process;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The JDKs in the folders of this machine where installers put them. */
public final class InstalledJdks {
  /** {@code JAVA_HOME}, and the variables of build servers such as {@code JAVA_HOME_17_X64}. */
  private static final Pattern VARIABLE = Pattern.compile("JAVA_HOME(_\\d+_.*)?|JDK_HOME");

  private static final Pattern VERSION = Pattern.compile("\"?(1\\.)?(?<feature>\\d{1,4}).*");

  private static final List<String> FOLDERS =
      List.of(
          "/usr/lib/jvm",
          "/usr/java",
          "/opt/java",
          "/opt",
          "/Library/Java/JavaVirtualMachines",
          "C:/Program Files/Java",
          "C:/Program Files/Eclipse Adoptium",
          "C:/Program Files/Microsoft",
          "C:/Program Files/Amazon Corretto",
          "C:/Program Files/BellSoft",
          "C:/Program Files/Zulu");
  private static final List<String> FOLDERS_AT_HOME = List.of(".sdkman/candidates/java", ".jdks");

  private final List<Path> candidates;

  InstalledJdks(List<Path> candidates) {
    this.candidates = List.copyOf(candidates);
  }

  /** Returns the JDKs that can be found here, that of this JVM first. */
  public static InstalledJdks ofThisMachine() {
    List<Path> candidates = new ArrayList<>();
    candidates.add(Path.of(System.getProperty("java.home")));
    for (Map.Entry<String, String> variable : System.getenv().entrySet()) {
      if (VARIABLE.matcher(variable.getKey()).matches()) {
        path(variable.getValue()).ifPresent(candidates::add);
      }
    }
    FOLDERS.forEach(folder -> candidates.addAll(inside(Path.of(folder))));
    path(System.getProperty("user.home", "."))
        .ifPresent(
            home ->
                FOLDERS_AT_HOME.forEach(folder -> candidates.addAll(inside(home.resolve(folder)))));
    return new InstalledJdks(candidates);
  }

  /** Empty where the locale cannot encode the name. */
  private static Optional<Path> path(String name) {
    try {
      return Optional.of(Path.of(name));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /**
   * Returns the java program of each feature version, such as 17; the first that was found wins.
   */
  public SortedMap<Integer, Path> programs() {
    SortedMap<Integer, Path> programs = new TreeMap<>();
    for (Path candidate : candidates) {
      for (Path home : List.of(candidate, candidate.resolve("Contents/Home"))) {
        Optional<Path> java = java(home);
        Optional<Integer> feature = java.isPresent() ? feature(home) : Optional.empty();
        feature.ifPresent(number -> programs.putIfAbsent(number, java.get()));
      }
    }
    return programs;
  }

  /** Returns the java program of a JDK; empty where that has none. */
  public static Optional<Path> java(Path home) {
    return List.of("java", "java.exe").stream()
        .map(name -> home.resolve("bin").resolve(name))
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static Optional<Integer> feature(Path home) {
    Properties release = new Properties();
    try (Reader in = Files.newBufferedReader(home.resolve("release"))) {
      release.load(in);
    } catch (IOException | IllegalArgumentException e) {
      return Optional.empty(); // Not a JDK, or one without such a file.
    }
    Matcher version = VERSION.matcher(release.getProperty("JAVA_VERSION", ""));
    return version.matches()
        ? Optional.of(Integer.valueOf(version.group("feature")))
        : Optional.empty();
  }

  private static List<Path> inside(Path folder) {
    List<Path> entries = new ArrayList<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(folder)) {
      found.forEach(entries::add);
    } catch (IOException | DirectoryIteratorException e) {
      return List.of(); // No installer of this kind was used here.
    }
    entries.sort(null);
    return entries;
  }
}
