package io.serbench.cli.work;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.check.Verification;
import io.serbench.check.Verification.Finding;
import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import io.serbench.result.CellId;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.Workload;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What verify says of data of a user's. */
class FitReportTest {
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
    services.verifier.special =
        List.of(
            fit("fst", Fit.LOSES, "value.price is null"),
            fit("json/jackson/manual", Fit.SKIPPED, "needs code for the type: a reader"));
    assertThat(verify().out())
        .isEqualTo(
            """
            fits (1):
              kryo-flat

            loses (1):
              fst  value.price is null

            unavailable (1):
              wobly  not on Maven Central

            skipped (1):
              needs code for the type: json/jackson/manual

            json.sales: 4 rows; fits 1, loses 1, skipped 1, unavailable 1
            """);
  }

  @Test
  void overAllRowsItIsEnoughThatSomeFit() {
    services.verifier.failingRow = Optional.of("fst");
    assertThat(verify().exit()).isZero();
    services.verifier.special =
        List.of(
            fit("kryo-flat", Fit.REFUSES, "no"),
            fit("fst", Fit.LOSES, "no"),
            fit("json/jackson/manual", Fit.SKIPPED, "needs code for the type"));
    assertThat(verify().exit()).isEqualTo(1);
  }

  @Test
  void eachRowThatWasSelectedHasToFit() {
    services.verifier.failingRow = Optional.of("fst");
    assertThat(verify("-include=kryo-flat,fst").exit()).isEqualTo(1);
    assertThat(verify("-exclude=wobly").exit()).isEqualTo(1);
    assertThat(verify("-include=kryo-flat").exit()).isZero();
    assertThat(verify("-include=kryo-flat,wobly").exit()).isZero();
  }

  private static Verification fit(String row, Fit fit, String cause) {
    Finding status = fit == Fit.SKIPPED ? Finding.NOT_CARRIED : Finding.ERROR;
    return new Verification(new CellId(row, new Workload("json.sales")), status, cause, fit);
  }
}
