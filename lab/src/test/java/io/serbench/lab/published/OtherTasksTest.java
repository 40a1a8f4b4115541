package io.serbench.lab.published;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class OtherTasksTest {
  private static final Path FIGURES = Path.of("docs", "lab", "published");
  private OtherTasks others;

  @BeforeEach
  void readThem() throws IOException {
    others = OtherTasks.read(FIGURES.resolve("other-tasks.csv"));
  }

  @Test
  void everyOneIsAboutFiguresThatWerePublished() throws IOException {
    for (OtherTasks.Task task : others.tasks()) {
      PublishedSuite suite =
          Suites.all().stream()
              .filter(any -> any.name().equals(task.suite()))
              .findFirst()
              .orElseThrow();
      assertThat(suite.figures(FIGURES))
          .as(task.toString())
          .anyMatch(figure -> others.of(suite.name(), figure).equals(Optional.of(task)));
    }
  }

  @Test
  void theOverviewCountsTheOthersOnly() {
    Figure fory = figure("serialize arrays.200 heap", "Fory");
    Figure kryo = figure("serialize arrays.200 heap", "Kryo");
    Figure direct = figure("serialize arrays.200 direct", "Kryo");
    assertThat(others.without("zero-copy", List.of(fory, kryo, direct))).containsExactly(kryo);
    assertThat(others.without("classic", List.of(fory, kryo, direct))).hasSize(3);
    assertThat(others.of("zero-copy", fory).orElseThrow().difference()).contains("without copying");
  }

  private static Figure figure(String setting, String library) {
    return new Figure(setting, library, 1, new Counterpart("row", "arrays.200@heap", Measure.SER));
  }
}
