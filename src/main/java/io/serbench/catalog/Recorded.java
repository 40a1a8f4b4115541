package io.serbench.catalog;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * The verdicts of checks that ship with serbench, which take precedence over what the rows'
 * definitions claim. They are in the resource {@code recorded.csv}: lines as {@code check -as=csv}
 * prints them, sorted by row, check and JDK, with all details at the end. {@code scripts/record.sh}
 * replaces them. If a check was recorded on several JDKs, the lowest counts.
 *
 * <p>Every listing and every fork reads the resource, so it must be fast: the constructor parses
 * lines by hand, stops at the details, and keeps only what listings need. The verdicts of a check
 * with their causes are read on demand.
 */
public final class Recorded {
  private static final String HEAD = String.join(",", RecordedLine.COLUMNS);
  private static final String TYPES = "types";
  private static final List<String> FITS = List.of("fits", "loses", "refuses");

  /** What {@code lab/languages.sh} tries. */
  private static final String LANGUAGES = "languages";

  /** The kinds of members that occur in the data sets of the family {@code orders}. */
  private static final List<String> IN_ORDERS =
      List.of(
          "record nested sealed enum date instant decimal uuid collection map null".split(" ", -1));

  /** No verdicts. */
  static final Recorded NONE = of(HEAD + "\n");

  /** The CSV text; empty to read the resource. */
  private final String table;

  private final Map<String, Facts> byRow = new HashMap<>();
  private final Map<String, Map<String, List<RecordedLine>>> byCheck = new ConcurrentHashMap<>();

  /** What listings need to know about a row. */
  private static final class Facts {
    private final Set<String> checks = new HashSet<>();
    private final List<Feature> features = new ArrayList<>();
    private final Map<String, String> misfits = new LinkedHashMap<>();
    private boolean isReadByOthers;

    /**
     * Adds the answer of a line. Most lines are not needed and cost only a look at their first
     * characters: questions in quotes, and members that fit.
     *
     * @param question the index at which the question starts
     */
    private void add(String check, String line, int question) {
      char first = line.charAt(question);
      boolean member = check.equals(TYPES) && first >= 'a';
      if (!member && first != ',' && (first < 'A' || first > 'Z')) {
        return;
      }
      int verdict = line.indexOf(',', question) + 1;
      if (member && line.startsWith(FITS.get(0), verdict)) {
        return;
      }
      String asked = line.substring(question, verdict - 1);
      String word = line.substring(verdict, line.indexOf(',', verdict));
      if (member) {
        misfits.put(asked, word);
      } else if (!asked.isEmpty()) {
        isReadByOthers |= check.equals(LANGUAGES) && !word.startsWith("0 ");
        Optional<Feature> feature = RecordedLine.feature(asked, word);
        if (feature.isPresent()) {
          features.add(feature.get());
        }
      } else if (!word.equals("UNAVAILABLE")) {
        checks.add(check);
      }
    }
  }

  /** Reads lines, faster than a {@code BufferedReader} does in a JVM that has just started. */
  private static final class Lines {
    private final InputStream in;
    private byte[] bytes = new byte[1 << 13];
    private int start;
    private int end;
    private String line = "";

    Lines(InputStream in) throws IOException {
      this.in = in;
      next();
      if (!line.equals(HEAD)) {
        throw new IllegalArgumentException(
            "recorded.csv: expected '" + HEAD + "', found '" + line + "'");
      }
    }

    /** Reads the next line; returns false at the end. */
    private boolean next() throws IOException {
      for (int i = start; ; i++) {
        if (i == end) {
          System.arraycopy(bytes, start, bytes, 0, end - start);
          i -= start;
          end -= start;
          start = 0;
          bytes = end < bytes.length ? bytes : Arrays.copyOf(bytes, 2 * end);
          int count = in.read(bytes, end, bytes.length - end);
          if (count < 0) {
            return false;
          }
          end += count;
        }
        if (bytes[i] == '\n') {
          line = new String(bytes, start, i - start, StandardCharsets.UTF_8);
          start = i + 1;
          return true;
        }
      }
    }
  }

  private Recorded(String table) {
    this.table = table;
    try (InputStream in = open()) {
      Lines lines = new Lines(in);
      String block = "";
      String check = "";
      Facts facts = new Facts();
      while (lines.next()) {
        String line = lines.line;
        int question = line.indexOf(',', line.indexOf(',') + 1) + 1;
        if (line.charAt(question) == ',') {
          String next = line.substring(0, question);
          String row = next.substring(0, next.indexOf(','));
          check = next.substring(row.length() + 1, question - 1);
          facts = next.equals(block) ? new Facts() : byRow.getOrDefault(row, new Facts());
          byRow.putIfAbsent(row, facts);
          block = next;
        } else if (!line.startsWith(block)) {
          break; // Only details follow. They have no line for the row as a whole.
        }
        facts.add(check, line, question);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Recorded load() {
    return new Recorded("");
  }

  /**
   * Reads a table from CSV text.
   *
   * @throws IllegalArgumentException if it has other headings
   */
  public static Recorded of(String table) {
    return new Recorded(table);
  }

  private InputStream open() {
    return table.isEmpty()
        ? Recorded.class.getResourceAsStream("recorded.csv")
        : new ByteArrayInputStream(table.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Returns the lines of a check on the lowest JDK, by row; the first line of each is about the row
   * as a whole.
   */
  public Map<String, List<RecordedLine>> by(String check) {
    return byCheck.computeIfAbsent(check, this::read);
  }

  private Map<String, List<RecordedLine>> read(String check) {
    Map<String, List<RecordedLine>> found = new LinkedHashMap<>();
    try (InputStream in = open()) {
      Lines lines = new Lines(in);
      while (lines.next()) {
        if (lines.line.startsWith(check + ",", lines.line.indexOf(',') + 1)) {
          RecordedLine line = RecordedLine.of(lines.line);
          List<RecordedLine> some = found.computeIfAbsent(line.row(), row -> new ArrayList<>());
          if (some.isEmpty() || some.get(0).jdk().equals(line.jdk())) {
            some.add(line);
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return found;
  }

  /** Returns the row with recorded features in place of those that it claims. */
  Row applied(Row row) {
    Facts facts = byRow.get(row.name());
    if (facts == null) {
      return row;
    }
    List<Feature> features = new ArrayList<>(facts.features);
    for (Feature feature : row.tags().features()) {
      if (!wasTried(row, feature)) {
        features.add(feature);
      }
    }
    Tags tags = row.tags().with(features);
    if (tags.format() == Format.BIN_CROSSLANG
        && facts.checks.contains(LANGUAGES)
        && !facts.isReadByOthers) {
      tags = tags.with(Format.BINARY);
    }
    // The values of orders are like a user's: a row that cannot carry one of their kinds of members
    // cannot carry them.
    List<String> lacking = new ArrayList<>(asked(FITS.get(1), facts.misfits));
    lacking.addAll(asked(FITS.get(2), facts.misfits));
    lacking.retainAll(IN_ORDERS);
    String reason = "lacks " + String.join(", ", lacking) + "; serbench check types says why";
    Scope scope = row.scope();
    return row.with(tags)
        .with(
            lacking.isEmpty() ? scope : scope.without(List.of("orders"), Optional.empty(), reason));
  }

  /** Returns the features that a row claims and no check has tried. */
  public List<Feature> claims(Row row) {
    List<Feature> claims = new ArrayList<>();
    for (Feature feature : row.tags().features()) {
      if (feature.check().isPresent() && !wasTried(row, feature)) {
        claims.add(feature);
      }
    }
    return claims;
  }

  /**
   * Changed types are tried with a type of their own, which rows made for certain families cannot
   * take.
   */
  private boolean wasTried(Row row, Feature feature) {
    return feature.check().filter(check -> checks(row).contains(check)).isPresent()
        && (!feature.isVersioning() || row.scope().families().isEmpty());
  }

  private Set<String> checks(Row row) {
    Facts facts = byRow.get(row.name());
    return facts == null ? Set.of() : facts.checks;
  }

  /** Returns the names of the checks that find features and were not tried on the row. */
  public List<String> notTried(Row row) {
    return Stream.of(Feature.values())
        .flatMap(feature -> feature.check().stream())
        .distinct()
        .filter(check -> !checks(row).contains(check))
        .toList();
  }

  /**
   * Returns which kinds of members the row can carry, as {@code check types} prints it; empty if
   * not tried.
   */
  public String members(Row row) {
    Map<String, String> members = new LinkedHashMap<>();
    for (RecordedLine line : by(TYPES).getOrDefault(row.name(), List.of())) {
      if (FITS.contains(line.verdict())) {
        members.put(line.question(), line.verdict());
      }
    }
    return grouped(FITS, members);
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
   * Groups questions by their verdicts: {@code fits record, enum; refuses cycle}.
   *
   * @param words the verdicts, in the order in which they are listed
   * @param verdicts the verdict on each question
   */
  public static String grouped(List<String> words, Map<String, String> verdicts) {
    List<String> parts = new ArrayList<>();
    for (String word : words) {
      List<String> some = asked(word, verdicts);
      if (!some.isEmpty()) {
        boolean all = some.size() == verdicts.size();
        parts.add(word + " " + (all ? "all" : String.join(", ", some)));
      }
    }
    return String.join("; ", parts);
  }

  private static List<String> asked(String verdict, Map<String, String> verdicts) {
    List<String> asked = new ArrayList<>();
    for (Map.Entry<String, String> each : verdicts.entrySet()) {
      if (each.getValue().equals(verdict)) {
        asked.add(each.getKey());
      }
    }
    return asked;
  }
}
