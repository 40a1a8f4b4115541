package io.serbench.lab.published;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Catalog;
import io.serbench.dataset.DataType;
import io.serbench.dataset.source.Datasets;
import io.serbench.serializer.Transport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SuitesTest {
  private static final Path FIGURES = Path.of("docs", "lab", "published");
  private static final Catalog CATALOG = Catalog.load();

  static List<PublishedSuite> suites() {
    return Suites.all();
  }

  /** Data sets that rows do not support. The page lists their figures as having no counterpart. */
  private static final Set<String> LEFT =
      Set.of(
          "fory-xlang sample: has no char in the format for all languages",
          "fory-xlang sample-list: has no char in the format for all languages",
          "json/genson clients.1k: drops zeros at the end of a BigDecimal",
          "json/genson clients.10k: drops zeros at the end of a BigDecimal",
          "json/genson clients.100k: drops zeros at the end of a BigDecimal",
          "json/genson clients.1000k: drops zeros at the end of a BigDecimal");

  @ParameterizedTest
  @MethodSource("suites")
  void everyFigureIsHeldAgainstWhatARowDoes(PublishedSuite suite) throws IOException {
    List<Figure> figures = suite.figures(FIGURES);
    assertThat(figures).hasSizeGreaterThan(10);
    assertThat(figures.stream().flatMap(figure -> obstacle(figure.ours()).stream()))
        .isSubsetOf(LEFT);
  }

  private static Optional<String> obstacle(Counterpart ours) {
    String[] workload = ours.workload().split("@", 2);
    String transport = workload.length == 1 ? Transport.ARRAY.word() : workload[1];
    Transport over =
        Arrays.stream(Transport.values())
            .filter(any -> any.word().equals(transport))
            .findFirst()
            .orElseThrow();
    DataType<?> type = Datasets.all().type(Datasets.family(workload[0])).orElseThrow();
    return CATALOG
        .find(ours.row())
        .orElseThrow()
        .obstacle(type, over)
        .map(why -> ours.row() + " " + ours.workload() + ": " + why);
  }
}
