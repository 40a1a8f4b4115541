package io.serbench.cli.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.cli.console.UsageException;
import io.serbench.report.Report;
import io.serbench.report.ReportBuilder;
import io.serbench.report.ReportOptions;
import io.serbench.report.SyntheticRun;
import io.serbench.report.format.Formats;
import io.serbench.report.format.OutputFormat;
import io.serbench.result.ResultFile;
import io.serbench.result.Runs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What may be replaced, told by what is in it. */
class DestinationTest {
  @TempDir private Path directory;

  private static Report report() {
    return ReportBuilder.of(SyntheticRun.complete(), ReportOptions.DEFAULT);
  }

  static List<OutputFormat> formats() {
    return Formats.ALL;
  }

  @ParameterizedTest
  @MethodSource("formats")
  void reportsOfEveryFormatAreKnown(OutputFormat format) throws IOException {
    Report report = report();
    for (List<Report> all : List.of(List.of(report), List.of(report.from("a.json"), report))) {
      Path file = Files.writeString(directory.resolve("f"), format.write(all));
      assertThat(Destination.maybeReport(file)).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"r.md", "a.json,a.md", "r.jmh.json", "r.html"})
  void reportsAreNoResults(String name) {
    Destination report = new Destination(Destination.OUT, directory.resolve(name));
    assertThatThrownBy(report::checkResult)
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("pass -report=" + name);
    new Destination(Destination.OUT, directory.resolve("r.json")).checkResult();
    new Destination(Destination.OUT, directory.resolve("r")).checkResult();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "shopping list\n",
        "# serbench\n\nMy notes on it.\n",
        "serbench is slow\n",
        "{\"runs\":[1,2]}",
        "{\n  \"runs\" : [ {\n    \"distance\" : 10",
        "file,row\n",
        "[ {\n  \"jmhVersion\" : \"1.37\",",
        "[ 1 ]",
        "<!DOCTYPE html><title>mine</title>",
        "File: a.json\n\nserbench\n",
      })
  void nothingElseIs(String text) throws Exception {
    Path file = Files.writeString(directory.resolve("f"), text);
    assertThat(Destination.maybeReport(file)).isFalse();
    assertThat(ResultFile.maybeResult(file)).isFalse();
  }

  @Test
  void aResultIsNoReportAndNoReportIsAResult() throws Exception {
    Path result = directory.resolve("r.json");
    Runs.write(SyntheticRun.complete(), result);
    assertThat(ResultFile.maybeResult(result)).isTrue();
    assertThat(Destination.maybeReport(result)).isFalse();
    for (OutputFormat format : Formats.ALL) {
      Path report = directory.resolve("report" + format.suffix());
      Files.writeString(report, format.write(List.of(report())));
      assertThat(Destination.maybeReport(report)).isTrue();
      assertThat(ResultFile.maybeResult(report)).isFalse();
    }
  }
}
