package io.serbench.check;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Requirement;
import io.serbench.catalog.Row;
import io.serbench.catalog.TestRows;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.evolution.Version;
import io.serbench.dataset.evolution.WriterSchema;
import io.serbench.process.ForkLauncher.StartedFork;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.Task;
import io.serbench.protocol.TaskAnswer;
import io.serbench.protocol.TaskAnswer.TaskOutcome;
import io.serbench.result.Failure;
import io.serbench.result.Observed;
import io.serbench.run.Requests;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

/** Which JVM does what, with children that answer at once. */
class EvolutionCheckTest {
  private static final Row ROW = Requests.rows(1)[0];

  /** Ends the fake JVM. */
  private static final class Death extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private final List<String> jvms = Collections.synchronizedList(new ArrayList<>());
  private final Set<Path> folders = new ConcurrentSkipListSet<>();
  private final List<Observed> heard = new ArrayList<>();
  private BiFunction<Version, Task, TaskAnswer> answers = EvolutionCheckTest::fine;

  private final ScriptedForks children =
      new ScriptedForks() {
        @Override
        Optional<Failure> act(
            Row row, List<Path> first, FromParent order, StartedFork.ForkListener listener) {
          assertThat(first).allMatch(EvolutionCheckTest::hasClasses);
          folders.addAll(first);
          Version version = first.isEmpty() ? Version.FIRST : version(first.get(0));
          StringBuilder done = new StringBuilder(row.name() + " " + version + ":");
          try {
            for (Task task : ((FromParent.Examine) order).rows().get(0).tasks()) {
              done.append(' ').append(described(task));
              listener.hear(answers.apply(version, task));
            }
            return Optional.empty();
          } catch (Death e) {
            return Optional.of(Failure.of(Failure.Mode.CRASH, "the JVM crashed"));
          } finally {
            jvms.add(done.toString());
          }
        }
      };

  private final Engine<Observed> engine =
      new Engine<>((jvm, inProcess) -> children, new EvolutionCheck());

  private static boolean hasClasses(Path folder) {
    Path beans = folder.resolve("io/serbench/dataset/evolution");
    return Files.exists(beans.resolve("Item.class")) && Files.exists(beans.resolve("Words.class"));
  }

  private static Version version(Path folder) {
    String name = folder.getFileName().toString().substring("version-".length());
    return Version.valueOf(name.toUpperCase(Locale.ROOT));
  }

  private static String described(Task task) {
    if (task instanceof Task.ReadVersion read) {
      return "reads " + new String(read.messages().get(0).array(), UTF_8);
    }
    if (task instanceof Task.ReadRewritten read) {
      return read.writer().name();
    }
    return task instanceof Task.Trait trait ? trait.feature().name() : "writes";
  }

  /** All is well; each version writes its name. */
  private static TaskAnswer fine(Version version, Task task) {
    return task instanceof Task.WriteVersion
        ? new TaskAnswer(TaskOutcome.DONE, "", List.of(Bytes.of(version.name().getBytes(UTF_8))))
        : TaskAnswer.fine();
  }

  private List<Observed> examine(Row... rows) {
    return engine.run(Requests.of(1, rows), heard::add);
  }

  private Observed examine(BiFunction<Version, Task, TaskAnswer> scripted) {
    answers = scripted;
    return examine(ROW).get(0);
  }

  @Test
  void everyVersionIsPlayedByAJvmOfItsOwn() {
    Observed observed = examine(ROW).get(0);

    assertThat(jvms)
        .containsExactly(
            "row0 FIRST: writes",
            "row0 ADDED: reads FIRST writes",
            "row0 REMOVED: reads FIRST writes",
            "row0 REORDERED: reads FIRST writes",
            "row0 WIDENED: reads FIRST writes",
            "row0 FIRST: reads FIRST reads ADDED reads REMOVED reads REORDERED reads WIDENED"
                + " CONTAINS_SCHEMA NULLS UNICODE CACHES_VALUES SHARED_REFERENCES CYCLES");
    assertThat(observed.isTried()).isTrue();
    assertThat(observed.verdicts())
        .hasSize(14)
        .containsEntry("new code, added", "reads")
        .containsEntry("old code, widened", "reads");
    assertThat(observed.causes()).isEmpty();
  }

  @Test
  void rowsAreSaidInTheirOrder() {
    List<Observed> all = examine(Requests.rows(3));

    assertThat(all).extracting(Observed::row).containsExactly("row0", "row1", "row2");
    assertThat(jvms).hasSize(18);
    assertThat(heard).isEqualTo(all);
  }

  @Test
  void theClassesAreGoneAfterwards() {
    examine(ROW);
    assertThat(folders).hasSize(4).noneMatch(Files::exists);
  }

  @Test
  void whatCannotRunHereIsNotTried() {
    Row missing =
        Requests.opened(Requests.row("missing").requires(new Requirement("no.Such", "not here")));
    assertThat(examine(missing))
        .containsExactly(Observed.notTried("missing", "UNAVAILABLE", "not here"));
    assertThat(jvms).isEmpty();
  }

  @Test
  void whatReadsAllHasNoMismatchToDetect() {
    assertThat(examine(EvolutionCheckTest::fine).features())
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
  void aWidenedFieldThatIsRefusedIsADetectedMismatch() {
    Observed observed = examine((version, task) -> whenWidened(version, task, TaskOutcome.FAILED));
    assertThat(observed.features())
        .contains(
            Feature.VERSIONING_BACKWARD_COMPATIBLE,
            Feature.VERSIONING_FORWARD_COMPATIBLE,
            Feature.VERSIONING_MISMATCH_DETECTION);
    assertThat(observed.causes()).containsOnlyKeys("new code, widened").containsValue("count");
  }

  @Test
  void oneSilentMistakeIsEnoughToDetectNothing() {
    for (TaskOutcome silent :
        List.of(TaskOutcome.INCOMPLETE, TaskOutcome.WRONG, TaskOutcome.DIED)) {
      Observed observed =
          examine(
              (version, task) ->
                  version == Version.REORDERED && task instanceof Task.ReadVersion
                      ? TaskAnswer.of(TaskOutcome.FAILED, "no")
                      : whenWidened(version, task, silent));
      assertThat(observed.features()).doesNotContain(Feature.VERSIONING_MISMATCH_DETECTION);
    }
  }

  private static TaskAnswer whenWidened(Version version, Task task, TaskOutcome verdict) {
    return version == Version.WIDENED && task instanceof Task.ReadVersion
        ? TaskAnswer.of(verdict, "count")
        : fine(version, task);
  }

  @Test
  void backwardAndForwardAreToldApart() {
    Observed observed =
        examine(
            (version, task) ->
                task instanceof Task.ReadVersion read && read.writer() == Version.ADDED
                    ? TaskAnswer.of(TaskOutcome.INCOMPLETE, "id")
                    : fine(version, task));
    assertThat(observed.features())
        .contains(Feature.VERSIONING_BACKWARD_COMPATIBLE)
        .doesNotContain(Feature.VERSIONING_FORWARD_COMPATIBLE);
  }

  @Test
  void whatAVersionCannotWriteTheOldCodeCannotRead() {
    Observed observed =
        examine(
            (version, task) ->
                version == Version.ADDED && task instanceof Task.WriteVersion
                    ? TaskAnswer.of(TaskOutcome.FAILED, "no")
                    : fine(version, task));
    assertThat(observed.verdicts().get("old code, added")).isEqualTo("refuses");
    assertThat(observed.causes()).containsEntry("old code, added", "cannot be written: no");
  }

  @Test
  void aJvmThatEndsCostsTheTaskThatItWasAt() {
    Observed observed =
        examine(
            (version, task) -> {
              boolean deadly =
                  (task instanceof Task.ReadVersion read && read.writer() == Version.REMOVED)
                      || (task instanceof Task.Trait trait && trait.feature() == Feature.CYCLES);
              if (deadly) {
                throw new Death();
              }
              return fine(version, task);
            });

    assertThat(jvms.subList(5, jvms.size()))
        .containsExactly(
            "row0 FIRST: reads FIRST reads ADDED reads REMOVED",
            "row0 FIRST: reads REORDERED reads WIDENED CONTAINS_SCHEMA NULLS UNICODE CACHES_VALUES"
                + " SHARED_REFERENCES CYCLES");
    assertThat(observed.verdicts().get("old code, removed")).isEqualTo("crashes");
    assertThat(observed.causes()).containsEntry("old code, removed", "the JVM crashed");
    assertThat(observed.verdicts().get("old code, widened")).isEqualTo("reads");
    assertThat(observed.features())
        .contains(Feature.SHARED_REFERENCES)
        .doesNotContain(Feature.CYCLES);
  }

  private static final Row FOR_MEDIA = TestRows.end(TestRows.builder("manual").only("media"));

  private Observed ofMedia(WriterSchema misread) {
    answers =
        (version, task) ->
            task instanceof Task.ReadRewritten read && read.writer() == misread
                ? TaskAnswer.of(TaskOutcome.WRONG, "title")
                : fine(version, task);
    return examine(FOR_MEDIA).get(0);
  }

  @Test
  void aRowWithASchemaReadsWhatOtherSchemasWrote() {
    Observed observed = examine(FOR_MEDIA).get(0);

    assertThat(jvms)
        .containsExactly(
            "manual FIRST: SAME WITHOUT_COPYRIGHT WITH_ONE_MORE WITH_ONE_BETWEEN WITHOUT_TITLE"
                + " BEFORE_REORDERED AFTER_REORDERED WITH_INT_SIZE WITH_LONG_HEIGHT"
                + " CONTAINS_SCHEMA NULLS UNICODE CACHES_VALUES SHARED_REFERENCES CYCLES");
    assertThat(observed.isTried()).isTrue();
    assertThat(observed.verdicts()).hasSize(14);
  }

  @Test
  void newAndOldCodeOfASchemaAreToldApart() {
    Observed old = ofMedia(WriterSchema.WITH_ONE_MORE);
    assertThat(old.verdicts().get("old code, added")).isEqualTo("misreads");
    assertThat(old.verdicts().get("new code, added")).isEqualTo("reads");
    assertThat(old.features())
        .contains(Feature.VERSIONING_BACKWARD_COMPATIBLE)
        .doesNotContain(Feature.VERSIONING_FORWARD_COMPATIBLE);
    assertThat(ofMedia(WriterSchema.WITH_ONE_BETWEEN).features())
        .contains(Feature.VERSIONING_FORWARD_COMPATIBLE)
        .doesNotContain(Feature.VERSIONING_BACKWARD_COMPATIBLE);
  }

  @Test
  void aRowWhoseMessagesNothingRewritesShowsItsTraitsOnly() {
    answers =
        (version, task) ->
            task instanceof Task.ReadRewritten
                ? TaskAnswer.of(TaskOutcome.INAPPLICABLE, "nothing does")
                : fine(version, task);
    Observed observed = examine(FOR_MEDIA).get(0);

    assertThat(observed.status()).isEqualTo("NOT_CARRIED");
    assertThat(observed.cause()).isEqualTo("is made for media");
    assertThat(observed.features()).hasSize(6).noneMatch(Feature::isVersioning);
  }

  @Test
  void aRowThatDoesNotReadASchemaThatIsItsOwnTellsNothingOfOthers() {
    Observed observed = ofMedia(WriterSchema.SAME);

    assertThat(observed.status()).isEqualTo("NOT_CARRIED");
    assertThat(observed.cause()).isEqualTo("title");
    assertThat(observed.features()).noneMatch(Feature::isVersioning);
  }

  @Test
  void aRowWithoutMediaShowsItsTraitsOnly() {
    examine(TestRows.end(TestRows.builder("numbers").only("numeric")));
    assertThat(jvms)
        .containsExactly(
            "numbers FIRST: CONTAINS_SCHEMA NULLS UNICODE CACHES_VALUES SHARED_REFERENCES CYCLES");
  }

  @Test
  void aRowThatDoesNotReadItsOwnDataIsAnError() {
    Observed observed =
        examine(
            (version, task) ->
                task instanceof Task.WriteVersion
                    ? TaskAnswer.of(TaskOutcome.WRONG, "value.id is 0")
                    : fine(version, task));

    assertThat(observed.status()).isEqualTo("ERROR");
    assertThat(observed.cause()).isEqualTo("value.id is 0");
    assertThat(observed.features()).noneMatch(Feature::isVersioning);
  }

  @Test
  void dataThatNeedTheirWriterSayNothingOfVersions() {
    Observed observed =
        examine(
            (version, task) ->
                task instanceof Task.ReadVersion
                    ? TaskAnswer.of(TaskOutcome.FAILED, "no")
                    : fine(version, task));

    assertThat(observed.status()).isEqualTo("NOT_CARRIED");
    assertThat(observed.cause()).isEqualTo("does not read in one JVM what it wrote in another: no");
    assertThat(observed.features()).contains(Feature.NULLS).noneMatch(Feature::isVersioning);
  }

  @Test
  void anInterruptionStartsNoMoreJvms() {
    answers =
        (version, task) -> {
          if (version == Version.ADDED) {
            engine.interrupt();
          }
          return fine(version, task);
        };
    assertThat(examine(ROW)).isEmpty();
    assertThat(jvms).containsExactly("row0 FIRST: writes", "row0 ADDED: reads FIRST writes");
  }
}
