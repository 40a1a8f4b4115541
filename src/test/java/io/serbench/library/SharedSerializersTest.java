package io.serbench.library;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.Thorough;
import io.serbench.catalog.Row;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.fork.RoundTripProbe;
import io.serbench.serializer.Serializer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Threads that share a serializer, where its row says that they may, get back what they gave. */
@Thorough
class SharedSerializersTest {
  private static final int THREADS = 4;
  private static final int ROUND_TRIPS = 300;

  static List<String> rows() {
    return Rows.ALL.rows().stream().filter(row -> row.scope().threadSafe()).map(Row::name).toList();
  }

  @Test
  void someRowsMayBeShared() {
    assertThat(rows()).contains("json/jackson/databind", "protobuf").doesNotContain("kryo-flat");
  }

  @ParameterizedTest
  @MethodSource("rows")
  void threadsDoNotDisturbEachOther(String name) throws Exception {
    Row row = Rows.ALL.find(name).orElseThrow();
    List<Dataset<MediaContent>> values =
        List.of(
            MediaFamily.family().dataset("media.1"),
            MediaFamily.family().dataset("media.2"),
            MediaFamily.family().dataset("media.3"),
            MediaFamily.family().dataset("media.4"));
    Serializer<MediaContent, Object> shared = RoundTripProbe.open(row, MediaFamily.TYPE);
    ExecutorService executor = Executors.newFixedThreadPool(THREADS);
    try {
      List<Future<Optional<String>>> differences = new ArrayList<>();
      for (Dataset<MediaContent> each : values) {
        differences.add(executor.submit(() -> firstDifference(row, shared, each)));
      }
      for (Future<Optional<String>> difference : differences) {
        assertThat(difference.get()).isEmpty();
      }
    } finally {
      executor.shutdownNow();
    }
  }

  private static Optional<String> firstDifference(
      Row row, Serializer<MediaContent, Object> shared, Dataset<MediaContent> dataset)
      throws Exception {
    for (int i = 0; i < ROUND_TRIPS; i++) {
      Optional<String> difference = RoundTripProbe.check(row, shared, dataset);
      if (difference.isPresent()) {
        return difference;
      }
    }
    return Optional.empty();
  }
}
