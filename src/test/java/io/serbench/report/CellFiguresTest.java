package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.ResultSchema;
import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.Course;
import io.serbench.result.Failure;
import io.serbench.result.JvmInfo.ByteOrder;
import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.result.ResultFile;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.result.Summary.Status;
import io.serbench.serializer.Transport;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What others find in a result file beside the samples. */
class CellFiguresTest {
  @TempDir private Path folder;

  private JsonNode written(Run run) throws IOException {
    Path file = folder.resolve("run.json");
    ResultFile.write(run, CellFigures.of(run), file);
    // Serbench derives it anew.
    assertThat(Runs.read(file)).isEqualTo(run);
    return new ObjectMapper().readTree(file.toFile());
  }

  @Test
  void eachCellSaysWhatTheTablesSay() throws IOException {
    Run run = SyntheticRun.witnessed();
    JsonNode cells = written(run).get("cells");
    List<CellSummary> shown = ReportBuilder.of(run, ReportOptions.DEFAULT).cells();
    assertThat(cells).hasSize(shown.size());
    for (int i = 0; i < shown.size(); i++) {
      JsonNode summary = cells.get(i).get("summary");
      assertThat(summary.get("status").textValue()).isEqualTo(shown.get(i).status().name());
      for (Metric metric : Metrics.ALL) {
        JsonNode number = summary.path("metrics").path(metric.id());
        assertThat(number.isMissingNode()).isEqualTo(metric.value(shown.get(i)).isEmpty());
        if (!number.isMissingNode()) {
          Estimate estimate = metric.value(shown.get(i)).orElseThrow();
          assertThat(number.get("value").doubleValue()).isEqualTo(estimate.value());
          assertThat(number.has("low")).isEqualTo(estimate.hasInterval());
          assertThat(number.get("unit").textValue()).isEqualTo(metric.unit().symbol());
        }
      }
    }
  }

  @Test
  void saysWhatNumbersAreMadeOf() throws IOException {
    JsonNode cells = written(SyntheticRun.witnessed()).get("cells");
    JsonNode kryo = cells.at("/1/summary");
    assertThat(kryo.get("forks").intValue()).isEqualTo(3);
    assertThat(kryo.get("steady").booleanValue()).isTrue();
    assertThat(kryo.get("batches").textValue()).isEqualTo("undisturbed");
    assertThat(kryo.at("/metrics/total/basis").textValue()).isEqualTo("mean of forks");
    assertThat(kryo.at("/metrics/undisturbed/value").doubleValue()).isCloseTo(75, within(1e-9));
    assertThat(cells.at("/4/summary/batches").textValue()).isEqualTo("disturbed");
    JsonNode failed = cells.at("/5/summary");
    assertThat(failed.get("cause").textValue()).isEqualTo("SIGSEGV");
    assertThat(failed.has("metrics")).isFalse();
    assertThat(failed.has("forks")).isFalse();
  }

  @Test
  void theSchemaDescribesAllThatIsWritten() throws IOException {
    for (Run run :
        List.of(SyntheticRun.complete(), SyntheticRun.interrupted(), SyntheticRun.witnessed())) {
      ResultSchema.check(written(run));
    }
  }

  @Test
  void theSchemaDescribesAPublishedResult() throws IOException {
    ResultSchema.check(Path.of("output", "classic-jdk17.json"));
  }

  @Test
  void theSchemaHasTheWordsOfTheRecords() throws IOException {
    words("/course/properties/ending", Course.Ending.values());
    words("/settings/properties/noise", Noise.values());
    words("/phase/properties/phase", Phase.values());
    words("/fork/properties/failure/properties/kind", Failure.Mode.values());
    words("/summary/properties/status", Status.values());
    words("/jvm/properties/byteOrder", ByteOrder.values());
    String usage = "/cell/properties/id/properties/workload/properties/usage/properties";
    words(usage + "/transport", Transport.values());
    String tags = "/cell/properties/info/properties/tags/properties";
    words(tags + "/effort", Effort.values());
    words(tags + "/format", Format.values());
    words(tags + "/structure", Structure.values());
  }

  private static void words(String path, Enum<?>... constants) throws IOException {
    List<String> words = new ArrayList<>();
    ResultSchema.published().at("/$defs" + path + "/enum").forEach(it -> words.add(it.textValue()));
    assertThat(words)
        .containsExactlyInAnyOrderElementsOf(Stream.of(constants).map(Enum::name).toList());
  }
}
