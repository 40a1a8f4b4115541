package io.serbench.e2e;

import io.serbench.catalog.Glob;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Which rows are known not to work, on which data sets and JDKs, and what they say. A row that
 * begins to work is as much of a surprise as one that ceases to.
 */
public record Expectations(List<Known> known) {
  private static final Path FILE = Path.of("src", "test", "resources", "rows", "failures.txt");
  private static final String ANY = "*";
  private static final String FINE = "OK";

  /** A line of the file. */
  public record Known(String row, String dataset, String jdk, String outcome) {
    boolean covers(Outcome outcome, int feature) {
      return row.equals(outcome.row())
          && new Glob(dataset).matches(outcome.dataset())
          && isOf(feature);
    }

    boolean isOf(int feature) {
      return jdk.equals(ANY) || jdk.equals(Integer.toString(feature));
    }
  }

  /** What came of a row on data. */
  record Outcome(String row, String dataset, String text) {
    /** Whether the row says beforehand that it does not carry such data. */
    boolean isNotCarried() {
      return text.startsWith("NOT_CARRIED ");
    }

    static Outcome parse(String line) {
      String[] part = line.split(" +", 3);
      if (part.length < 3) {
        throw new IllegalArgumentException("no outcome of a row: " + line);
      }
      return new Outcome(part[0], part[1], part[2]);
    }
  }

  /** What the file says. */
  public static Expectations read() throws IOException {
    return parse(Files.readAllLines(FILE));
  }

  static Expectations parse(List<String> lines) {
    List<Known> known = new ArrayList<>();
    for (String line : lines) {
      if (!line.isBlank() && !line.startsWith("#")) {
        String[] part = line.split("\\|", 4);
        known.add(new Known(part[0].strip(), part[1].strip(), part[2].strip(), part[3].strip()));
      }
    }
    return new Expectations(known);
  }

  /** What is known of some rows. */
  Expectations of(Collection<String> rows) {
    return new Expectations(known.stream().filter(line -> rows.contains(line.row())).toList());
  }

  /** Whether the row fails somewhere on the JDK that runs this. */
  public boolean failsHere(String row) {
    return known.stream()
        .anyMatch(line -> line.row().equals(row) && line.isOf(Runtime.version().feature()));
  }

  /**
   * What differs from what is known, a line each.
   *
   * @param feature the version of the JDK that ran the rows
   */
  List<String> surprises(List<Outcome> outcomes, int feature) {
    List<String> surprises = new ArrayList<>();
    Set<Known> unused = new LinkedHashSet<>(known);
    unused.removeIf(line -> !line.isOf(feature));
    for (Outcome outcome : outcomes) {
      if (outcome.isNotCarried()) {
        continue;
      }
      List<Known> lines = known.stream().filter(line -> line.covers(outcome, feature)).toList();
      lines.forEach(unused::remove);
      String name = outcome.row() + " " + outcome.dataset() + ": ";
      if (lines.isEmpty() && !outcome.text().equals(FINE)) {
        surprises.add(name + "not expected: " + outcome.text());
      }
      for (Known line : lines) {
        if (!outcome.text().startsWith(line.outcome())) {
          surprises.add(name + "expected: " + line.outcome() + "; it is: " + outcome.text());
        }
      }
    }
    unused.forEach(line -> surprises.add("nothing is known any more of: " + line));
    return surprises;
  }
}
