package io.serbench.lab.pages;

import static java.util.stream.Collectors.averagingDouble;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Writes how long each row keeps a processor busy, by which shards are balanced. See {@code
 * scripts/row-times.sh}.
 */
final class RowTimes {
  private static final Path TIMES = Path.of("src/main/resources/io/serbench/shard/times.txt");

  /** Milliseconds from starting the JVM to the first call. */
  private static final double START = 900;

  /** How much longer a turn takes than its batches: the witness, and cold caches. */
  private static final double BESIDE = 1.4;

  private RowTimes() {}

  public static void main(String[] args) throws IOException {
    List<JsonNode> runs = new ArrayList<>();
    for (String file : args) {
      runs.add(new ObjectMapper().readTree(Path.of(file).toFile()));
    }
    Files.writeString(TIMES, times(List.of(args), runs));
  }

  /** Returns a line for each row, with the mean over all runs in seconds. */
  static String times(List<String> files, List<JsonNode> runs) {
    Map<String, List<Double>> seconds = new TreeMap<>();
    for (JsonNode run : runs) {
      for (JsonNode cell : run.get("cells")) {
        if (!cell.get("forks").isEmpty()) {
          seconds
              .computeIfAbsent(cell.get("id").get("row").asText(), row -> new ArrayList<>())
              .add(seconds(cell));
        }
      }
    }
    StringBuilder text = new StringBuilder();
    text.append(
            "# How long the forks of a row kept a processor busy until ser and deser were known")
        .append(" to 2 %: row, seconds.\n# Made by scripts/row-times.sh of: ")
        .append(String.join(", ", files))
        .append('\n');
    seconds.forEach(
        (row, times) ->
            text.append(
                "%s %.1f\n".formatted(row, times.stream().collect(averagingDouble(time -> time)))));
    return text.toString();
  }

  private static double seconds(JsonNode cell) {
    double millis = 0;
    for (JsonNode fork : cell.get("forks")) {
      millis += START + fork.path("firstMillis").asDouble();
      for (JsonNode phase : fork.get("phases")) {
        millis += phase.get("warmUp").get("millis").asDouble();
        for (JsonNode batch : phase.get("series").get("nanos")) {
          millis += batch.asDouble() / 1e6 * BESIDE;
        }
      }
    }
    return millis / 1000;
  }
}
