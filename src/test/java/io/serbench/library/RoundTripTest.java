package io.serbench.library;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.Datasets;
import io.serbench.e2e.Expectations;
import io.serbench.fork.RoundTripCheck;
import java.io.IOException;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every row that runs everywhere, and on the common class path, gives back what it claims. */
class RoundTripTest {
  private static final Datasets DATASETS = Datasets.all();

  static Stream<Arguments> rowsAndDatasets() throws IOException {
    Expectations expectations = Expectations.read();
    return Catalog.load().rows().stream()
        .filter(row -> row.unavailable().isEmpty() && row.ownJars().isEmpty())
        .filter(row -> !expectations.mayFail(row.name()))
        .flatMap(
            row ->
                DATASETS.names().stream()
                    .map(name -> DATASETS.find(name).orElseThrow())
                    .filter(dataset -> row.scope().covers(dataset.type()))
                    .map(dataset -> Arguments.of(row.name(), dataset.name(), row, dataset)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("rowsAndDatasets")
  void givesBackAnEqualFreshObject(String rowName, String name, Row row, Dataset<?> dataset)
      throws Exception {
    assertThat(roundTrip(row, dataset)).isEmpty();
  }

  private static <T> Optional<String> roundTrip(Row row, Dataset<T> dataset) throws Exception {
    return RoundTripCheck.check(RoundTripCheck.open(row, dataset.type()), dataset);
  }
}
