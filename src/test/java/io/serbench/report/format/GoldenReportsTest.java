package io.serbench.report.format;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.GoldenFile;
import io.serbench.report.Report;
import io.serbench.report.ReportBuilder;
import io.serbench.report.ReportOptions;
import io.serbench.report.SyntheticRun;
import io.serbench.report.SyntheticTwins;
import io.serbench.report.metric.Metrics;
import io.serbench.result.Run;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What every format writes, to the byte, whatever the locale. */
class GoldenReportsTest {
  private static final ReportOptions CHARTS = SyntheticRun.CHARTS;

  private final Locale before = Locale.getDefault();

  @AfterEach
  void restoreTheLocale() {
    Locale.setDefault(before);
  }

  @ParameterizedTest
  @ValueSource(strings = {"en-US", "de-DE", "ar-EG"})
  void pagesOfText(String language) {
    Locale.setDefault(Locale.forLanguageTag(language));
    text("report-complete.txt", SyntheticRun.complete(), ReportOptions.DEFAULT);
    text("report-interrupted.txt", SyntheticRun.interrupted(), CHARTS);
    text("report-columns.txt", SyntheticRun.witnessed(), SyntheticRun.options(Metrics.MORE, false));
    text("report-twins.txt", SyntheticTwins.run(), ReportOptions.DEFAULT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"en-US", "de-DE", "ar-EG"})
  void screens(String language) {
    Locale.setDefault(Locale.forLanguageTag(language));
    text("screen-complete.txt", SyntheticRun.complete(), ReportOptions.SCREEN);
    text("screen-two-rows.txt", SyntheticRun.twoRows(), ReportOptions.SCREEN);
    Report brief = ReportBuilder.of(SyntheticRun.twoRows(), ReportOptions.SCREEN);
    for (OutputFormat format : Formats.ALL) {
      if (format.isBrief() && format != Formats.TEXT) {
        String page = format.write(List.of(brief));
        GoldenFile.check("brief-two-rows" + format.suffix(), page);
        assertThat(page.lines()).hasSizeLessThanOrEqualTo(40);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"en-US", "de-DE", "ar-EG"})
  void theOtherFormats(String language) {
    Locale.setDefault(Locale.forLanguageTag(language));
    Report complete = ReportBuilder.of(SyntheticRun.complete(), CHARTS);
    for (OutputFormat format : Formats.ALL) {
      if (format != Formats.TEXT) {
        GoldenFile.check(
            "report-complete" + format.suffix(), withoutAssets(format.write(List.of(complete))));
      }
    }
  }

  /** As text and as Markdown; in other formats, the lines that a report of one file lacks. */
  @ParameterizedTest
  @ValueSource(strings = {"en-US", "de-DE", "ar-EG"})
  void twoFiles(String language) {
    Locale.setDefault(Locale.forLanguageTag(language));
    Report complete = ReportBuilder.of(SyntheticRun.complete(), CHARTS);
    Report hostile = ReportBuilder.of(SyntheticRun.hostile(), CHARTS);
    List<Report> both = List.of(complete.from("a.json"), hostile.from("b|.json"));
    for (OutputFormat format : Formats.ALL) {
      String page = withoutAssets(format.write(both));
      Set<String> known =
          List.of("text", "markdown").contains(format.name())
              ? Set.of()
              : withoutAssets(format.write(List.of(complete))).lines().collect(toSet());
      GoldenFile.check(
          "report-two-files" + format.suffix(),
          page.lines()
              .filter(line -> !known.contains(line))
              .map(line -> line + "\n")
              .collect(joining()));
    }
  }

  /** What every web page has, which its own tests try. */
  private static String withoutAssets(String page) {
    return page.replace(WebPage.policy(HtmlFormat.style(), HtmlFormat.script()), "POLICY")
        .replace(HtmlFormat.style(), "STYLE")
        .replace(HtmlFormat.script(), "SCRIPT")
        .replace(HtmlFormat.controls(), "CONTROLS\n");
  }

  private static void text(String name, Run run, ReportOptions options) {
    GoldenFile.check(name, TextFormat.FILE.write(List.of(ReportBuilder.of(run, options))));
  }
}
