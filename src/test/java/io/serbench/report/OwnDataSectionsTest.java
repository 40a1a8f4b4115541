package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.result.DataProfile;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import java.util.List;
import org.junit.jupiter.api.Test;

class OwnDataSectionsTest {
  private static final DataProfile DATA = Runs.data("Order.a", "com.acme.Order", "a.json", "0123");

  private static Run run(DataProfile profile) {
    return Runs.on(SyntheticRun.complete(), profile);
  }

  @Test
  void everyRowIsSaidThoseThatFitFirst() {
    List<TriedRow> rows =
        List.of(
            new TriedRow("manual", "Order.a", Fit.SKIPPED, "needs code for the type"),
            new TriedRow(
                "gson", "Order.a", Fit.LOSES, "value.at should be 1 but is " + "9".repeat(200)),
            new TriedRow("kryo", "Order.a", Fit.FITS, ""),
            new TriedRow("kryo", "Order.a@stream", Fit.FITS, ""));
    String text = Written.unwrapped(OwnDataSections.of(run(DATA.withTriedRows(rows))));

    assertThat(text)
        .containsSubsequence(
            "Rows tried on Order.a -",
            "kryo fits gson loses value.at should be 1 but is 999",
            "... manual skipped needs code for the type",
            "Rows tried on Order.a@stream -",
            "kryo fits")
        .doesNotContain("9".repeat(160));
  }

  @Test
  void filesOfBeforeSayNothingOfIt() {
    assertThat(OwnDataSections.of(run(DATA))).isEmpty();
    assertThat(OwnDataSections.of(SyntheticRun.complete())).isEmpty();
  }
}
