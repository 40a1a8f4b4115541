package io.serbench.catalog;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVRecord;

/**
 * The verdicts of checks that ship with serbench: all that is known of what rows can do, whatever
 * their definitions say. The resources {@code recorded.csv} and {@code recorded-details.csv} have
 * them, in lines as {@code check -as=csv} prints them, sorted by row, check and JDK. {@code
 * scripts/record.sh} replaces them. If a check was recorded on several JDKs, the lowest counts.
 *
 * <p>Every listing reads the first resource, none the details.
 */
public final class Recorded {
  private static final String ROW = "row";
  private static final String CHECK = "check";
  private static final String QUESTION = "question";
  private static final String VERDICT = "verdict";
  private static final String NUMBER = "number";
  private static final String JDK = "jdk";

  private static final String TYPES = "types";

  /** The verdict on a row as a whole that a check could try. */
  private static final String OK = "OK";

  private static final List<String> FITS =
      Stream.of(MemberVerdict.values()).map(CheckVerdict::word).toList();
  private static final List<String> LOST =
      Stream.of(MemberVerdict.LOSES, MemberVerdict.REFUSES).map(CheckVerdict::word).toList();

  /** What {@code lab/languages.sh} tries. */
  static final String LANGUAGES = "languages";

  /** The kinds of members that occur in the data sets of the family {@code orders}. */
  private static final List<String> IN_ORDERS =
      List.of(
          "record nested sealed enum date instant decimal uuid collection map null".split(" ", -1));

  /** The lines on the lowest JDK, by row and check; the first is about the row as a whole. */
  private final Map<String, Map<String, List<CSVRecord>>> lines = new LinkedHashMap<>();

  private final Supplier<List<CSVRecord>> details;

  private Recorded(List<CSVRecord> table, Supplier<List<CSVRecord>> details) {
    this.details = details;
    for (CSVRecord line : table) {
      List<CSVRecord> some =
          lines
              .computeIfAbsent(line.get(ROW), row -> new LinkedHashMap<>())
              .computeIfAbsent(line.get(CHECK), check -> new ArrayList<>());
      if (some.isEmpty() || some.get(0).get(JDK).equals(line.get(JDK))) {
        some.add(line);
      }
    }
  }

  static Recorded load() {
    return new Recorded(
        Csv.read(Recorded.class, "recorded.csv"),
        () -> Csv.read(Recorded.class, "recorded-details.csv"));
  }

  /** Reads tables, each of which begins with a line of headings, and may have details. */
  public static Recorded of(String... tables) {
    Map<Boolean, List<CSVRecord>> byKind =
        Stream.of(tables)
            .flatMap(table -> Csv.read(table).stream())
            .collect(Collectors.partitioningBy(line -> Topic.of(line.get(QUESTION)).isDetail()));
    return new Recorded(byKind.get(false), () -> byKind.get(true));
  }

  /** Returns a check's lines on the lowest JDK, by row; the first is about the whole row. */
  public Map<String, List<RecordedLine>> ofCheck(String check) {
    Map<String, List<RecordedLine>> found = new LinkedHashMap<>();
    lines.forEach(
        (row, checks) -> {
          if (checks.containsKey(check)) {
            found.put(
                row, new ArrayList<>(checks.get(check).stream().map(RecordedLine::of).toList()));
          }
        });
    details.get().stream()
        .filter(line -> line.get(CHECK).equals(check))
        .map(RecordedLine::of)
        .forEach(
            line -> {
              List<RecordedLine> some = found.get(line.row());
              if (some.get(0).jdk().equals(line.jdk())) {
                some.add(line);
              }
            });
    return found;
  }

  /** Returns the row with recorded features in place of those in its definition. */
  Row applied(Row row) {
    Map<String, Map<String, String>> checks = verdicts(row);
    List<Feature> features = new ArrayList<>(row.tags().features());
    features.removeIf(feature -> feature.check().isPresent());
    for (Map<String, String> answers : checks.values()) {
      answers.forEach((asked, word) -> RecordedLine.feature(asked, word).ifPresent(features::add));
    }
    Tags tags = row.tags().with(features);
    if (tags.format() == Format.BIN_CROSSLANG
        && wasTried(row, LANGUAGES)
        && checks.get(LANGUAGES).values().stream().allMatch(Recorded::readsNothing)) {
      tags = tags.withFormat(Format.BINARY);
    }
    // The values of orders are like a user's: a row that cannot carry one of their kinds of members
    // cannot carry them.
    Map<String, String> members = checks.getOrDefault(TYPES, Map.of());
    List<String> lacking =
        IN_ORDERS.stream().filter(kind -> LOST.contains(members.getOrDefault(kind, ""))).toList();
    String reason = "lacks " + String.join(", ", lacking) + "; serbench check types says why";
    Scope scope = row.scope();
    return row.withTags(tags)
        .withScope(lacking.isEmpty() ? scope : scope.without("orders", reason));
  }

  /** Returns whether a verdict on a language is not that it reads at least one message. */
  private static boolean readsNothing(String verdict) {
    return verdict.startsWith("0 ") || !verdict.contains(" of ");
  }

  private boolean wasTried(Row row, String check) {
    return lines(row, check).stream()
        .findFirst()
        .filter(it -> OK.equals(it.get(VERDICT)))
        .isPresent();
  }

  /** Returns the lines without details; none if the check was not recorded. */
  private List<CSVRecord> lines(Row row, String check) {
    return lines.getOrDefault(row.name(), Map.of()).getOrDefault(check, List.of());
  }

  /** Returns the verdicts by check and question; that on the row as a whole has no question. */
  private Map<String, Map<String, String>> verdicts(Row row) {
    Map<String, Map<String, String>> byCheck = new LinkedHashMap<>();
    lines
        .getOrDefault(row.name(), Map.of())
        .forEach((check, some) -> byCheck.put(check, verdicts(some)));
    return byCheck;
  }

  private static Map<String, String> verdicts(List<CSVRecord> some) {
    Map<String, String> verdicts = new LinkedHashMap<>();
    some.forEach(line -> verdicts.put(line.get(QUESTION), line.get(VERDICT)));
    return verdicts;
  }

  /**
   * Returns the names of the checks of which nothing is recorded, because none could try the row.
   */
  public List<String> notRecorded(Row row) {
    return checks().filter(check -> !wasTried(row, check)).toList();
  }

  /** Returns the checks that tried the row, by the names of their commands. */
  public List<String> recorded(Row row) {
    return checks().filter(check -> wasTried(row, check)).toList();
  }

  private static Stream<String> checks() {
    return Stream.of(Feature.values())
        .flatMap(feature -> feature.check().stream())
        .distinct()
        .filter(check -> !check.equals(LANGUAGES));
  }

  /** Returns which kinds of members the row carries, like {@code check types}; may be empty. */
  public String members(Row row) {
    Map<String, String> members = verdicts(lines(row, TYPES));
    members.values().retainAll(FITS);
    long kinds =
        lines.values().stream()
            .map(checks -> checks.getOrDefault(TYPES, List.of()))
            .mapToLong(some -> some.stream().filter(it -> FITS.contains(it.get(VERDICT))).count())
            .max()
            .orElse(0);
    return grouped(FITS, members, kinds);
  }

  /**
   * Returns which other languages read the row's bytes: {@code Python ✔ (fastavro 1.12.1),
   * JavaScript ✔ 5 of 7 (avsc 5.7.9)}; empty if that was not tried.
   */
  public String readBy(Row row) {
    // Details are about the other direction: bytes that the other language wrote.
    List<CSVRecord> tried = lines(row, LANGUAGES);
    List<String> readers = new ArrayList<>();
    for (CSVRecord line : tried.subList(Math.min(1, tried.size()), tried.size())) {
      String[] words = line.get(QUESTION).split(" ", 2);
      String number = line.get(NUMBER);
      boolean all = line.get(VERDICT).equals(number + " of " + number);
      String how = number.equals("0") ? "✘" : all ? "✔" : "✔ " + line.get(VERDICT);
      readers.add(words[0] + " " + how + " (" + words[1] + ")");
    }
    return tried.isEmpty() || !readers.isEmpty()
        ? String.join(", ", readers)
        : "no known implementation";
  }

  /**
   * Groups questions by their verdicts, in this order: {@code fits record; refuses cycle}.
   *
   * @param questions the number of all, of which a row may have been asked some
   */
  public static String grouped(List<String> words, Map<String, String> verdicts, long questions) {
    List<String> parts = new ArrayList<>();
    for (String word : words) {
      List<String> some =
          verdicts.keySet().stream().filter(row -> verdicts.get(row).equals(word)).toList();
      if (!some.isEmpty()) {
        boolean all = some.size() == questions;
        parts.add(word + " " + (all ? "all" : String.join(", ", some)));
      }
    }
    return String.join("; ", parts);
  }
}
