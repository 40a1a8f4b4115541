package io.serbench.catalog;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The verdicts of checks that ship with serbench: all that is known of what rows can do, whatever
 * their definitions say. They are in the resource {@code recorded.csv}: lines as {@code check
 * -as=csv} prints them, sorted by row, check and JDK, with all details at the end. {@code
 * scripts/record.sh} replaces them. If a check was recorded on several JDKs, the lowest counts.
 *
 * <p>Every listing reads the resource, so the constructor reads only the start of each line, and
 * stops at the details. The causes of a check's verdicts are read on demand.
 */
public final class Recorded {
  private static final String TYPES = "types";

  /** The verdict on a row as a whole that a check could try. */
  private static final String OK = "OK";

  private static final List<String> FITS = List.of("fits", "converted", "loses", "refuses");
  private static final List<String> LOST = List.of("loses", "refuses");

  /** What {@code lab/languages.sh} tries. */
  static final String LANGUAGES = "languages";

  /** The kinds of members that occur in the data sets of the family {@code orders}. */
  private static final List<String> IN_ORDERS =
      List.of(
          "record nested sealed enum date instant decimal uuid collection map null".split(" ", -1));

  private final Supplier<Reader> table;

  /** The verdicts by row, check and question; that on the row as a whole has an empty question. */
  private final Map<String, Map<String, Map<String, String>>> verdicts = new HashMap<>();

  private final Map<String, Map<String, List<RecordedLine>>> byCheck = new ConcurrentHashMap<>();

  private Recorded(Supplier<Reader> table) {
    this.table = table;
    try (BufferedReader in = new BufferedReader(table.get())) {
      Map<String, String> answers = new LinkedHashMap<>();
      in.readLine();
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        int check = line.indexOf(',') + 1;
        int question = line.indexOf(',', check) + 1;
        int verdict = line.indexOf(',', question) + 1;
        String asked = line.substring(question, verdict - 1);
        if (asked.contains(RecordedLine.DETAIL)) {
          break;
        }
        if (asked.isEmpty()) {
          answers = new LinkedHashMap<>();
          verdicts
              .computeIfAbsent(line.substring(0, check - 1), row -> new HashMap<>())
              .putIfAbsent(line.substring(check, question - 1), answers);
        }
        // Listings need none of the questions that contain commas.
        if (!asked.startsWith("\"")) {
          answers.put(asked, line.substring(verdict, line.indexOf(',', verdict)));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Recorded load() {
    return new Recorded(
        () ->
            new InputStreamReader(
                Recorded.class.getResourceAsStream("recorded.csv"), StandardCharsets.UTF_8));
  }

  /** Reads a table from CSV text, which begins with a line of headings. */
  public static Recorded of(String table) {
    return new Recorded(() -> new StringReader(table));
  }

  /** Returns a check's lines on the lowest JDK, by row; the first is about the whole row. */
  public Map<String, List<RecordedLine>> by(String check) {
    return byCheck.computeIfAbsent(check, this::read);
  }

  private Map<String, List<RecordedLine>> read(String check) {
    Map<String, List<RecordedLine>> found = new LinkedHashMap<>();
    try (BufferedReader in = new BufferedReader(table.get())) {
      in.lines()
          .filter(line -> line.startsWith(check + ",", line.indexOf(',') + 1))
          .map(RecordedLine::of)
          .forEach(
              line -> {
                List<RecordedLine> some =
                    found.computeIfAbsent(line.row(), row -> new ArrayList<>());
                if (some.isEmpty() || some.get(0).jdk().equals(line.jdk())) {
                  some.add(line);
                }
              });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return found;
  }

  /** Returns the row with recorded features in place of those in its definition. */
  Row applied(Row row) {
    Map<String, Map<String, String>> checks = of(row);
    List<Feature> features = new ArrayList<>(row.tags().features());
    features.removeIf(feature -> feature.check().isPresent());
    for (Map<String, String> answers : checks.values()) {
      answers.forEach((asked, word) -> RecordedLine.feature(asked, word).ifPresent(features::add));
    }
    Tags tags = row.tags().with(features);
    if (tags.format() == Format.BIN_CROSSLANG
        && wasTried(row, LANGUAGES)
        && checks.get(LANGUAGES).values().stream().allMatch(Recorded::readsNothing)) {
      tags = tags.with(Format.BINARY);
    }
    // The values of orders are like a user's: a row that cannot carry one of their kinds of members
    // cannot carry them.
    Map<String, String> members = checks.getOrDefault(TYPES, Map.of());
    List<String> lacking =
        IN_ORDERS.stream().filter(kind -> LOST.contains(members.getOrDefault(kind, ""))).toList();
    String reason = "lacks " + String.join(", ", lacking) + "; serbench check types says why";
    Scope scope = row.scope();
    return row.with(tags).with(lacking.isEmpty() ? scope : scope.without("orders", reason));
  }

  /** Returns whether a verdict on a language is not that it reads at least one message. */
  private static boolean readsNothing(String verdict) {
    return verdict.startsWith("0 ") || !verdict.contains(" of ");
  }

  private boolean wasTried(Row row, String check) {
    return OK.equals(of(row).getOrDefault(check, Map.of()).get(""));
  }

  private Map<String, Map<String, String>> of(Row row) {
    return verdicts.getOrDefault(row.name(), Map.of());
  }

  /**
   * Returns the names of the checks of which nothing is recorded, because none could try the row.
   */
  public List<String> notRecorded(Row row) {
    return Stream.of(Feature.values())
        .flatMap(feature -> feature.check().stream())
        .distinct()
        .filter(check -> !check.equals(LANGUAGES) && !wasTried(row, check))
        .toList();
  }

  /** Returns which kinds of members the row carries, like {@code check types}; may be empty. */
  public String members(Row row) {
    Map<String, String> members = new LinkedHashMap<>(of(row).getOrDefault(TYPES, Map.of()));
    members.values().retainAll(FITS);
    long kinds =
        by(TYPES).values().stream()
            .mapToLong(lines -> lines.stream().filter(it -> FITS.contains(it.verdict())).count())
            .max()
            .orElse(0);
    return grouped(FITS, members, kinds);
  }

  /**
   * Returns which other languages read the row's bytes: {@code Python ✔ (fastavro 1.12.1),
   * JavaScript ✔ 5 of 7 (avsc 5.7.9)}; empty if that was not tried.
   */
  public String readBy(Row row) {
    List<RecordedLine> lines = by(LANGUAGES).getOrDefault(row.name(), List.of());
    List<String> readers = new ArrayList<>();
    for (RecordedLine line : lines) {
      // Details are about the other direction: bytes that the other language wrote.
      if (!line.question().isEmpty() && !line.question().contains(RecordedLine.DETAIL)) {
        String[] words = line.question().split(" ", 2);
        boolean all = line.verdict().equals(line.number() + " of " + line.number());
        String how = line.number().equals("0") ? "✘" : all ? "✔" : "✔ " + line.verdict();
        readers.add(words[0] + " " + how + " (" + words[1] + ")");
      }
    }
    return lines.isEmpty() || !readers.isEmpty()
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
          verdicts.keySet().stream().filter(each -> verdicts.get(each).equals(word)).toList();
      if (!some.isEmpty()) {
        boolean all = some.size() == questions;
        parts.add(word + " " + (all ? "all" : String.join(", ", some)));
      }
    }
    return String.join("; ", parts);
  }
}
