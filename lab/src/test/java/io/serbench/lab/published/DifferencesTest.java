package io.serbench.lab.published;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What the page's table of ratios has belongs to the published figures beside it. */
class DifferencesTest {
  private static final Path FIGURES = Path.of("docs", "lab", "published");

  @Test
  void everyRatioIsThatOfAPublishedFigure() throws IOException {
    for (Line line : Line.in(FIGURES.resolve("differences.csv"))) {
      PublishedSuite suite =
          Suites.all().stream()
              .filter(any -> any.name().equals(line.get("suite")))
              .findFirst()
              .orElseThrow();
      List<Figure> setting =
          suite.figures(FIGURES).stream()
              .filter(figure -> figure.setting().equals(line.get("setting")))
              .toList();
      Figure figure =
          setting.stream()
              .filter(any -> any.library().equals(line.get("library")))
              .findFirst()
              .orElseThrow();
      double ratio = figure.nanos() / setting.get(0).nanos();
      assertThat(String.format(Locale.ROOT, "%.2f", ratio))
          .as(line.toString())
          .isEqualTo(line.get("published"));
    }
  }
}
