package io.serbench.catalog;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which features were seen of which rows: what {@code scripts/traits.sh} wrote into {@code
 * traits.txt}. They take the place of what the rows' definitions say.
 *
 * @param byRow the features of each row that was looked at
 */
record SeenFeatures(Map<String, List<Feature>> byRow) {
  /** Nobody has looked. */
  static final SeenFeatures NONE = new SeenFeatures(Map.of());

  private static final String RESOURCE = "traits.txt";

  /** Those of this build. */
  static SeenFeatures load() {
    try (InputStream in = SeenFeatures.class.getResourceAsStream(RESOURCE)) {
      return in == null
          ? NONE
          : read(new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads lines such as {@code kryo-flat: NULLS UNICODE}; those that begin with # say nothing. */
  static SeenFeatures read(BufferedReader reader) throws IOException {
    Map<String, List<Feature>> byRow = new HashMap<>();
    for (String line = reader.readLine(); line != null; line = reader.readLine()) {
      int colon = line.indexOf(':');
      if (colon < 0 || line.charAt(0) == '#') {
        continue;
      }
      byRow.put(line.substring(0, colon), features(line, colon + 1));
    }
    return new SeenFeatures(byRow);
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
    List<Feature> seen = byRow.get(row.name());
    if (seen == null) {
      return row;
    }
    List<Feature> features = new ArrayList<>(seen);
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
      if (feature.isVisible() && !wasTried(row, feature)) {
        claims.add(feature);
      }
    }
    return claims;
  }

  /**
   * Versions are tried with a type of their own, which rows that are made for others do not take.
   */
  private boolean wasTried(Row row, Feature feature) {
    return feature.isVisible()
        && byRow.containsKey(row.name())
        && (!feature.isVersioning() || row.scope().families().isEmpty());
  }
}
