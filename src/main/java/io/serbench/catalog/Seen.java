package io.serbench.catalog;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What was seen of rows when they were tried. It takes the place of what their definitions say.
 *
 * <p>The data of each {@link TrialFile} are what {@code check -as=csv} prints; {@code
 * scripts/record.sh} updates them. Listings read this CSV by hand: the JSON files in {@code
 * output}, which have the causes as well, would add some 0.15 s to {@code list}, most of it for
 * loading Jackson.
 *
 * @param byTrial the rows that were tried, by name
 */
public record Seen(Map<TrialFile, Map<String, Line>> byTrial) {
  /** Nothing was tried. */
  static final Seen NONE = new Seen(Map.of());

  private static final List<String> VERDICTS = List.of("fits", "loses", "refuses");
  private static final List<String> ORDERS = List.of("orders");

  /** The kinds of members that the values of {@code orders} have. */
  private static final List<String> IN_ORDERS =
      words("record nested sealed enum date instant decimal uuid collection map null", ' ');

  /** A trial, and the resource that says what was seen. */
  public enum TrialFile {
    /** {@code check evolution}. */
    EVOLUTION(
        Feature.VERSIONING_BACKWARD_COMPATIBLE,
        Feature.VERSIONING_FORWARD_COMPATIBLE,
        Feature.VERSIONING_MISMATCH_DETECTION,
        Feature.CONTAINS_SCHEMA,
        Feature.SHARED_REFERENCES,
        Feature.CYCLES,
        Feature.NULLS,
        Feature.UNICODE,
        Feature.CACHES_VALUES),
    /** {@code check types}. */
    TYPES(
        Feature.RECORDS,
        Feature.SEALED_TYPES,
        Feature.JAVA_TIME,
        Feature.BIG_DECIMAL,
        Feature.OPTIONAL,
        Feature.MAPS,
        Feature.GENERICS,
        Feature.SUBCLASSES,
        Feature.FINAL_FIELDS),
    /** {@code check jdk}. */
    JDK(Feature.NO_UNSAFE),
    /** {@code check versions}. */
    VERSIONS(Feature.STABLE_WIRE),
    /** {@code check hostile}. */
    HOSTILE(
        Feature.BOUNDED_ALLOCATION,
        Feature.BOUNDED_TIME,
        Feature.SURVIVES_DEPTH,
        Feature.NO_FOREIGN_CLASSES,
        Feature.USABLE_AFTER_ERROR);

    @SuppressWarnings("ImmutableEnumChecker") // It is not given away.
    private final Set<Feature> shown;

    TrialFile(Feature... shown) {
      this.shown = Set.of(shown);
    }

    /** The check's word: {@code types}. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** The trial that shows a feature; empty for one that is claimed alone. */
    static Optional<TrialFile> of(Feature feature) {
      for (TrialFile trial : values()) {
        if (trial.shown.contains(feature)) {
          return Optional.of(trial);
        }
      }
      return Optional.empty();
    }
  }

  /**
   * What a trial saw of one row.
   *
   * @param asked the headings of the verdicts
   * @param verdicts one for each, separated by commas
   */
  record Line(List<Feature> features, List<String> asked, String verdicts) {
    private Map<String, String> byQuestion() {
      Map<String, String> verdict = new LinkedHashMap<>();
      List<String> words = words(verdicts, ',');
      for (int i = 0; i < words.size(); i++) {
        verdict.put(asked.get(i), words.get(i));
      }
      return verdict;
    }
  }

  /** What was seen of the rows of this build. */
  static Seen load() {
    Map<TrialFile, Map<String, Line>> byTrial = new EnumMap<>(TrialFile.class);
    for (TrialFile trial : TrialFile.values()) {
      try (InputStream in = Seen.class.getResourceAsStream(trial.word() + ".csv")) {
        if (in != null) {
          byTrial.put(
              trial, read(new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))));
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return new Seen(byTrial);
  }

  /**
   * Reads lines such as {@code kryo-flat,OK,NULLS UNICODE,fits,loses} below their headings; without
   * rows that could not run.
   */
  static Map<String, Line> read(BufferedReader reader) throws IOException {
    Map<String, Line> byRow = new HashMap<>();
    String head = reader.readLine();
    List<String> asked = head == null ? List.of() : words(head, ',');
    for (String line = reader.readLine(); line != null; line = reader.readLine()) {
      int status = line.indexOf(',') + 1;
      int features = line.indexOf(',', status) + 1;
      int verdicts = line.indexOf(',', features) + 1;
      if (!line.startsWith("UNAVAILABLE,", status)) {
        List<Feature> seen = new ArrayList<>();
        for (String word : words(line.substring(features, verdicts - 1), ' ')) {
          seen.add(Feature.valueOf(word));
        }
        byRow.put(
            line.substring(0, status - 1),
            new Line(seen, asked.subList(3, asked.size()), line.substring(verdicts)));
      }
    }
    return byRow;
  }

  /** What stands between separators; by hand, because a listing should load no more for it. */
  static List<String> words(String line, char separator) {
    List<String> words = new ArrayList<>();
    int start = 0;
    while (start < line.length()) {
      int next = line.indexOf(separator, start);
      int end = next < 0 ? line.length() : next;
      words.add(line.substring(start, end));
      start = end + 1;
    }
    return words;
  }

  /** The row with what was seen of it in the place of what it says of itself. */
  Row applied(Row row) {
    List<Feature> features = new ArrayList<>();
    boolean seen = false;
    for (Map<String, Line> byRow : byTrial.values()) {
      Line line = byRow.get(row.name());
      if (line != null) {
        seen = true;
        features.addAll(line.features());
      }
    }
    if (!seen) {
      return row;
    }
    for (Feature feature : row.tags().features()) {
      if (!wasTried(row, feature)) {
        features.add(feature);
      }
    }
    return withoutOrders(row.with(row.tags().with(features)));
  }

  /** The values of that family are like a user's: what a row loses or refuses of those, it does. */
  private Row withoutOrders(Row row) {
    Map<String, String> members = verdicts(row);
    List<String> lacking = new ArrayList<>();
    for (String verdict : VERDICTS.subList(1, VERDICTS.size())) {
      for (String member : asked(verdict, members)) {
        if (IN_ORDERS.contains(member)) {
          lacking.add(member);
        }
      }
    }
    String reason = "lacks " + String.join(", ", lacking) + "; serbench check types says why";
    return lacking.isEmpty()
        ? row
        : row.with(row.scope().without(ORDERS, Optional.empty(), reason));
  }

  /** The features that a row says of itself, of which nobody saw whether it has them. */
  List<Feature> claims(Row row) {
    List<Feature> claims = new ArrayList<>();
    for (Feature feature : row.tags().features()) {
      if (TrialFile.of(feature).isPresent() && !wasTried(row, feature)) {
        claims.add(feature);
      }
    }
    return claims;
  }

  /**
   * Versions are tried with a type of their own, which rows that are made for others do not take.
   */
  private boolean wasTried(Row row, Feature feature) {
    Optional<TrialFile> trial = TrialFile.of(feature);
    return trial.isPresent()
        && rows(trial.get()).containsKey(row.name())
        && (!feature.isVersioning() || row.scope().families().isEmpty());
  }

  /** The trials that nobody made with the row. */
  List<TrialFile> notTried(Row row) {
    List<TrialFile> missing = new ArrayList<>();
    for (TrialFile trial : TrialFile.values()) {
      if (!rows(trial).containsKey(row.name())) {
        missing.add(trial);
      }
    }
    return missing;
  }

  /** Which kinds of members the row was seen to carry, as the trial said it; empty if not tried. */
  String members(Row row) {
    return grouped(VERDICTS, verdicts(row));
  }

  private Map<String, String> verdicts(Row row) {
    Line line = rows(TrialFile.TYPES).get(row.name());
    return line == null ? Map.of() : line.byQuestion();
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

  /** What was seen of each row in this trial. */
  Map<String, Line> rows(TrialFile trial) {
    return byTrial.getOrDefault(trial, Map.of());
  }
}
