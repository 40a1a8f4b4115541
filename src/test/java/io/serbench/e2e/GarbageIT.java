package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.ResultSchema;
import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What rows give the collector to do. */
@Thorough
class GarbageIT {
  /**
   * Of a young generation of 16 MiB, the parallel collector keeps two eighths for survivors. It is
   * small, so that also on a busy machine the rows fill it often enough in the time they have.
   */
  private static final double EDEN = 12 << 20;

  @TempDir private Path folder;

  @Test
  void aRowThatAllocatesTenKilobytes() throws Exception {
    Answer answer =
        Serbench.withDummies(folder)
            .run(
                "-include=dummy-fine,dummy-allocates",
                "-quick",
                "-forks=2",
                "-warmup-time=100",
                "-columns=alloc.ser,alloc.deser,gc,gc.pause",
                "-jvm-args=-Xmn16m",
                "-out=result.json");

    assertThat(answer.exit()).isZero();
    assertThat(answer.out()).contains("alloc.deser      gc gc.pause", "per million messages");
    ResultSchema.check(folder.resolve("result.json"));
    JsonNode run = new ObjectMapper().readTree(folder.resolve("result.json").toFile());
    Map<String, JsonNode> metrics =
        StreamSupport.stream(run.get("cells").spliterator(), false)
            .collect(
                Collectors.toMap(
                    cell -> cell.at("/id/row").textValue(), cell -> cell.at("/summary/metrics")));
    double fine = value(metrics.get("dummy-fine"), "alloc.ser");
    assertThat(value(metrics.get("dummy-allocates"), "alloc.ser"))
        .isCloseTo(fine + 10_240, within(200.0)); // Java's own streams vary by some.
    for (JsonNode row : metrics.values()) {
      // What a message allocates fills the young generation so often.
      double bytes = value(row, "alloc.ser") + value(row, "alloc.deser");
      assertThat(value(row, "gc")).isCloseTo(bytes * 1e6 / EDEN, Percentage.withPercentage(10));
      assertThat(row.at("/gc/low").doubleValue()).isLessThan(value(row, "gc"));
      assertThat(value(row, "gc.pause")).isNotNegative();
    }
  }

  private static double value(JsonNode metrics, String metric) {
    return metrics.get(metric).get("value").doubleValue();
  }
}
