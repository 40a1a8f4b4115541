package io.serbench.cli.work;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Role;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.catalog.Tags;
import io.serbench.catalog.TestRows;
import io.serbench.result.CellResult;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import java.util.List;
import org.junit.jupiter.api.Test;

class OldResultsTest {
  private static final Tags TAGS = Runs.tags(Effort.MISC, Format.BINARY, Structure.FLAT_TREE);
  private static final Catalog CATALOG =
      Catalog.of(
          List.of(
              TestRows.end(Row.named("floor").plays(Role.YARDSTICK)),
              TestRows.end(Row.named("step").plays(Role.LADDER))));

  @Test
  void whatAnOldFileDoesNotSayTheCatalogDoes() {
    assertThat(roles(Runs.row("floor", TAGS))).containsExactly(Role.YARDSTICK);
    assertThat(roles(Runs.row("step#2", TAGS))).containsExactly(Role.LADDER);
    assertThat(roles(Runs.row("nobody-knows", TAGS))).isEmpty();
  }

  @Test
  void whatAFileSaysStands() {
    assertThat(roles(Runs.row("step", Runs.playing(Role.YARDSTICK, TAGS))))
        .containsExactly(Role.YARDSTICK);
  }

  @Test
  void nothingElseChanges() {
    Run run =
        Runs.run(
            List.of(
                Runs.measured(Runs.row("other", TAGS), 286, 1800),
                Runs.measured(Runs.row("step", Runs.playing(Role.LADDER, TAGS)), 286, 1800)));
    assertThat(Reporting.withRoles(run, CATALOG)).isEqualTo(run);
  }

  private static List<Role> roles(CellResult cell) {
    return Reporting.withRoles(Runs.run(List.of(cell)), CATALOG)
        .cells()
        .get(0)
        .info()
        .tags()
        .roles();
  }
}
