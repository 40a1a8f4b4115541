package io.serbench.check;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.serbench.catalog.Row;
import io.serbench.catalog.UserClassPath;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.dataset.source.Recipe;
import io.serbench.process.ForkLauncher.StartedFork;
import io.serbench.process.JvmChoice;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.Task;
import io.serbench.protocol.TaskAnswer;
import io.serbench.protocol.TaskAnswer.TaskOutcome;
import io.serbench.result.Failure;
import io.serbench.result.Observed;
import io.serbench.run.Requests;
import io.serbench.run.RunRequest;
import io.serbench.run.RunRequest.Matrix;
import io.serbench.run.Variant;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

/** Which build reads what, with children that answer at once. */
class BuildsCheckTest {
  private static final Row ROW = Requests.rows(1)[0];
  private static final OwnType ORDER = OwnType.of("com.acme.Order");

  private final List<String> jvms = new ArrayList<>();

  /** Answers as the build of this name does. */
  private BiFunction<String, Task, TaskAnswer> answers = BuildsCheckTest::fine;

  private static TaskAnswer fine(String build, Task task) {
    return task instanceof Task.ReadBuild ? TaskAnswer.fine() : written(build);
  }

  private static TaskAnswer written(String text) {
    return new TaskAnswer(TaskOutcome.DONE, "", List.of(Bytes.of(text.getBytes(UTF_8))));
  }

  private final class Build extends ScriptedForks {
    private final String name;

    Build(JvmChoice jvm) {
      this.name = jvm.classPath().entries().get(0).toString();
    }

    @Override
    Optional<Failure> act(
        Row row, List<Path> first, FromParent order, StartedFork.ForkListener listener) {
      StringBuilder done = new StringBuilder(name + ":");
      for (Task task : ((FromParent.Examine) order).rows().get(0).tasks()) {
        done.append(' ').append(described(task));
        listener.hear(answers.apply(name, task));
      }
      jvms.add(done.toString());
      return Optional.empty();
    }
  }

  private static String described(Task task) {
    if (task instanceof Task.ReadBuild read) {
      String said = text(((Recipe.JsonFile) read.data().recipe()).json());
      return "reads " + text(read.messages().get(0)) + " of " + said;
    }
    return task instanceof Task.WriteJson ? "says" : "writes";
  }

  private static String text(Bytes bytes) {
    return new String(bytes.array(), UTF_8);
  }

  private List<Observed> examine() {
    JvmChoice jvm = Requests.of(1, ROW).jvm();
    DatasetSource own =
        new DatasetSource(
            "Order.generated", ORDER, new Recipe.Drawn(ORDER, 1, 4, OptionalInt.empty()));
    List<Variant> builds =
        List.of(
            Variant.usual(jvm.withClassPath(new UserClassPath(List.of(Path.of("now"))))),
            Variant.ofJvm(
                Optional.of("@old"),
                jvm.withClassPath(new UserClassPath(List.of(Path.of("before"))))));
    RunRequest usual = Requests.of(1, ROW);
    RunRequest request =
        usual.withMatrix(new Matrix(List.of(ROW), List.of(own), usual.matrix().usages(), builds));
    Engine<Observed> engine =
        new Engine<>((choice, inProcess) -> new Build(choice), new BuildsCheck(List.of("@old")));
    return engine.run(request, seen -> {});
  }

  @Test
  void eachBuildReadsWhatBothWroteOfTheirOwnValues() {
    Observed seen = examine().get(0);

    assertThat(jvms)
        .containsExactly(
            "now: says",
            "before: says",
            "now: writes",
            "before: writes",
            "now: reads now of now reads before of before",
            "before: reads before of before reads now of now");
    assertThat(seen.verdicts())
        .hasSize(2)
        .containsEntry("new code, @old", "reads")
        .containsEntry("old code, @old", "reads");
    assertThat(seen.features()).isEmpty();
  }

  @Test
  void directionsAreToldApart() {
    answers =
        (build, task) ->
            task instanceof Task.ReadBuild read
                    && build.equals("before")
                    && text(read.messages().get(0)).equals("now")
                ? TaskAnswer.of(TaskOutcome.WRONG, "note")
                : fine(build, task);
    Observed seen = examine().get(0);

    assertThat(seen.verdicts().get("new code, @old")).isEqualTo("reads");
    assertThat(seen.verdicts().get("old code, @old")).isEqualTo("misreads");
    assertThat(seen.causes()).containsEntry("old code, @old", "note");
  }

  @Test
  void aBuildThatARowDoesNotCarryTellsNothing() {
    answers =
        (build, task) ->
            task instanceof Task.WriteData && build.equals("before")
                ? TaskAnswer.of(TaskOutcome.FAILED, "no")
                : fine(build, task);
    assertThat(examine().get(0).verdicts().values()).containsOnly("n/a");
    assertThat(examine().get(0).causes().values())
        .contains("does not support the class of @old: no");
  }

  @Test
  void aRowThatDoesNotReadItsOwnMessagesTellsNothing() {
    answers =
        (build, task) ->
            task instanceof Task.ReadBuild
                ? TaskAnswer.of(TaskOutcome.FAILED, "no")
                : written(build);
    assertThat(examine())
        .extracting(Observed::status, Observed::cause)
        .containsExactly(
            tuple("NOT_CARRIED", "does not read in one JVM what it wrote in another: no"));
  }

  @Test
  void aBuildWithoutJsonLeavesNothingToTry() {
    answers =
        (build, task) ->
            build.equals("before") && task instanceof Task.WriteJson
                ? TaskAnswer.of(TaskOutcome.FAILED, "a getter throws")
                : fine(build, task);
    assertThat(examine()).extracting(Observed::cause).containsExactly("@old: a getter throws");
  }

  @Test
  void storedResultsTellWhichBuildsThereWere() {
    List<Observed> seen = examine();
    assertThat(EvolutionCheck.KIND.of(seen).questions())
        .extracting(question -> question.topic().word())
        .containsExactly("new code, @old", "old code, @old");
    assertThat(EvolutionCheck.KIND.of(List.of()).questions()).hasSize(8);
  }

  @Test
  void whatChangedIsReadFromClassFiles() {
    UserClassPath before = new UserClassPath(List.of(Path.of("target", "test-kotlin-before")));
    UserClassPath now = new UserClassPath(List.of(Path.of("target", "test-kotlin")));
    OwnType account = OwnType.of("com.acme.kotlin.Account");
    assertThat(BuildChanges.between(account, before, now, 17))
        .containsExactly(
            "com.acme.kotlin.Account: added currency (String), limit is long, was int, removed"
                + " note",
            "com.acme.kotlin.Owner: added language (String)");
    assertThat(BuildChanges.between(account, now, now, 17)).isEmpty();
  }
}
