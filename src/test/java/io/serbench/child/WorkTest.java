package io.serbench.child;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Row;
import io.serbench.dataset.Recipe;
import io.serbench.dummy.DummyRows;
import io.serbench.protocol.FromChild;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.Check;
import io.serbench.protocol.FromParent.RowChecks;
import io.serbench.result.Usage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What comes of orders that name several rows. */
class WorkTest {
  private static final Check CHECK =
      new Check("media.1", new Recipe.Named(Optional.empty()), List.of(Usage.DEFAULT));

  private static Row row(String name) {
    return new DummyRows()
        .rows().stream().filter(row -> row.name().equals(name)).findFirst().orElseThrow();
  }

  /** {@code fine} or {@code failed} for each check, then how it ended. */
  private static List<String> verify(String... rows) {
    List<String> said = new ArrayList<>();
    try (Work work = new Work(WorkTest::row, message -> said.addAll(word(message)))) {
      work.execute(
          new FromParent.Verify(
              Stream.of(rows).map(name -> new RowChecks(name, List.of(CHECK))).toList()));
    }
    return said;
  }

  private static List<String> word(FromChild message) {
    if (message instanceof FromChild.Checked checked) {
      return List.of(checked.failure().isEmpty() ? "fine" : "failed");
    }
    return message instanceof FromChild.Done done
        ? List.of(done.failure().isEmpty() ? "done" : done.failure().get().cause())
        : List.of();
  }

  @Test
  void rowsAreCheckedOneAfterTheOther() {
    assertThat(verify("dummy-fine", "dummy-lazy", "dummy-fine"))
        .containsExactly("fine", "fine", "fine", "done");
  }

  @Test
  void theFirstMayFail() {
    assertThat(verify("dummy-unequal", "dummy-fine")).containsExactly("failed", "fine", "done");
  }

  @Test
  void whatFailsAfterOthersEndsTheOrder() {
    assertThat(verify("dummy-fine", "dummy-unequal", "dummy-lazy"))
        .containsExactly("fine", "failed", "done");
  }

  @Test
  void aRowThatIsNotThereEndsTheWork() {
    assertThat(verify("dummy-fine", "dummy-lost"))
        .satisfiesExactly(
            first -> assertThat(first).isEqualTo("fine"),
            end -> assertThat(end).startsWith("starting: ").contains("NoSuchElement"));
  }
}
