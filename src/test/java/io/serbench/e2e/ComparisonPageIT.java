package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.compare.ComparedRun;
import io.serbench.compare.RunComparison;
import io.serbench.compare.TwoRuns;
import io.serbench.compare.page.ComparisonPage;
import io.serbench.report.format.Formats;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a reader of a comparison's web page sees, in a real browser. */
class ComparisonPageIT {
  private static final double SAME = 0.02;
  private static final String EVIL = "<img src=x onerror=\"window.evil=1\">'\"&amp;";
  private static final Offset<Double> PIXEL = within(1.0);
  private static final double[] FORKS = {9900, 9950, 10_000, 10_000, 10_050, 10_100};

  @TempDir private static Path folder;
  private static Browser browser;
  private static String page;

  @BeforeAll
  static void openAPage() throws IOException {
    browser = Browser.startOrSkip(folder);
    RunComparison comparison = RunComparison.of(side(1, 1, 1), side(1.2, 0.75, 9), SAME);
    Path file = folder.resolve("page.html");
    Files.writeString(
        file,
        Formats.byName("html")
            .orElseThrow()
            .pageWriter()
            .orElseThrow()
            .apply(ComparisonPage.of(List.of(comparison), TwoRuns.OPEN, SAME)));
    page = file.toUri().toString();
  }

  @AfterAll
  static void end() {
    if (browser != null) {
      browser.close();
    }
  }

  private static ComparedRun side(double slower, double faster, double wild) {
    Run run =
        TwoRuns.run(
            TwoRuns.row("kryo-flat", 286, TwoRuns.times(slower, FORKS)),
            TwoRuns.row("json/jackson/databind-afterburner", 486, TwoRuns.times(faster, FORKS)),
            TwoRuns.row("fst", 300, FORKS),
            TwoRuns.row("wild", 300, TwoRuns.times(wild, FORKS)),
            TwoRuns.row("once", 300, 10_000 * slower),
            TwoRuns.row(EVIL, 300, FORKS));
    return ComparedRun.of("r.json", run, Noise.REJECT, id -> true);
  }

  @ParameterizedTest
  @CsvSource({"400, false", "400, true", "1600, false", "1600, true"})
  void fitsAnyWidthAsksNobodyAndComplainsOfNothing(int width, boolean dark) throws IOException {
    browser.look(width, 1600, dark);
    browser.open(page);
    assertThat(browser.eval("document.documentElement.scrollWidth").asInt())
        .isLessThanOrEqualTo(width);
    assertThat(browser.eval("document.querySelector('.ratios').scrollWidth").asInt())
        .isLessThanOrEqualTo(width);
    browser.picture(folder.resolve("ratios.png"));
    assertThat(browser.requests()).allMatch(uri -> uri.startsWith(page) || uri.equals("data:,"));
    assertThat(browser.complaints()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"400", "1600"})
  void slowerIsRightOfOneAndFasterIsLeft(int width) {
    browser.look(width, 1600, false);
    browser.open(page);
    double one = place(".more .one", "left");
    assertThat(place(".more .ratio", "left")).isCloseTo(one, PIXEL);
    assertThat(place(".more .ratio", "right")).isGreaterThan(one + 5);
    assertThat(place(".less .ratio", "right")).isCloseTo(one, PIXEL);
    assertThat(place(".less .ratio", "left")).isLessThan(one - 5);
    // Neither reaches into the text beside it.
    assertThat(
            browser
                .eval(
                    "[...document.querySelectorAll('.ratios tbody tr')].every(row => {"
                        + " const box = row.querySelector('.drawn').getBoundingClientRect();"
                        + " return [...row.querySelectorAll('svg *')].every(it => {"
                        + " const drawn = it.getBoundingClientRect();"
                        + " return drawn.left >= box.left - 1 && drawn.right <= box.right + 1})})")
                .asBoolean())
        .isTrue();
  }

  @Test
  void eachVerdictIsAWordWithASign() {
    browser.look(1600, 1600, false);
    browser.open(page);
    assertThat(
            browser.texts(
                "[...document.querySelectorAll('.ratios .verdict')].map(e => e.innerText)"))
        .contains("▲ slower", "▼ faster", "? undecided")
        .hasSize(6 * 4);
  }

  @Test
  void namesAreNothingButText() {
    browser.look(1600, 1600, false);
    browser.open(page);
    assertThat(
            browser.texts("[...document.querySelectorAll('.ratios tbody th')].map(e=>e.innerText)"))
        .contains(EVIL, "fst", "wild");
    assertThat(browser.eval("window.evil === undefined").asBoolean()).isTrue();
    assertThat(browser.eval("document.querySelectorAll('img, script').length").asInt()).isZero();
  }

  private static double place(String selector, String side) {
    return browser
        .eval(
            "document.querySelector('.ratios %s').getBoundingClientRect().%s"
                .formatted(selector, side))
        .asDouble();
  }
}
