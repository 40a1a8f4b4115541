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
 * What checks found of rows, in place of what the rows' definitions say: the resource {@code
 * recorded.csv}. Its lines are those that {@code check -as=csv} prints, sorted by row, check and
 * JDK, with all details behind all else; {@code scripts/record.sh} replaces them. Of several JDKs,
 * the lowest counts.
 *
 * <p>Every listing and every fork reads it. It is therefore read by hand, as far as the details,
 * and only features are kept: answers with their causes are read when somebody asks for a check.
 */
public final class Recorded {
  private static final String HEAD = String.join(",", RecordedLine.COLUMNS);
  private static final String TYPES = "types";
  private static final List<String> FITS = List.of("fits", "loses", "refuses");

  /** What {@code lab/languages.sh} tries. */
  private static final String LANGUAGES = "languages";

  /** The kinds of members that the values of {@code orders} have. */
  private static final List<String> IN_ORDERS =
      List.of(
          "record nested sealed enum date instant decimal uuid collection map null".split(" ", -1));

  /** Nothing was recorded. */
  static final Recorded NONE = of(HEAD + "\n");

  /** Empty where it is the resource. */
  private final String table;

  private final Map<String, Facts> byRow = new HashMap<>();
  private final Map<String, Map<String, List<RecordedLine>>> byCheck = new ConcurrentHashMap<>();

  /** What listings need to know of a row. */
  private static final class Facts {
    private final Set<String> checks = new HashSet<>();
    private final List<Feature> features = new ArrayList<>();
    private final Map<String, String> misfits = new LinkedHashMap<>();
    private boolean isReadByOthers;

    /** Adds an answer; cells in quotes and members that fit, which are most, are not needed. */
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

  /** Reads lines faster than a reader does in a JVM that has just begun. */
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

    /** Reads another; returns whether there is one. */
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
          break; // Details follow, without the row as a whole.
        }
        facts.add(check, line, question);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What was recorded of the rows of this build. */
  static Recorded load() {
    return new Recorded("");
  }

  /**
   * Reads a table.
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

  /** Returns what a check found, by row: its lines on the lowest JDK, the row as a whole first. */
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
          List<RecordedLine> some = found.computeIfAbsent(line.row(), none -> new ArrayList<>());
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

  /** The row, with what was found of it in place of what it says of itself. */
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
    // The values of orders are like a user's: what a row loses or refuses of those, it does.
    List<String> lacking = new ArrayList<>(asked(FITS.get(1), facts.misfits));
    lacking.addAll(asked(FITS.get(2), facts.misfits));
    lacking.retainAll(IN_ORDERS);
    String reason = "lacks " + String.join(", ", lacking) + "; serbench check types says why";
    Scope scope = row.scope();
    return row.with(tags)
        .with(
            lacking.isEmpty() ? scope : scope.without(List.of("orders"), Optional.empty(), reason));
  }

  /** The features that a row says of itself, which no check has tried. */
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
   * Versions are tried with a type of their own, which rows that are made for others do not take.
   */
  private boolean wasTried(Row row, Feature feature) {
    return feature.check().filter(check -> checks(row).contains(check)).isPresent()
        && (!feature.isVersioning() || row.scope().families().isEmpty());
  }

  private Set<String> checks(Row row) {
    Facts facts = byRow.get(row.name());
    return facts == null ? Set.of() : facts.checks;
  }

  /** The checks that were not tried on the row, by their words. */
  public List<String> notTried(Row row) {
    return Stream.of(Feature.values())
        .flatMap(feature -> feature.check().stream())
        .distinct()
        .filter(check -> !checks(row).contains(check))
        .toList();
  }

  /** Which kinds of members the row was seen to carry, as the check says it; empty if not tried. */
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
   * What reads the row: {@code Python ✔ (fastavro 1.12.1), JavaScript ✔ 5 of 7 (avsc 5.7.9)}; empty
   * if that was not tried.
   */
  public String readBy(Row row) {
    List<RecordedLine> lines = by(LANGUAGES).getOrDefault(row.name(), List.of());
    List<String> readers = new ArrayList<>();
    for (RecordedLine line : lines) {
      // A detail is what the row reads that the other language wrote.
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
   * What was asked, by its verdicts: {@code fits record, enum; refuses cycle}.
   *
   * @param words of verdicts, in their order
   * @param verdicts by what was asked
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
