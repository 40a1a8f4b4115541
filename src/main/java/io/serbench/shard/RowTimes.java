package io.serbench.shard;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How long rows take, as it was measured once: what shards are balanced by. */
final class RowTimes {
  private static final String RESOURCE = "times.txt";

  private final Map<String, Double> seconds;
  private final double typical;

  private RowTimes(Map<String, Double> seconds) {
    this.seconds = seconds;
    List<Double> sorted = seconds.values().stream().sorted().toList();
    this.typical = sorted.get(sorted.size() / 2);
  }

  /** Those that the jar brings. */
  static RowTimes load() {
    try (InputStream in = RowTimes.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IllegalStateException("the jar lacks " + RESOURCE);
      }
      Map<String, Double> seconds = new LinkedHashMap<>();
      new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#") && !line.isBlank())
          .map(line -> line.split(" ", 2))
          .forEach(line -> seconds.put(line[0], Double.parseDouble(line[1])));
      return new RowTimes(seconds);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + RESOURCE, e);
    }
  }

  /** Whether the row was measured. */
  boolean knows(String row) {
    return seconds.containsKey(row);
  }

  /**
   * Seconds for which a processor is busy with a row's forks; those of a typical row if unknown.
   */
  double seconds(String row) {
    return seconds.getOrDefault(row, typical);
  }
}
