package io.serbench.lab.pages;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;
import static java.util.stream.Collectors.toSet;

import io.serbench.catalog.Csv;
import io.serbench.catalog.RecordedLine;
import io.serbench.catalog.Topic;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVRecord;

/** Runs a check and records its verdicts. See {@code scripts/record.sh} for its options. */
final class RecordCheck {
  private static final Path CATALOG = Path.of("src/main/resources/io/serbench/catalog");
  private static final String ANSWERS = "recorded.csv";
  private static final String DETAILS = "recorded-details.csv";
  private static final Path RESULTS = Path.of("docs/results");

  /** The pages with tables of default rows, by check; that of languages is written elsewhere. */
  private static final Map<String, Optional<Path>> PAGES =
      Map.of(
          "types", Optional.of(RESULTS.resolve("types.md")),
          "evolution", Optional.of(RESULTS.resolve("evolution.md")),
          "jdk", Optional.of(RESULTS.resolve("future.md")),
          "versions", Optional.of(RESULTS.resolve("stored-bytes.md")),
          "hostile", Optional.of(RESULTS.resolve("untrusted.md")),
          "languages", Optional.empty());

  /** C2 takes time and changes no verdict, except for {@code hostile}, where calls have a cost. */
  private static final String QUICK = "-jvm-args=-XX:TieredStopAtLevel=1";

  /** Columns of the table of {@code hostile} before the messages, which would fill the page. */
  private static final int WITHOUT_MESSAGES = 8;

  /** Kinds of members that a cell names; it counts more of them. */
  private static final int MOST_KINDS = 8;

  /** The JDK beside whose lines others are recorded. */
  private static final String FIRST = "17";

  private static final List<String> HARMLESS = List.of("rejects", "bounded");

  private static final Comparator<CSVRecord> ORDER =
      Comparator.<CSVRecord, String>comparing(line -> line.get("row"))
          .thenComparing(line -> line.get("check"))
          .thenComparing(line -> line.get("jdk"), Comparator.comparingInt(String::length))
          .thenComparing(line -> line.get("jdk"));

  private final String check;
  private final String jdk;

  /** Records a check's verdicts, on a JDK beside that of the others if its version is not empty. */
  RecordCheck(String check, String jdk) {
    this.check = check;
    this.jdk = jdk;
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    if (args.length == 0 || !PAGES.containsKey(args[0])) {
      System.err.println(
          "record.sh: expected a check first: types, evolution, jdk, hostile, versions or"
              + " languages");
      System.exit(2);
    }
    String jdk = "";
    Optional<Path> lines = Optional.empty();
    boolean render = false;
    List<String> command = new ArrayList<>(List.of("check", args[0], "-as=csv"));
    for (String option : List.of(args).subList(1, args.length)) {
      if (option.startsWith("-lines=")) {
        lines = Optional.of(Path.of(option.substring("-lines=".length())));
      } else if (option.equals("-render")) {
        render = true;
      } else if (option.startsWith("-jdk=")) {
        Path home = Path.of(option.substring("-jdk=".length()));
        jdk = Jar.feature(home);
        command.add("-jvm=" + home.resolve("bin/java"));
      } else {
        command.add(option);
      }
    }
    if (!args[0].equals("hostile")) {
      command.add(QUICK);
    }
    RecordCheck record = new RecordCheck(args[0], jdk);
    if (render) {
      record.render();
    } else {
      record.record(lines.isPresent() ? Files.readString(lines.get()) : record.serbench(command));
    }
  }

  /** Records what the check printed with {@code -as=csv}, and puts it into the page. */
  void record(String printed) throws IOException, InterruptedException {
    update(printed);
    render();
  }

  /** Runs serbench with what is recorded now. */
  private String serbench(List<String> command) throws IOException, InterruptedException {
    Path now = Files.createTempDirectory("recorded");
    Path folder = Files.createDirectories(now.resolve("io/serbench/catalog"));
    try {
      for (String file : List.of(ANSWERS, DETAILS)) {
        Files.copy(CATALOG.resolve(file), folder.resolve(file));
      }
      return Jar.run(now, command);
    } finally {
      for (String path :
          List.of(
              "io/serbench/catalog/" + ANSWERS,
              "io/serbench/catalog/" + DETAILS,
              "io/serbench/catalog",
              "io/serbench",
              "io",
              "")) {
        Files.deleteIfExists(now.resolve(path));
      }
    }
  }

  private void update(String printed) throws IOException {
    for (String file : List.of(ANSWERS, DETAILS)) {
      Path table = CATALOG.resolve(file);
      Files.writeString(table, updated(Files.readString(table), file.equals(DETAILS), printed));
    }
  }

  /**
   * Returns a table in which new lines replace those of the same rows.
   *
   * @param details whether the table has the lines about details, and no others
   * @param printed what the check printed with {@code -as=csv}
   */
  String updated(String table, boolean details, String printed) {
    List<CSVRecord> lines = Csv.read(printed);
    Set<String> tried = lines.stream().map(line -> line.get("row")).collect(toSet());
    // Members come back on most JDKs alike.
    Set<List<String>> known =
        check.equals("types") && !jdk.isEmpty() ? answers(table, FIRST) : Set.of();
    return Stream.concat(
            Csv.read(table).stream().filter(line -> !isReplaced(line, tried)),
            lines.stream()
                .filter(line -> Topic.of(line.get("question")).isDetail() == details)
                .filter(line -> !isNoNews(line) && !known.contains(answer(line))))
        .sorted(ORDER)
        .map(line -> Csv.line(line.stream().map(RecordCheck::withoutHashes).toList()))
        .collect(joining("", String.join(",", RecordedLine.COLUMNS) + "\n", ""));
  }

  /** Returns what the check answered on a JDK: row, question and verdict. */
  private Set<List<String>> answers(String table, String version) {
    return Csv.read(table).stream()
        .filter(line -> line.get("check").equals(check) && line.get("jdk").equals(version))
        .filter(line -> !line.get("question").isEmpty())
        .map(RecordCheck::answer)
        .collect(toSet());
  }

  private static List<String> answer(CSVRecord line) {
    return List.of(line.get("row"), line.get("question"), line.get("verdict"));
  }

  private boolean isReplaced(CSVRecord line, Set<String> tried) {
    return line.get("check").equals(check)
        && (jdk.isEmpty() || line.get("jdk").equals(jdk))
        && (tried.contains(line.get("row")) || check.equals("languages"));
  }

  /** Returns whether a line says that a version reads another's data: that is true of most. */
  private static boolean isNoNews(CSVRecord line) {
    return line.get("check").equals("versions")
        && line.get("question").contains(" to ")
        && List.of("identical", "same").contains(line.get("verdict"));
  }

  /** Identity hashes differ in every run. */
  static String withoutHashes(String cell) {
    return cell.replaceAll("@[0-9a-f]{5,8}(?![0-9a-f])", "");
  }

  /** Puts the verdicts into the page, if there is one. */
  private void render() throws IOException, InterruptedException {
    if (PAGES.get(check).isEmpty()) {
      return;
    }
    Path page = PAGES.get(check).get();
    if (!jdk.isEmpty()) {
      String table = Files.readString(CATALOG.resolve(ANSWERS));
      MarkedPage.put(page, check + "-" + jdk, differences(table));
      return;
    }
    String defaults =
        Csv.read(Files.readString(CATALOG.resolve("default-rows.csv"))).stream()
            .filter(line -> line.get("kind").equals("default"))
            .map(line -> line.get("row"))
            .collect(joining(","));
    String table =
        serbench(List.of("check", check, "-recorded", "-include=" + defaults, "-as=markdown"));
    MarkedPage.put(
        page,
        check,
        switch (check) {
          case "hostile" -> withHarmlessTogether(withoutMessages(table));
          case "types" -> exceptions(table);
          case "versions" -> withoutCausesOfUntried(table);
          default -> table;
        });
  }

  /**
   * Returns Markdown tables with the kinds of members that do not come back in place of a column
   * for each kind, of which most have the same verdict.
   */
  static String exceptions(String tables) {
    StringBuilder text = new StringBuilder();
    List<String> kinds = List.of();
    for (String line : tables.split("\n", -1)) {
      List<String> cells = cells(line);
      if (cells.isEmpty()) {
        kinds = List.of();
        text.append(line).append('\n');
      } else if (kinds.isEmpty()) {
        kinds = cells;
        text.append("| rows | refused | lost | converted |\n");
      } else if (cells.get(1).equals("---")) {
        text.append("|---|---|---|---|\n");
      } else {
        text.append("| ").append(cells.get(0));
        for (String verdict : List.of("-", "loses", "converted")) {
          text.append(" | ").append(having(verdict, kinds, cells));
        }
        text.append(" |\n");
      }
    }
    return text.substring(0, text.length() - 1);
  }

  /** Returns a table of hostile messages in which rows without a finding share lines. */
  static String withHarmlessTogether(String table) {
    StringBuilder text = new StringBuilder();
    Map<String, List<String>> harmless = new LinkedHashMap<>();
    for (String line : table.split("\n", -1)) {
      List<String> cells = cells(line);
      if (cells.size() > 5 && HARMLESS.contains(cells.get(1))) {
        harmless
            .computeIfAbsent(
                "%s |  |  |  | %s".formatted(cells.get(1), cells.get(5)), key -> new ArrayList<>())
            .add(cells.get(0));
      } else {
        if (line.isEmpty()) {
          harmless.forEach(
              (rest, rows) ->
                  text.append("| %s | %s |  |\n".formatted(String.join(", ", rows), rest)));
          harmless.clear();
        }
        text.append(line).append('\n');
      }
    }
    return text.substring(0, text.length() - 1);
  }

  /** Returns a table of versions with causes only where a version does not read another's data. */
  static String withoutCausesOfUntried(String table) {
    return table.replaceAll(
        "(?m)^((?:\\| [^|\n]*){2}\\| (?:identical|same|-) (?:\\| [^|\n]*){2}\\|).*", "$1  |");
  }

  private static List<String> cells(String line) {
    return line.startsWith("| ")
        ? List.of(line.substring(2).split(" (?:\\| |\\|$)", -1))
        : List.of();
  }

  private static String having(String verdict, List<String> kinds, List<String> verdicts) {
    List<String> having = new ArrayList<>();
    List<String> others = new ArrayList<>();
    for (int i = 1; i < kinds.size() - 1; i++) {
      (verdicts.get(i).equals(verdict) ? having : others).add(kinds.get(i));
    }
    return having.size() <= others.size()
        ? String.join(", ", having)
        : others.isEmpty() ? "all" : "all but " + String.join(", ", others);
  }

  private static String withoutMessages(String table) {
    return table.replaceAll("(?m)^((?:[^|\n]*\\|){" + WITHOUT_MESSAGES + "}).*", "$1");
  }

  /** Returns a table of the rows of which more, or less, was seen than on JDK 17. */
  String differences(String table) {
    Map<String, Map<String, List<Told>>> harms = new LinkedHashMap<>();
    Set<String> changed =
        answers(table, jdk).stream().map(answer -> answer.get(0) + answer.get(1)).collect(toSet());
    for (CSVRecord line : Csv.read(table)) {
      Optional<Told> told =
          line.get("check").equals(check) ? told(line, changed) : Optional.empty();
      if (told.isPresent()) {
        harms
            .computeIfAbsent(line.get("row"), row -> new LinkedHashMap<>())
            .computeIfAbsent(line.get("jdk"), version -> new ArrayList<>())
            .add(told.get());
      }
    }
    harms.values().removeIf(found -> !found.keySet().containsAll(List.of(FIRST, jdk)));
    int tried = harms.size();
    harms.values().removeIf(found -> found.get(FIRST).equals(found.get(jdk)));
    StringBuilder text = new StringBuilder();
    text.append(
        "%d rows were tried on JDK %s as well; of %d it changes what was seen.\n\n"
            .formatted(tried, jdk, harms.size()));
    if (!harms.isEmpty()) {
      text.append("| row | JDK 17 | JDK ").append(jdk).append(" |\n|---|---|---|\n");
    }
    harms.forEach(
        (row, found) ->
            text.append(
                "| %s | %s | %s |\n".formatted(row, cell(found.get(FIRST)), cell(found.get(jdk)))));
    return text.toString();
  }

  /**
   * Something of interest about a row.
   *
   * @param kind the kind of members that the verdict is on; empty if it is on the row
   */
  private record Told(String verdict, String kind) {}

  /** Returns what is told of a row; of many kinds of members with a verdict, how many they are. */
  private String cell(List<Told> told) {
    Map<String, List<String>> kinds =
        told.stream()
            .filter(some -> !some.verdict().isEmpty())
            .collect(groupingBy(Told::verdict, LinkedHashMap::new, mapping(Told::kind, toList())));
    return kinds.entrySet().stream()
        .map(verdict -> verdict.getKey() + named(verdict.getValue()))
        .collect(joining(check.equals("types") ? "; " : ", "));
  }

  private static String named(List<String> kinds) {
    if (kinds.contains("")) {
      return "";
    }
    return kinds.size() > MOST_KINDS
        ? ": %d kinds".formatted(kinds.size())
        : ": " + String.join(", ", kinds);
  }

  /** Returns what a line adds to a row's cell, if it is about the whole row or of interest. */
  private Optional<Told> told(CSVRecord line, Set<String> changed) {
    String question = line.get("question");
    String verdict = Csv.original(line.get("verdict"));
    if (!check.equals("types")) {
      return Optional.of(new Told(verdict, ""))
          .filter(it -> List.of("verdict", "also").contains(question));
    }
    if (question.isEmpty()) {
      return Optional.of(new Told("", "")).filter(none -> verdict.equals("OK"));
    }
    return Optional.of(new Told(verdict, question))
        .filter(it -> !verdict.equals(RecordedLine.YES))
        .filter(it -> changed.contains(line.get("row") + question));
  }
}
