package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Row;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.source.Recipe;
import io.serbench.dummy.DummyRows;
import io.serbench.protocol.FromFork;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.FromParent.RowTasks;
import io.serbench.protocol.Task;
import io.serbench.protocol.TaskAnswer;
import io.serbench.result.DataProfile;
import io.serbench.result.Longs;
import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What comes of orders that name several rows. */
class WorkTest {
  private static final Task CHECK =
      new Task.RoundTrip(
          new DatasetRecipe("media.1", new Recipe.Named(Optional.empty())), Transport.ARRAY);

  private static Row row(String name) {
    return new DummyRows()
        .rows().stream().filter(row -> row.name().equals(name)).findFirst().orElseThrow();
  }

  /** {@code fine} or {@code failed} for each check, then how it ended. */
  private static List<String> verify(String... rows) {
    List<String> said = new ArrayList<>();
    try (Work work = new Work(WorkTest::row, message -> said.addAll(word(message)), true)) {
      work.execute(
          new FromParent.Examine(
              Stream.of(rows).map(name -> new RowTasks(name, List.of(CHECK))).toList(),
              Optional.empty()));
    }
    return said;
  }

  private static List<String> word(FromFork message) {
    if (message instanceof TaskAnswer answer) {
      return List.of(answer.isFine() ? "fine" : "failed");
    }
    return message instanceof FromFork.Done done
        ? List.of(done.failure().isEmpty() ? "done" : done.failure().get().cause())
        : List.of();
  }

  @Test
  void rowsAreCheckedOneAfterTheOther() {
    assertThat(verify("dummy-fine", "dummy-lazy", "dummy-fine"))
        .containsExactly("fine", "fine", "fine", "done");
  }

  @Test
  void theWitnessIsReadWithoutARowAsOftenAsIsAsked() {
    List<FromFork> said = new ArrayList<>();
    try (Work work = new Work(WorkTest::row, said::add, true)) {
      work.execute(new FromParent.ReadWitness(0));
      work.execute(new FromParent.ReadWitness(1_000_000));
      work.execute(new FromParent.ReadWitness(1_000_000));
    }
    assertThat(said).hasSize(3).hasOnlyElementsOfType(FromFork.WitnessReadings.class);
    assertThat(said.get(0)).isEqualTo(new FromFork.WitnessReadings(Longs.NONE));
  }

  /** Says its size only when it is open. */
  @SuppressWarnings({"UnusedVariable", "DoNotCallSuggester"}) // Read by reflection.
  public static final class Valve {
    private int size;

    public int getSize() {
      throw new IllegalStateException("shut");
    }
  }

  /** Has nothing to say. */
  public static final class Signal {}

  private static DataProfile inspected(Class<?> type) {
    List<DataProfile> seen = new ArrayList<>();
    try (Work work =
        new Work(
            WorkTest::row,
            message -> {
              if (message instanceof FromFork.Inspected inspected) {
                inspected.profile().ifPresent(seen::add);
              }
            },
            true)) {
      work.execute(
          new FromParent.Inspect(
              new DatasetRecipe(
                  "a.b", new Recipe.Drawn(OwnType.of(type.getName()), 1, 2, OptionalInt.empty()))));
    }
    assertThat(seen).hasSize(1);
    return seen.get(0);
  }

  @Test
  void valuesOfWhichNoJsonCanBeMadeAreDescribedWithoutIt() {
    DataProfile profile = inspected(Valve.class);
    assertThat(profile.sha256()).isEmpty();
    assertThat(profile.contents().jsonBytes()).isEmpty();
    assertThat(profile.contents().numbers()).isEqualTo(2);
    assertThat(profile.reading().orElseThrow())
        .startsWith("no JSON can be made of " + Valve.class.getName() + ": ")
        .contains("shut");
  }

  @Test
  void objectsWithoutMembersAreJsonObjects() {
    DataProfile profile = inspected(Signal.class);
    assertThat(profile.contents().jsonBytes()).hasValue("{}{}".length());
    assertThat(profile.reading()).isEmpty();
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
