package io.serbench.process;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The JDKs in the folders of this machine where installers put them. */
public record InstalledJdks(List<Path> candidates) {
  /** {@code JAVA_HOME}, and the variables of build servers such as {@code JAVA_HOME_17_X64}. */
  private static final Pattern VARIABLE = Pattern.compile("JAVA_HOME(_\\d+_.*)?|JDK_HOME");

  private static final Pattern VERSION =
      Pattern.compile("(?m)^JAVA_VERSION=\"?(?:1\\.)?(\\d{1,4})");

  private static final List<String> FOLDERS =
      List.of(
          "/usr/lib/jvm", "/usr/java", "/opt/java", "/opt", "/Library/Java/JavaVirtualMachines");

  private static final List<String> FOLDERS_AT_HOME = List.of(".sdkman/candidates/java", ".jdks");

  /** Returns the JDKs that can be found here, that of this JVM first. */
  public static InstalledJdks ofThisMachine() {
    List<Path> candidates = new ArrayList<>();
    candidates.add(Path.of(System.getProperty("java.home")));
    System.getenv().entrySet().stream()
        .filter(variable -> VARIABLE.matcher(variable.getKey()).matches())
        .forEach(variable -> candidates.addAll(path(variable.getValue())));
    FOLDERS.forEach(folder -> candidates.addAll(inside(Path.of(folder))));
    // On Windows, each vendor has a folder.
    inside(Path.of("C:/Program Files")).forEach(vendor -> candidates.addAll(inside(vendor)));
    for (Path home : path(System.getProperty("user.home", "."))) {
      FOLDERS_AT_HOME.forEach(folder -> candidates.addAll(inside(home.resolve(folder))));
    }
    return new InstalledJdks(candidates);
  }

  /** Empty where the locale cannot encode the name. */
  private static List<Path> path(String name) {
    try {
      return List.of(Path.of(name));
    } catch (InvalidPathException e) {
      return List.of();
    }
  }

  /** Returns the java program of each feature version, such as 17; the first one found wins. */
  public SortedMap<Integer, Path> programs() {
    SortedMap<Integer, Path> programs = new TreeMap<>();
    for (Path candidate : candidates) {
      for (Path home : List.of(candidate, candidate.resolve("Contents/Home"))) {
        java(home)
            .ifPresent(java -> ofHome(home).ifPresent(jdk -> programs.putIfAbsent(jdk, java)));
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

  /** Returns the folders in which a shell looks for programs. */
  public static List<Path> searchPath() {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
        .filter(folder -> !folder.isEmpty())
        .flatMap(folder -> path(folder).stream())
        .toList();
  }

  /** Returns the feature version of a java program, such as 17; empty if its JDK does not say. */
  public static Optional<Integer> feature(Path program) {
    try {
      return Optional.ofNullable(program.toRealPath().getParent())
          .flatMap(bin -> Optional.ofNullable(bin.getParent()))
          .flatMap(InstalledJdks::ofHome);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static Optional<Integer> ofHome(Path home) {
    try {
      Matcher version = VERSION.matcher(Files.readString(home.resolve("release")));
      return version.find() ? Optional.of(Integer.valueOf(version.group(1))) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty(); // Not a JDK, or one without such a file.
    }
  }

  private static List<Path> inside(Path folder) {
    try (Stream<Path> found = Files.list(folder)) {
      return found.sorted().toList();
    } catch (IOException | UncheckedIOException e) {
      return List.of(); // No installer of this kind was used here.
    }
  }
}
