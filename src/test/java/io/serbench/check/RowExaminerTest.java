package io.serbench.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.catalog.TestRows;
import io.serbench.check.RowExaminer.VersionPlayers;
import io.serbench.check.Verification.Finding;
import io.serbench.dataset.evolution.Version;
import io.serbench.protocol.Answer;
import io.serbench.protocol.ReadOutcome;
import io.serbench.protocol.Task;
import io.serbench.result.Failure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

/** Which JVM does what, with children that answer at once. */
class RowExaminerTest {
  private static final Row ROW = TestRows.row("row");

  /** Ends the fake JVM. */
  private static final class Death extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private final List<String> jvms = new ArrayList<>();
  private boolean interrupted;

  private Examined examine(Row row, BiFunction<Version, Task, Answer> answers)
      throws InterruptedException {
    VersionPlayers players =
        (asked, version, tasks, onAnswer) -> {
          StringBuilder done = new StringBuilder(version.name()).append(':');
          jvms.add(done.toString());
          for (Task task : tasks) {
            done.append(' ').append(described(task));
            jvms.set(jvms.size() - 1, done.toString());
            try {
              onAnswer.accept(answers.apply(version, task));
            } catch (Death e) {
              return Optional.of(Failure.of(Failure.Kind.CRASH, "the JVM crashed"));
            }
          }
          return Optional.empty();
        };
    return new RowExaminer(row, RowExaminer.Subject.BUNDLED, players, () -> interrupted).examine();
  }

  private static String described(Task task) {
    if (task instanceof Task.Read read) {
      return "reads " + read.base64().get(0);
    }
    return task instanceof Task.Trait trait ? trait.feature().name() : "writes";
  }

  /** All is well; each version writes its name. */
  private static Answer fine(Version version, Task task) {
    return task instanceof Task.Write
        ? new Answer(ReadOutcome.READS, "", List.of(version.name()))
        : Answer.fine();
  }

  @Test
  void everyVersionIsPlayedByAJvmOfItsOwn() throws InterruptedException {
    Examined examined = examine(ROW, RowExaminerTest::fine);

    assertThat(jvms)
        .containsExactly(
            "FIRST: writes",
            "ADDED: reads FIRST writes",
            "REMOVED: reads FIRST writes",
            "REORDERED: reads FIRST writes",
            "WIDENED: reads FIRST writes",
            "FIRST: reads FIRST reads ADDED reads REMOVED reads REORDERED reads WIDENED"
                + " CONTAINS_SCHEMA NULLS UNICODE CACHES_VALUES SHARED_REFERENCES CYCLES");
    assertThat(examined.status()).isEqualTo(Finding.OK);
    assertThat(examined.newReadsOld()).containsOnlyKeys(Version.CHANGES);
    assertThat(examined.oldReadsNew()).containsOnlyKeys(Version.CHANGES);
  }

  @Test
  void whatReadsAllHasNoMismatchToDetect() throws InterruptedException {
    assertThat(examine(ROW, RowExaminerTest::fine).features())
        .containsExactly(
            Feature.VERSIONING_BACKWARD_COMPATIBLE,
            Feature.VERSIONING_FORWARD_COMPATIBLE,
            Feature.CONTAINS_SCHEMA,
            Feature.SHARED_REFERENCES,
            Feature.CYCLES,
            Feature.NULLS,
            Feature.UNICODE,
            Feature.CACHES_VALUES);
  }

  @Test
  void aWidenedFieldThatIsRefusedIsADetectedMismatch() throws InterruptedException {
    Examined examined =
        examine(ROW, (version, task) -> whenWidened(version, task, ReadOutcome.REFUSES));
    assertThat(examined.features())
        .contains(
            Feature.VERSIONING_BACKWARD_COMPATIBLE,
            Feature.VERSIONING_FORWARD_COMPATIBLE,
            Feature.VERSIONING_MISMATCH_DETECTION);
  }

  @Test
  void oneSilentMistakeIsEnoughToDetectNothing() throws InterruptedException {
    for (ReadOutcome silent :
        List.of(ReadOutcome.LOSES, ReadOutcome.MISREADS, ReadOutcome.CRASHES)) {
      Examined examined =
          examine(
              ROW,
              (version, task) ->
                  version == Version.REORDERED && task instanceof Task.Read
                      ? Answer.of(ReadOutcome.REFUSES, "no")
                      : whenWidened(version, task, silent));
      assertThat(examined.features()).doesNotContain(Feature.VERSIONING_MISMATCH_DETECTION);
    }
  }

  private static Answer whenWidened(Version version, Task task, ReadOutcome verdict) {
    return version == Version.WIDENED && task instanceof Task.Read
        ? Answer.of(verdict, "count")
        : fine(version, task);
  }

  @Test
  void backwardAndForwardAreToldApart() throws InterruptedException {
    Examined examined =
        examine(
            ROW,
            (version, task) ->
                task instanceof Task.Read read && read.writer() == Version.ADDED
                    ? Answer.of(ReadOutcome.LOSES, "id")
                    : fine(version, task));
    assertThat(examined.features())
        .contains(Feature.VERSIONING_BACKWARD_COMPATIBLE)
        .doesNotContain(Feature.VERSIONING_FORWARD_COMPATIBLE);
  }

  @Test
  void aJvmThatEndsCostsTheTaskThatItWasAt() throws InterruptedException {
    Examined examined =
        examine(
            ROW,
            (version, task) -> {
              boolean deadly =
                  (task instanceof Task.Read read && read.writer() == Version.REMOVED)
                      || (task instanceof Task.Trait trait && trait.feature() == Feature.CYCLES);
              if (deadly) {
                throw new Death();
              }
              return fine(version, task);
            });

    assertThat(jvms.subList(5, jvms.size()))
        .containsExactly(
            "FIRST: reads FIRST reads ADDED reads REMOVED",
            "FIRST: reads REORDERED reads WIDENED CONTAINS_SCHEMA NULLS UNICODE CACHES_VALUES"
                + " SHARED_REFERENCES CYCLES");
    assertThat(examined.oldReadsNew().get(Version.REMOVED))
        .isEqualTo(Answer.of(ReadOutcome.CRASHES, "the JVM crashed"));
    assertThat(examined.oldReadsNew().get(Version.WIDENED)).isEqualTo(Answer.fine());
    assertThat(examined.features())
        .contains(Feature.SHARED_REFERENCES)
        .doesNotContain(Feature.CYCLES);
  }

  @Test
  void aRowThatIsMadeForOtherTypesShowsItsTraitsOnly() throws InterruptedException {
    Row row = TestRows.end(TestRows.builder("manual").only("media"));
    Examined examined = examine(row, RowExaminerTest::fine);

    assertThat(jvms)
        .containsExactly(
            "FIRST: CONTAINS_SCHEMA NULLS UNICODE CACHES_VALUES SHARED_REFERENCES CYCLES");
    assertThat(examined.status()).isEqualTo(Finding.NOT_CARRIED);
    assertThat(examined.cause()).isEqualTo("is made for media");
    assertThat(examined.features()).hasSize(6).noneMatch(Feature::isVersioning);
  }

  @Test
  void aRowThatDoesNotReadItsOwnDataIsAnError() throws InterruptedException {
    Examined examined =
        examine(
            ROW,
            (version, task) ->
                task instanceof Task.Write
                    ? Answer.of(ReadOutcome.MISREADS, "value.id is 0")
                    : fine(version, task));

    assertThat(examined.status()).isEqualTo(Finding.ERROR);
    assertThat(examined.cause()).isEqualTo("value.id is 0");
    assertThat(examined.features()).noneMatch(Feature::isVersioning);
  }

  @Test
  void dataThatNeedTheirWriterSayNothingOfVersions() throws InterruptedException {
    Examined examined =
        examine(
            ROW,
            (version, task) ->
                task instanceof Task.Read
                    ? Answer.of(ReadOutcome.REFUSES, "no")
                    : fine(version, task));

    assertThat(examined.status()).isEqualTo(Finding.NOT_CARRIED);
    assertThat(examined.cause()).isEqualTo("does not read in one JVM what it wrote in another: no");
    assertThat(examined.features()).contains(Feature.NULLS).noneMatch(Feature::isVersioning);
  }

  @Test
  void anInterruptionStartsNoMoreJvms() throws InterruptedException {
    examine(
        ROW,
        (version, task) -> {
          interrupted = version == Version.ADDED;
          return fine(version, task);
        });
    assertThat(jvms).containsExactly("FIRST: writes", "ADDED: reads FIRST writes");
  }
}
