package io.serbench.catalog;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Rows from jars of the user, as data: their code runs in forks only.
 *
 * @param rows those that may join a catalog, unless they take a name that is taken
 * @param problems why others are missing, one line each
 */
public record ForeignRows(List<Row> rows, List<String> problems) {
  /** No rows. */
  public static final ForeignRows NONE = new ForeignRows(List.of(), List.of());

  private static final String LIST = "META-INF/services/" + LibraryRows.class.getName();

  /** Commas and stars mean something in lists of names; the rest would break a line of a table. */
  private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}][^\\s,*\\p{C}]*");

  public ForeignRows {
    rows = List.copyOf(rows);
    problems = List.copyOf(problems);
  }

  /**
   * Returns who says rows in the user's jars and folders, in their order, as their lists of
   * services have it: none of their code has run. Each class is there once, as it is loaded once.
   *
   * @throws UnreadableException where an entry cannot be read
   */
  public static List<Origin> origins(UserClassPath classPath) {
    Set<String> seen = new HashSet<>();
    List<Origin> origins = new ArrayList<>();
    for (Path place : classPath.entries()) {
      byte[] list = ClassFiles.read(place, files -> files.bytes(LIST)).orElse(new byte[0]);
      for (String line : new String(list, StandardCharsets.UTF_8).lines().toList()) {
        String name = line.split("#", 2)[0].strip();
        if (!name.isEmpty() && seen.add(name)) {
          origins.add(new Origin(Optional.of(name), Optional.of(place)));
        }
      }
    }
    return origins;
  }

  /** The rows that may stand beside these, and a problem for each that may not. */
  ForeignRows beside(List<Row> others) {
    List<Row> taken = new ArrayList<>(others);
    List<Row> accepted = new ArrayList<>();
    List<String> all = new ArrayList<>(problems);
    for (Row row : rows) {
      Optional<String> problem = problem(row, taken);
      if (problem.isPresent()) {
        String from = row.origin().foreignName().orElseThrow();
        all.add(from + ": its row '" + row.name() + "' is left out: " + problem.get());
      } else {
        taken.add(row);
        accepted.add(row);
      }
    }
    return new ForeignRows(accepted, all);
  }

  private static Optional<String> problem(Row row, List<Row> taken) {
    for (String name : row.names().all()) {
      if (!NAME.matcher(name).matches()) {
        return Optional.of(
            "a name has no blanks, commas or stars, and begins with a letter or a digit");
      }
      for (Row other : taken) {
        if (other.names().all().contains(name)) {
          return Optional.of(
              "'"
                  + name
                  + "' is a name of a row of "
                  + other.origin().foreignName().orElse("serbench itself")
                  + "; give it another");
        }
      }
    }
    if (!row.ownJars().isEmpty()) {
      return Optional.of("ownJars names jars inside serbench.jar; add its jars to -classpath");
    }
    return row.tags().plays(Role.YARDSTICK)
        ? Optional.of("it plays YARDSTICK, which only serbench's own row may")
        : Optional.empty();
  }
}
