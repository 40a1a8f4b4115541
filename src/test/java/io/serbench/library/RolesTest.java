package io.serbench.library;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Role;
import io.serbench.catalog.Row;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The parts that rows play in reports. */
class RolesTest {
  private static final List<Row> ROWS = Rows.ALL.rows();

  @Test
  void oneRowIsWhatAllOthersAreMeasuredAgainst() {
    assertThat(playing(Role.YARDSTICK)).extracting(Row::name).containsExactly("copy");
  }

  @Test
  void librariesWithSeveralAmountsOfKnowledgeHaveALadder() {
    List<Row> steps = playing(Role.LADDER);
    assertThat(steps).doesNotContainAnyElementsOf(playing(Role.YARDSTICK));
    assertThat(steps)
        .extracting(row -> row.library().name())
        .contains("Kryo", "FST", "Apache Fory", "protostuff");
  }

  private static List<Row> playing(Role role) {
    return ROWS.stream().filter(row -> row.tags().plays(role)).toList();
  }
}
