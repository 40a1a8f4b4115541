package io.serbench.report.format;

import static io.serbench.catalog.Format.BINARY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.catalog.Effort;
import io.serbench.catalog.Structure;
import io.serbench.report.Grouping;
import io.serbench.report.ReportBuilder;
import io.serbench.report.ReportOptions;
import io.serbench.report.SortBy;
import io.serbench.report.SyntheticRun;
import io.serbench.result.CellResult;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import io.serbench.serializer.Transport;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.StreamSupport;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;

/** What a reader of JSON finds in the two formats that are JSON. */
class JsonFormatsTest {
  private static final ObjectMapper READER = new ObjectMapper();

  @Test
  void theSummaryHasEachCellWithItsMetrics() throws IOException {
    JsonNode run = read("json", SyntheticRun.witnessed(), ReportOptions.DEFAULT).at("/runs/0");
    assertThat(run.get("summary")).hasSize(6);
    JsonNode cell = run.at("/summary/1");
    assertThat(cell.get("row").textValue()).isEqualTo("kryo-flat");
    assertThat(cell.get("batches").textValue()).isEqualTo("undisturbed");
    JsonNode total = cell.at("/metrics/total");
    assertThat(total.get("value").doubleValue()).isCloseTo(1000, within(1e-6));
    assertThat(total.get("low").doubleValue()).isBetween(900.0, 1000.0);
    assertThat(total.get("high").doubleValue()).isBetween(1000.0, 1100.0);
    assertThat(total.get("unit").textValue()).isEqualTo("ns/op");
    assertThat(total.get("basis").textValue()).isEqualTo("mean of forks");
    assertThat(cell.at("/metrics/undisturbed/value").doubleValue()).isEqualTo(75);
    assertThat(cell.at("/metrics/size").has("low")).isFalse();
  }

  @Test
  void theSummarySaysWhatTheNumbersAreMadeOf() throws IOException {
    Run run = SyntheticRun.witnessed();
    assertThat(read("json", run, ReportOptions.DEFAULT).at("/runs/0/summary/4/batches").textValue())
        .isEqualTo("disturbed");
    ReportOptions kept =
        new ReportOptions(
            SortBy.TOTAL,
            List.of(),
            Noise.KEEP,
            false,
            Optional.of(Grouping.KIND),
            true,
            id -> true,
            file -> false);
    assertThat(read("json", run, kept).at("/runs/0/summary/4/batches").textValue())
        .isEqualTo("all");
    JsonNode failed = read("json", run, ReportOptions.DEFAULT).at("/runs/0/summary/5");
    assertThat(failed.get("status").textValue()).isEqualTo("ERROR");
    assertThat(failed.get("cause").textValue()).isEqualTo("SIGSEGV");
    assertThat(failed.has("metrics")).isFalse();
  }

  @Test
  void jmhsViewersFindWhatJmhWrites() throws IOException {
    JsonNode all = read("jmh-json", SyntheticRun.witnessed(), ReportOptions.DEFAULT);
    assertThat(all.isArray()).isTrue();
    JsonNode ser = benchmark(all, "serbench.ser.kryo-flat");
    assertThat(ser.get("mode").textValue()).isEqualTo("avgt");
    assertThat(ser.get("forks").intValue()).isEqualTo(3);
    assertThat(ser.at("/params/data").textValue()).isEqualTo("media.1");
    JsonNode metric = ser.get("primaryMetric");
    assertThat(metric.get("scoreUnit").textValue()).isEqualTo("ns/op");
    assertThat(metric.get("score").doubleValue()).isCloseTo(400, within(1e-6));
    assertThat(metric.get("scoreError").doubleValue()).isPositive();
    assertThat(metric.at("/scoreConfidence/0").doubleValue()).isLessThan(400);
    assertThat(forks(metric)).containsExactly(396.0, 400.0, 404.0);
    assertThat(ser.at("/secondaryMetrics/gc.alloc.rate.norm/score").doubleValue()).isEqualTo(200);
    assertThat(ser.at("/secondaryMetrics/size/score").intValue()).isEqualTo(240);
  }

  @Test
  void everyTimeOfEveryRowThatHasNumbersIsABenchmark() throws IOException {
    JsonNode all = read("jmh-json", SyntheticRun.witnessed(), ReportOptions.DEFAULT);
    for (String time : List.of("create", "ser", "deser", "total", "encode", "roundtrip")) {
      for (String row : List.of("copy", "kryo-flat", "kryo-flat-pre", "fst-flat", "fst")) {
        JsonNode metric = benchmark(all, "serbench." + time + "." + row).get("primaryMetric");
        assertThat(forks(metric)).hasSize(3);
        // What forks say is what the score is made of.
        assertThat(metric.get("score").doubleValue())
            .isBetween(
                metric.at("/scorePercentiles/0.0").doubleValue(),
                metric.at("/scorePercentiles/100.0").doubleValue());
      }
    }
    assertThat(all).hasSize(30);
  }

  /** Viewers match benchmarks by name and parameters. */
  @Test
  void virtualThreadsAreNotAsManyOthers() throws IOException {
    CellResult row =
        Runs.measured(Runs.row("a", Runs.tags(Effort.MISC, BINARY, Structure.MISC)), 1, 10, 11);
    Usage platform = new Usage(Transport.ARRAY, OptionalInt.of(1), 64, false);
    Run run =
        Runs.run(
            List.of(
                Runs.on(new Workload("media.1", platform), row),
                Runs.on(new Workload("media.1", Runs.virtualThreads(64)), row)));
    List<String> totals = new ArrayList<>();
    for (JsonNode each : read("jmh-json", run, ReportOptions.DEFAULT)) {
      if (each.get("benchmark").textValue().equals("serbench.total.a")) {
        totals.add(each.at("/params/data").textValue() + ": " + each.get("threads"));
      }
    }
    // The times beside virtual threads are those of one thread.
    assertThat(totals).containsExactly("media.1, 64 threads: 64", "media.1, 64 virtual threads: 1");
  }

  @Test
  void aDotInANameDoesNotMakeAClassOfIt() throws IOException {
    JsonNode all = READER.readTree(Hostile.written("jmh-json"));
    assertThat(names(all)).contains("serbench.total.a_b_c", "serbench.total.=1+2|x");
    assertThat(names(all)).allMatch(name -> name.chars().filter(c -> c == '.').count() == 2);
  }

  @Test
  void whatIsNoNumberIsWrittenAsJmhDoes() throws IOException {
    JsonNode all = read("jmh-json", SyntheticRun.complete(), ReportOptions.DEFAULT);
    JsonNode once = benchmark(all, "serbench.ser.fst").get("primaryMetric");
    assertThat(once.get("scoreError").textValue()).isEqualTo("NaN");
    assertThat(forks(once)).containsExactly(920.0);
  }

  /** Rows that failed have none. */
  @Test
  void whoeverReadsAnotherFormatFindsTheSameTotals() throws IOException {
    Run run = SyntheticRun.witnessed();
    JsonNode benchmarks = read("jmh-json", run, ReportOptions.DEFAULT);
    Map<String, Double> csv = new HashMap<>();
    Map<String, Double> jmh = new HashMap<>();
    Map<String, Double> json = new HashMap<>();
    CSVFormat reader = CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();
    for (CSVRecord line : CSVParser.parse(written("csv", run, ReportOptions.DEFAULT), reader)) {
      if (line.get("status").equals("OK")) {
        csv.put(line.get("row"), Double.valueOf(line.get("total [ns/op]")));
      }
    }
    for (JsonNode cell : read("json", run, ReportOptions.DEFAULT).at("/runs/0/summary")) {
      if (cell.get("status").textValue().equals("OK")) {
        String row = cell.get("row").textValue();
        json.put(row, cell.at("/metrics/total/value").doubleValue());
        jmh.put(
            row,
            benchmark(benchmarks, "serbench.total." + row)
                .at("/primaryMetric/score")
                .doubleValue());
      }
    }
    assertThat(json).hasSize(5).isEqualTo(jmh).isEqualTo(csv);
  }

  private static JsonNode read(String format, Run run, ReportOptions options) throws IOException {
    return READER.readTree(written(format, run, options));
  }

  private static String written(String format, Run run, ReportOptions options) {
    return Formats.byName(format).orElseThrow().write(List.of(ReportBuilder.of(run, options)));
  }

  private static List<String> names(JsonNode all) {
    return StreamSupport.stream(all.spliterator(), false)
        .map(benchmark -> benchmark.get("benchmark").textValue())
        .toList();
  }

  private static JsonNode benchmark(JsonNode all, String name) {
    return StreamSupport.stream(all.spliterator(), false)
        .filter(benchmark -> benchmark.get("benchmark").textValue().equals(name))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no benchmark " + name));
  }

  private static List<Double> forks(JsonNode metric) {
    List<Double> values = new ArrayList<>();
    metric
        .get("rawData")
        .forEach(
            fork -> {
              assertThat(fork).hasSize(1);
              values.add(fork.get(0).doubleValue());
            });
    return values;
  }
}
