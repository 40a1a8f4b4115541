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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which features were seen of which rows: what {@code scripts/traits.sh} wrote into a file for each
 * {@link TrialFile}. They take the place of what the rows' definitions say.
 *
 * @param byTrial the features of each row that was looked at, by what was tried
 */
record SeenFeatures(Map<TrialFile, Map<String, List<Feature>>> byTrial) {
  private static final String MEMBERS = "members.txt";

  /** What was tried, and the file that says what was seen. */
  enum TrialFile {
    /** {@code verify -evolution}. */
    EVOLUTION(
        "traits.txt",
        Feature.VERSIONING_BACKWARD_COMPATIBLE,
        Feature.VERSIONING_FORWARD_COMPATIBLE,
        Feature.VERSIONING_MISMATCH_DETECTION,
        Feature.CONTAINS_SCHEMA,
        Feature.SHARED_REFERENCES,
        Feature.CYCLES,
        Feature.NULLS,
        Feature.UNICODE,
        Feature.CACHES_VALUES),
    /** {@code verify -types}. */
    TYPES(
        "types.txt",
        Feature.RECORDS,
        Feature.SEALED_TYPES,
        Feature.JAVA_TIME,
        Feature.BIG_DECIMAL,
        Feature.OPTIONAL,
        Feature.MAPS,
        Feature.GENERICS,
        Feature.SUBCLASSES,
        Feature.FINAL_FIELDS),
    /** {@code verify -future}. */
    FUTURE("future.txt", Feature.NO_UNSAFE);

    private final String resource;

    @SuppressWarnings("ImmutableEnumChecker") // It is not given away.
    private final Set<Feature> shown;

    TrialFile(String resource, Feature... shown) {
      this.resource = resource;
      this.shown = Set.of(shown);
    }

    /** Where what was seen is written down. */
    String resource() {
      return resource;
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

  /** Nobody has looked. */
  static final SeenFeatures NONE = new SeenFeatures(Map.of());

  /** Those of this build. */
  static SeenFeatures load() {
    Map<TrialFile, Map<String, List<Feature>>> byTrial = new EnumMap<>(TrialFile.class);
    for (TrialFile trial : TrialFile.values()) {
      try (InputStream in = SeenFeatures.class.getResourceAsStream(trial.resource())) {
        if (in != null) {
          byTrial.put(
              trial, read(new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))));
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return new SeenFeatures(byTrial);
  }

  /** Reads lines such as {@code kryo-flat: NULLS UNICODE}; those that begin with # say nothing. */
  static Map<String, List<Feature>> read(BufferedReader reader) throws IOException {
    Map<String, List<Feature>> byRow = new HashMap<>();
    for (String line = reader.readLine(); line != null; line = reader.readLine()) {
      int colon = line.indexOf(':');
      if (colon < 0 || line.charAt(0) == '#') {
        continue;
      }
      byRow.put(line.substring(0, colon), features(line, colon + 1));
    }
    return byRow;
  }

  /** The words from there on; by hand, since {@code list} should not have to load more for it. */
  private static List<Feature> features(String line, int from) {
    List<Feature> features = new ArrayList<>();
    int start = from;
    while (start < line.length()) {
      int space = line.indexOf(' ', start);
      int end = space < 0 ? line.length() : space;
      if (end > start) {
        features.add(Feature.valueOf(line.substring(start, end)));
      }
      start = end + 1;
    }
    return features;
  }

  /** The row with what was seen of it in the place of what it says of itself. */
  Row applied(Row row) {
    List<Feature> features = new ArrayList<>();
    boolean seen = false;
    for (Map<String, List<Feature>> byRow : byTrial.values()) {
      List<Feature> some = byRow.get(row.name());
      if (some != null) {
        seen = true;
        features.addAll(some);
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
    return row.with(row.tags().with(features));
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

  /** Which kinds of members the row was seen to carry, as the trial said it; empty if not tried. */
  String members(Row row) {
    return rows(TrialFile.TYPES).containsKey(row.name())
        ? SeenCargo.read(MEMBERS).getOrDefault(row.name(), "")
        : "";
  }

  /** The features of each row that was looked at in this trial. */
  Map<String, List<Feature>> rows(TrialFile trial) {
    return byTrial.getOrDefault(trial, Map.of());
  }
}
