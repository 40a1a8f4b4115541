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
 * The rows in the user's jars, as data: their code runs only in forks.
 *
 * @param rows the rows that were found
 * @param problems why others are missing, one line per problem
 */
public record ForeignRows(List<Row> rows, List<String> problems) {
  public static final ForeignRows NONE = new ForeignRows(List.of(), List.of());

  private static final String LIST = "META-INF/services/" + LibraryRows.class.getName();

  /** Commas and asterisks have a meaning in lists of names; the others would garble tables. */
  private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}][^\\s,*\\p{C}]*");

  public ForeignRows {
    rows = List.copyOf(rows);
    problems = List.copyOf(problems);
  }

  /**
   * Returns the providers of rows in the user's jars and folders, in the order of the class path.
   * They are read from the lists of services, so none of their code runs. A class that is listed
   * twice is returned once.
   *
   * @throws UnreadableException if an entry of the class path cannot be read
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

  /** Returns the rows that may be added to others, and a further problem for each that may not. */
  ForeignRows admittedBeside(List<Row> others) {
    List<Row> taken = new ArrayList<>(others);
    List<Row> accepted = new ArrayList<>();
    List<String> all = new ArrayList<>(problems);
    for (Row row : rows) {
      Optional<String> problem = problem(row, taken);
      if (problem.isPresent()) {
        String from = row.origin().foreignName().orElseThrow();
        all.add(from + ": row '" + row.name() + "' is left out: " + problem.get());
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
            "names start with a letter or a digit and have no blanks, commas or asterisks");
      }
      Optional<Row> other =
          taken.stream().filter(earlier -> earlier.names().all().contains(name)).findFirst();
      if (other.isPresent()) {
        return Optional.of(
            "'%s' is already the name of a row of %s; choose another name"
                .formatted(name, other.get().origin().foreignName().orElse("serbench itself")));
      }
    }
    if (!row.ownJars().isEmpty()) {
      return Optional.of(
          "ownJars is for jars inside serbench.jar; add the row's jars to -classpath");
    }
    return row.tags().plays(Role.YARDSTICK)
        ? Optional.of("the role YARDSTICK is reserved for serbench's own row")
        : Optional.empty();
  }
}
