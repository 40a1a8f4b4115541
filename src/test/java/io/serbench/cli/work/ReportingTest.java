package io.serbench.cli.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.serbench.catalog.TestRows;
import io.serbench.cli.CliRun;
import io.serbench.cli.console.Terminal;
import io.serbench.cli.option.TableOptions;
import io.serbench.cli.work.Reporting.Source;
import io.serbench.report.SortBy;
import io.serbench.report.SyntheticRun;
import io.serbench.report.format.Formats;
import io.serbench.report.metric.Metrics;
import io.serbench.result.Course;
import io.serbench.result.Noise;
import io.serbench.result.ResultFile.ResultFileException;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.result.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReportingTest {
  @TempDir private Path folder;

  private final Reporting reporting =
      new Reporting(
          Terminal.NONE,
          () -> {
            throw new AssertionError("a result file needs no catalog");
          });

  private JsonNode cells(Run run) throws IOException {
    Path file = folder.resolve("run.json");
    reporting.write(file, run);
    assertThat(reporting.read(file, warning -> {})).isEqualTo(run);
    return new ObjectMapper().readTree(file.toFile()).get("cells");
  }

  private String report(TableOptions.TableView view, String... arguments) {
    Run run = SyntheticRun.twoRows();
    Settings settings =
        new Settings(
            List.of(arguments),
            1,
            run.settings().forks(),
            run.settings().target(),
            Noise.REJECT,
            1,
            false,
            false);
    Run asked = Runs.run(Course.Ending.COMPLETE, settings, List.of(), run.cells());
    Reporting withRows = new Reporting(Terminal.NONE, () -> TestRows.catalog(List.of()));
    return withRows.inFormat(Formats.TEXT, List.of(Source.whole(Path.of("r.json"), asked)), view);
  }

  @Test
  void aReportLooksAsTheRunWasAskedFor() {
    TableOptions.TableView any = CliRun.view(SortBy.TOTAL, false);
    assertThat(report(any)).containsSubsequence("kryo-flat  ", "fst  ").contains("+dfl\n");
    assertThat(report(any, "run", "--columns", "alloc.ser,ops/s", "-jvm=gone/java", "x.json"))
        .contains("+dfl alloc.ser     ops/s");
    assertThat(report(any, "-suite=fory-xlang")).contains("+dfl  encode roundtrip");
    assertThat(report(any, "-sort=name", "-group=format"))
        .containsSubsequence("+dfl", "\nfst  ", "\nkryo-flat  ");
    assertThat(report(any)).startsWith("serbench 1.0.0\n\nExample CPU").doesNotContain("\nTags\n");
    assertThat(report(any, "-suite=classic")).contains("\nFull data on media.1\n", "\nTags\n");
    assertThat(report(any, "-suite=classic", "-verbose")).contains("\nTags\n");
    // What another version knew of is left out.
    assertThat(report(any, "-suite=gone", "-columns=alloc.ser")).contains("+dfl\n");
  }

  @Test
  void whatTheReaderAsksForCounts() {
    TableOptions.TableView size =
        new TableOptions.TableView(
            Optional.empty(),
            false,
            Optional.of(List.of(Metrics.ALLOCATED_BY_DESER)),
            Optional.empty(),
            false,
            Optional.empty());
    assertThat(report(size, "-columns=alloc.ser"))
        .contains("+dfl alloc.deser\n")
        .doesNotContain("+dfl alloc.ser");
  }

  /** Statistics of the whole run after each fork would stand between the forks it measures. */
  @Test
  void summariesWaitForTheEndOfTheRun() throws IOException {
    Run ended = SyntheticRun.twoRows();
    Run running =
        Runs.run(Course.Ending.RUNNING, ended.settings(), ended.warnings(), ended.cells());
    assertThat(cells(running)).hasSize(2).noneMatch(cell -> cell.has("summary"));
    assertThat(cells(ended)).hasSize(2).allMatch(cell -> cell.has("summary"));
    assertThat(cells(SyntheticRun.interrupted())).hasSize(4).allMatch(cell -> cell.has("summary"));
  }

  /** Writes a run with another text in place of some, by this version of serbench or another. */
  private Path changed(boolean otherVersion, String from, String to) throws IOException {
    Path file = folder.resolve("changed.json");
    reporting.write(file, SyntheticRun.twoRows());
    String text = Files.readString(file);
    assertThat(text).contains(from).contains("\"serbench\": \"1.0.0\"");
    String version = otherVersion ? "0.9" : Run.thisVersion();
    Files.writeString(
        file,
        text.replace("\"serbench\": \"1.0.0\"", "\"serbench\": \"" + version + "\"")
            .replace(from, to));
    return file;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          "total":{"value":1800.3 | "total":{"value":180.03 | total is 180.033 ( | true
          "total":{"value":1800.3 | "total":{"value":-1 | total is -1 | true
          "size":{"value":286 | "size":{"value":287 | size is 287, expected 286 | false
          "low":            | "lower":        | expected | false
          "size":{"value"   | "weight":{"value" | weight is 286, expected none | false
          "OK"              | "ERROR"         | the status is ERROR, expected OK | true
          """)
  void summariesFollowFromTheSamples(String from, String to, String problem, boolean warned)
      throws IOException {
    Path file = changed(false, from, to);
    assertThatThrownBy(() -> reporting.read(file, warning -> {}))
        .isInstanceOf(ResultFileException.class)
        .hasMessageStartingWith(
            "%s is damaged: the summary of kryo-flat on media.1 does not follow from its samples: ",
            file)
        .hasMessageContaining(problem)
        .hasMessageEndingWith("; copy or make it again");
    List<String> warnings = new ArrayList<>();
    reporting.read(changed(true, from, to), warnings::add);
    assertThat(warnings).hasSize(warned ? 1 : 0);
    assertThat(warnings).allMatch(line -> line.contains(problem) && line.contains("serbench 0.9 "));
  }

  @Test
  void summariesMayLackWhatWasAddedSince() throws IOException {
    List<String> warnings = new ArrayList<>();
    Path file = changed(false, "\"cells\"", "\"cells\"");
    reporting.read(file, warnings::add);
    ObjectMapper json = new ObjectMapper();
    JsonNode run = json.readTree(file.toFile());
    for (JsonNode cell : run.get("cells")) {
      ((ObjectNode) cell.at("/summary/metrics")).remove("total");
    }
    ((ObjectNode) run.at("/cells/0")).remove("summary");
    json.writeValue(file.toFile(), run);
    reporting.read(file, warnings::add);
    assertThat(warnings).isEmpty();
  }

  /** The first builds of version 1.0.0 hashed no samples, and had a metric more. */
  @Test
  void filesWithoutAHashAreOfAnotherBuild() throws IOException {
    Path file = changed(false, "\"size\":{\"value\"", "\"clean\":{\"value\"");
    String text = Files.readString(file).replaceFirst(",\\s*\"samplesSha256\": *\"[0-9a-f]+\"", "");
    assertThat(text).doesNotContain("samplesSha256");
    Files.writeString(file, text);
    List<String> warnings = new ArrayList<>();
    reporting.read(file, warnings::add);
    assertThat(warnings).isEmpty();
    Files.writeString(
        file, text.replace("\"total\":{\"value\":1800.3", "\"total\":{\"value\":180"));
    assertThatThrownBy(() -> reporting.read(file, warning -> {}))
        .hasMessageContaining("does not follow from its samples: total is 180");
  }
}
