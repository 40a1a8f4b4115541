package io.serbench.lab.pages;

import static java.util.stream.Collectors.joining;

import io.serbench.catalog.Csv;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVRecord;

/**
 * Counts which rows pass {@code check}, and where others fail. See {@code scripts/roster-table.sh}.
 */
final class Roster {
  private static final Path PAGE = Path.of("docs/results/rows.md");
  private static final List<String> TRANSPORTS =
      List.of("array", "direct", "heap", "text", "pretty", "stream");
  private static final String ALL = "all";

  private enum Status {
    OK,
    ERROR,
    UNAVAILABLE
  }

  /** A verdict on a row; on all data if it is unavailable. */
  private record Verdict(String jdk, String row, String data, Status status, String cause) {
    /** Returns the verdict of a line; empty if the line is about a row that was tried. */
    static Optional<Verdict> of(String jdk, CSVRecord line) {
      String word = line.get("verdict");
      String data = line.get("question");
      if (!line.get("check").equals("roundtrip") || word.equals("skipped")) {
        return Optional.empty();
      }
      boolean unavailable = word.equals("UNAVAILABLE");
      if (data.isEmpty() && !unavailable) {
        return Optional.empty();
      }
      Status status =
          unavailable ? Status.UNAVAILABLE : word.equals("fits") ? Status.OK : Status.ERROR;
      // Identity hashes differ in every run.
      String cause =
          Csv.original(line.get("cause"))
              .replaceAll(" ?@[0-9a-f]+", "")
              .replace("|", "\\|")
              .replace("<", "&lt;");
      return Optional.of(
          new Verdict(jdk, line.get("row"), unavailable ? ALL : data, status, cause));
    }

    /** Returns the data set without the transport. */
    String dataset() {
      return data.split("@", 2)[0];
    }

    String transport() {
      return data.contains("@") ? data.split("@", 2)[1] : TRANSPORTS.get(0);
    }
  }

  private final List<Verdict> verdicts;
  private final List<String> jdks;
  private final List<String> rows;

  /** Takes what {@code check -as=csv} printed, by the version of the JDK. */
  Roster(Map<String, String> printed) {
    verdicts = new ArrayList<>();
    printed.forEach(
        (jdk, table) ->
            Csv.read(table).forEach(line -> Verdict.of(jdk, line).ifPresent(verdicts::add)));
    jdks = verdicts.stream().map(Verdict::jdk).distinct().toList();
    rows = verdicts.stream().map(Verdict::row).distinct().toList();
  }

  public static void main(String[] args) throws Exception {
    List<String> homes = new ArrayList<>(List.of(args));
    boolean write = homes.remove("-write");
    if (homes.isEmpty()) {
      homes.add(System.getProperty("java.home"));
    }
    Roster roster = new Roster(check(homes));
    if (write) {
      MarkedPage.put(PAGE, "roster", roster.failures());
      MarkedPage.put(PAGE, "matrix", roster.passes());
    }
    System.out.print(roster.failures() + "\n" + roster.passes());
  }

  /** Checks all rows on some JDKs, in parallel, because nothing is timed. */
  private static Map<String, String> check(List<String> homes) throws Exception {
    Map<String, String> environment = System.getenv();
    ExecutorService runs = Executors.newFixedThreadPool(homes.size());
    try {
      Map<String, Future<String>> started = new LinkedHashMap<>();
      for (String home : homes) {
        List<String> command =
            List.of(
                "check",
                "-data=" + environment.getOrDefault("DATA", ALL),
                "-transport=" + environment.getOrDefault("TRANSPORT", ALL),
                "-jvm=" + Path.of(home, "bin", "java"),
                "-as=csv");
        started.put(Jar.feature(Path.of(home)), runs.submit(() -> Jar.run(command)));
      }
      Map<String, String> printed = new LinkedHashMap<>();
      for (Map.Entry<String, Future<String>> run : started.entrySet()) {
        printed.put(run.getKey(), run.getValue().get());
      }
      return printed;
    } finally {
      runs.shutdownNow();
    }
  }

  /** Returns how many rows fail on each JDK, and a table of the failures. */
  String failures() {
    StringBuilder text = new StringBuilder("| | rows | OK | ERROR | UNAVAILABLE |\n");
    text.append("|---|---|---|---|---|\n");
    for (String jdk : jdks) {
      Map<String, Status> worst = new LinkedHashMap<>();
      verdicts.stream()
          .filter(verdict -> verdict.jdk().equals(jdk))
          .forEach(
              verdict ->
                  worst.merge(
                      verdict.row(),
                      verdict.status(),
                      (known, next) -> next == Status.OK ? known : next));
      String counts =
          Stream.of(Status.values())
              .map(status -> worst.values().stream().filter(status::equals).count())
              .map(count -> " | " + count)
              .collect(joining());
      text.append("| JDK ").append(jdk).append(" | ").append(worst.size()).append(counts);
      text.append(" |\n");
    }
    text.append("\n| rows | data sets | JDK | cause |\n|---|---|---|---|\n");
    Map<String, List<String>> alike = new LinkedHashMap<>();
    for (String row : rows) {
      failures(row)
          .forEach(
              (where, found) ->
                  alike
                      .computeIfAbsent(
                          " | %s | %s | %s |\n"
                              .formatted(where.data(), String.join(", ", found), where.cause()),
                          key -> new ArrayList<>())
                      .add(row));
    }
    append(alike, text);
    return text.toString();
  }

  private static void append(Map<String, List<String>> alike, StringBuilder text) {
    alike.forEach((rest, names) -> text.append("| ").append(String.join(", ", names)).append(rest));
  }

  private record Failure(String data, String cause) {}

  /** Returns the JDKs on which a row fails, by the data sets and the cause. */
  private Map<Failure, List<String>> failures(String row) {
    List<Verdict> ofRow = verdicts.stream().filter(verdict -> verdict.row().equals(row)).toList();
    int all = (int) ofRow.stream().map(Verdict::data).distinct().count();
    Map<List<String>, Set<Verdict>> byCause = new LinkedHashMap<>();
    for (Verdict verdict : ofRow) {
      if (verdict.status() != Status.OK) {
        String cause = verdict.status() + ": " + verdict.cause();
        byCause
            .computeIfAbsent(List.of(cause, verdict.jdk()), key -> new LinkedHashSet<>())
            .add(verdict);
      }
    }
    Map<Failure, List<String>> failures = new LinkedHashMap<>();
    byCause.forEach(
        (key, some) -> {
          // The other table shows the transports.
          String data =
              some.size() == all
                  ? ALL
                  : some.stream().map(Verdict::dataset).distinct().collect(joining(", "));
          failures
              .computeIfAbsent(new Failure(data, key.get(0)), failure -> new ArrayList<>())
              .add(key.get(1));
        });
    return failures;
  }

  /** Returns a table of the number of rows that pass; if JDKs differ, a number for each. */
  String passes() {
    StringBuilder text = new StringBuilder("| rows that pass on | ");
    text.append(String.join(" | ", TRANSPORTS)).append(" |\n|---");
    text.append("|---".repeat(TRANSPORTS.size())).append("|\n");
    List<Verdict> tried =
        verdicts.stream().filter(verdict -> verdict.status() != Status.UNAVAILABLE).toList();
    Map<String, List<String>> alike = new LinkedHashMap<>();
    for (String data : tried.stream().map(Verdict::dataset).distinct().toList()) {
      StringBuilder cells = new StringBuilder();
      for (String transport : TRANSPORTS) {
        List<String> counts =
            tried.stream()
                .map(Verdict::jdk)
                .distinct()
                .map(
                    jdk ->
                        count(
                            tried,
                            verdict ->
                                verdict.jdk().equals(jdk)
                                    && verdict.dataset().equals(data)
                                    && verdict.transport().equals(transport)))
                .toList();
        boolean same = counts.stream().distinct().count() == 1;
        cells.append(" | ").append(same ? counts.get(0) : String.join(", ", counts));
      }
      alike.computeIfAbsent(cells.append(" |\n").toString(), key -> new ArrayList<>()).add(data);
    }
    append(alike, text);
    return text.toString();
  }

  private static String count(List<Verdict> tried, Predicate<Verdict> wanted) {
    List<Verdict> some = tried.stream().filter(wanted).toList();
    long passed = some.stream().filter(verdict -> verdict.status() == Status.OK).count();
    return passed == some.size() ? Long.toString(passed) : passed + " of " + some.size();
  }
}
