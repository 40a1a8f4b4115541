package io.serbench.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Topic;
import io.serbench.check.SeenRows;
import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import io.serbench.result.Answered;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.Observed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What verify says of data of a user's. */
class RoundTripCommandTest {
  @TempDir private Path directory;
  private final FakeServices services = new FakeServices();
  private Path sales;

  @BeforeEach
  void writeData() throws IOException {
    sales = Files.writeString(directory.resolve("sales.ndjson"), "{}");
  }

  private CliRun verify(String... more) {
    List<String> arguments = new ArrayList<>(List.of("check", sales.toString()));
    arguments.addAll(List.of(more));
    return CliRun.of(services, arguments.toArray(String[]::new));
  }

  @Test
  void rowsStandInGroupsAndTotalsAtTheEnd() {
    sees("fst", Fit.LOSES, "value.price is null");
    services.checks.seen.put(
        "json/jackson/manual",
        Observed.notTried(
            "json/jackson/manual", "NOT_CARRIED", "needs code for the type: a reader"));
    assertThat(verify().out())
        .startsWith(
            """
            fits (1):
              kryo-flat

            loses (1):
              fst  value.price is null

            skipped (1):
              needs code for the type: json/jackson/manual

            unavailable (1):
              wobly  not on Maven Central

            json.sales: 4 rows; fits 1, loses 1, skipped 1, unavailable 1
            """);
  }

  @Test
  void overAllRowsItIsEnoughThatSomeFit() {
    sees("fst", Fit.REFUSES, "no");
    assertThat(verify().exit()).isZero();
    sees("kryo-flat", Fit.REFUSES, "no");
    sees("json/jackson/manual", Fit.LOSES, "no");
    assertThat(verify().exit()).isEqualTo(1);
  }

  @Test
  void eachRowThatWasSelectedHasToFit() {
    sees("fst", Fit.REFUSES, "no");
    assertThat(verify("-include=kryo-flat,fst").exit()).isEqualTo(1);
    assertThat(verify("-exclude=wobly").exit()).isEqualTo(1);
    assertThat(verify("-include=kryo-flat").exit()).isZero();
    assertThat(verify("-include=kryo-flat,wobly").exit()).isZero();
  }

  private void sees(String row, Fit fit, String cause) {
    services.checks.seen.put(
        row, SeenRows.of(row, List.of(Answered.of(Topic.of("json.sales"), fit, cause))));
  }
}
