package io.serbench.lab.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.Dataset;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.source.Datasets;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class RowBenchmarkTest {
  @Test
  void theOperationsAreThoseOfTheRow() throws Exception {
    RowBenchmark benchmark = new RowBenchmark();
    benchmark.row = "java-manual";
    benchmark.dataset = "media.2";
    benchmark.open();
    Dataset<?> dataset = Datasets.all().find("media.2").orElseThrow();
    assertThat(DeepEquality.difference(dataset.value(), benchmark.deser())).isEmpty();
    assertThat(benchmark.deser()).isNotSameAs(benchmark.deser());
    assertThat(benchmark.ser()).isInstanceOf(byte[].class).isNotSameAs(benchmark.ser());
  }

  /** A separate build step generates these, and an incremental build must not remove them. */
  @Test
  void jmhKnowsBothOperations() throws IOException {
    try (InputStream in = RowBenchmark.class.getResourceAsStream("/META-INF/BenchmarkList")) {
      assertThat(in).isNotNull();
      assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8))
          .contains("RowBenchmark_ser_jmhTest", "RowBenchmark_deser_jmhTest");
    }
    assertThat(RowBenchmark.class.getResource("jmh_generated/RowBenchmark_ser_jmhTest.class"))
        .isNotNull();
  }

  @Test
  void jmhGetsTheOptionsOfTheForkButForItsCompileCommands() {
    assertThat(
            JmhForks.options(
                List.of(
                    "-XX:+UnlockExperimentalVMOptions",
                    "-XX:CompileCommand=quiet",
                    "-XX:CompileCommand=blackhole,io.serbench.measure.Sink::consume",
                    "-Xmx512m"),
                List.of("--add-opens=java.base/java.lang=ALL-UNNAMED")))
        .containsExactly(
            "--add-opens=java.base/java.lang=ALL-UNNAMED",
            "-XX:+UnlockExperimentalVMOptions",
            "-Xmx512m");
  }
}
