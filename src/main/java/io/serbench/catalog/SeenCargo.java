package io.serbench.catalog;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which rows that take any type do not carry the family {@code orders}, and why: what {@code
 * scripts/traits.sh} saw. No row says it of itself, since its classes are such as a user writes,
 * and nothing but trying tells who carries those.
 *
 * @param reasons why each of these rows does not
 */
record SeenCargo(Map<String, String> reasons) {
  private static final String RESOURCE = "orders.txt";
  private static final List<String> FAMILY = List.of("orders");

  /** What was seen of the rows of this build. */
  static SeenCargo load() {
    return new SeenCargo(read(RESOURCE));
  }

  /** What a file beside this class says of rows, each on a line; nothing where there is no file. */
  static Map<String, String> read(String resource) {
    try (InputStream in = SeenCargo.class.getResourceAsStream(resource)) {
      return in == null
          ? Map.of()
          : read(new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads lines such as {@code json/genson: lacks record, sealed}; those that begin with # are
   * none.
   */
  static Map<String, String> read(BufferedReader reader) throws IOException {
    Map<String, String> lines = new HashMap<>();
    for (String line = reader.readLine(); line != null; line = reader.readLine()) {
      int colon = line.indexOf(": ");
      if (colon >= 0 && line.charAt(0) != '#') {
        lines.put(line.substring(0, colon), line.substring(colon + 2));
      }
    }
    return lines;
  }

  /** The row, without the family where it does not carry it. */
  Row applied(Row row) {
    String reason = reasons.get(row.name());
    return reason == null ? row : row.with(row.scope().without(FAMILY, Optional.empty(), reason));
  }
}
