package io.serbench.lab.scripts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Records when each library was released. See {@code scripts/releases.sh}. */
final class Releases {
  private static final Path LIST = Path.of("target/classes/io/serbench/catalog/dependencies.txt");
  private static final Path RELEASES =
      Path.of("src/main/resources/io/serbench/catalog/releases.csv");
  private static final Pattern LIBRARY =
      Pattern.compile("(?m)^ *([^: ]*):([^:]*):jar:([^: ]*):compile");

  /**
   * Months before there was Java and that of sbt, which are fixed dates of build tools; or none.
   */
  private static final Pattern FIXED = Pattern.compile("19[678].-..|2010-01|");

  private Releases() {}

  public static void main(String[] args) throws IOException {
    if (!Files.exists(LIST)) {
      System.err.println("releases.sh: there is no " + LIST + "; run mvn package");
      System.exit(1);
    }
    Path repository =
        Path.of(
            Optional.ofNullable(System.getenv("MAVEN_REPOSITORY"))
                .orElse(System.getProperty("user.home") + "/.m2/repository"));
    Files.writeString(RELEASES, table(Files.readString(LIST), repository));
  }

  /** Returns a line for each library whose jar says when it was made. */
  static String table(String dependencies, Path repository) throws IOException {
    StringBuilder table = new StringBuilder("library,version,released\n");
    Set<List<String>> libraries = new TreeSet<>(Releases::compare);
    LIBRARY.matcher(dependencies).results().map(Releases::words).forEach(libraries::add);
    for (List<String> library : libraries) {
      String artifact = library.get(1);
      String version = library.get(2);
      Path jar =
          repository
              .resolve(library.get(0).replace('.', '/'))
              .resolve(artifact)
              .resolve(version)
              .resolve(artifact + "-" + version + ".jar");
      if (Files.exists(jar)) {
        String month = month(jar);
        if (!FIXED.matcher(month).matches()) {
          table.append("%s:%s,%s,%s\n".formatted(library.get(0), artifact, version, month));
        }
      }
    }
    return table.toString();
  }

  private static List<String> words(MatchResult library) {
    return List.of(library.group(1), library.group(2), library.group(3));
  }

  private static int compare(List<String> one, List<String> other) {
    return String.join(" ", one).compareTo(String.join(" ", other));
  }

  /** Returns the month of the newest file in a jar; empty if none has a time. */
  private static String month(Path jar) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      return zip.stream()
          .map(ZipEntry::getTimeLocal)
          .filter(Objects::nonNull)
          .max(LocalDateTime::compareTo)
          .map(DateTimeFormatter.ofPattern("yyyy-MM")::format)
          .orElse("");
    }
  }
}
