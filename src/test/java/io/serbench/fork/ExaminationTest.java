package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Feature;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.evolution.Evolving;
import io.serbench.dataset.evolution.Version;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.source.Recipe;
import io.serbench.library.Rows;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.Task;
import io.serbench.protocol.TaskAnswer;
import io.serbench.protocol.TaskAnswer.TaskOutcome;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is seen of real rows, in this JVM, which plays the first version. */
class ExaminationTest {
  /** As the changes to serbench's own beans are. */
  private static final Evolving EVOLVING =
      new Evolving(
          "evolution",
          Optional.empty(),
          Map.of(
              "io.serbench.dataset.evolution.Item",
              new Evolving.Change("remark", Optional.of("note"))));

  private static final Bytes ZEROS = Bytes.of(new byte[3]);

  private static List<TaskAnswer> examine(String row, Task... tasks) {
    List<TaskAnswer> answers = new ArrayList<>();
    new Examination(
            Rows.ALL.find(row).orElseThrow(), Optional.of(EVOLVING), step -> {}, answers::add)
        .execute(List.of(tasks));
    return answers;
  }

  private static List<Feature> traits(String row) {
    Task[] tasks = Task.Trait.ALL.stream().map(Task.Trait::new).toArray(Task[]::new);
    List<TaskAnswer> answers = examine(row, tasks);
    List<Feature> traits = new ArrayList<>();
    for (int i = 0; i < tasks.length; i++) {
      if (answers.get(i).isFine()) {
        traits.add(Task.Trait.ALL.get(i));
      }
    }
    return traits;
  }

  @Test
  void graphsComeBackAsGraphs() {
    assertThat(traits("kryo-serializer"))
        .containsExactly(Feature.NULLS, Feature.UNICODE, Feature.SHARED_REFERENCES, Feature.CYCLES);
  }

  /** It writes the root unshared, so that a reference to it is another object's. */
  @Test
  void aSharedReferenceIsNotYetACycle() {
    assertThat(traits("java-built-in"))
        .containsExactly(
            Feature.CONTAINS_SCHEMA, Feature.NULLS, Feature.UNICODE, Feature.SHARED_REFERENCES);
  }

  @Test
  void aStackThatOverflowsIsAnAnswer() {
    assertThat(traits("kryo-flat")).containsExactly(Feature.NULLS, Feature.UNICODE);
    assertThat(examine("kryo-flat", new Task.Trait(Feature.CYCLES)).get(0).cause())
        .contains("StackOverflow");
  }

  @Test
  void namesAreFoundInTextsOfRowsThatAreMadeForOneType() {
    assertThat(traits("json/jackson/manual")).contains(Feature.CONTAINS_SCHEMA);
    assertThat(traits("java-manual")).doesNotContain(Feature.CONTAINS_SCHEMA);
  }

  @Test
  void stringsThatAreDecodedOnceAreSeen() {
    Task look = new Task.Trait(Feature.CACHES_VALUES);
    assertThat(examine("chronicle-wire", look))
        .containsExactly(
            TaskAnswer.of(
                TaskOutcome.DONE,
                "'http://javaone.com/keynote_small.jpg' is the same in two decoded messages"));
    assertThat(examine("kryo-flat", look).get(0).outcome()).isEqualTo(TaskOutcome.FAILED);
    assertThat(examine("json/jackson/databind", look).get(0).outcome())
        .isEqualTo(TaskOutcome.FAILED);
    assertThat(examine("protobuf", look).get(0).outcome()).isEqualTo(TaskOutcome.FAILED);
  }

  @Test
  void readsWhatItWrote() {
    TaskAnswer written = examine("java-built-in", new Task.WriteVersion()).get(0);
    assertThat(written.isFine()).isTrue();
    assertThat(examine("java-built-in", new Task.ReadVersion(Version.FIRST, written.messages())))
        .containsExactly(TaskAnswer.fine());
    // What the writer did not have must be empty.
    assertThat(examine("java-built-in", new Task.ReadVersion(Version.REMOVED, written.messages())))
        .containsExactly(
            TaskAnswer.of(
                TaskOutcome.WRONG, "Item: note should be empty but is \"second edition\""));
  }

  private static DatasetRecipe users(String json) {
    Bytes bytes = Bytes.of(json.getBytes(StandardCharsets.UTF_8));
    return new DatasetRecipe(
        "json.users", new Recipe.JsonFile(OwnType.JSON, "users.json", bytes, FileReading.DEFAULT));
  }

  @Test
  void eachValueOfADataSetIsWrittenAndCompared() {
    DatasetRecipe ada = users("[{\"name\":\"Ada\"},{\"name\":\"Ben\"}]");
    TaskAnswer written = examine("json/jackson/databind", new Task.WriteData(ada)).get(0);
    assertThat(written.messages()).hasSize(2);
    assertThat(
            examine(
                "json/jackson/databind",
                new Task.ReadData(ada, written.messages()),
                new Task.ReadData(
                    users("[{\"name\":\"Ada\"},{\"name\":\"Bob\"}]"), written.messages()),
                new Task.ReadData(ada, List.of(ZEROS, ZEROS))))
        .satisfiesExactly(
            same -> assertThat(same).isEqualTo(TaskAnswer.fine()),
            other -> {
              assertThat(other.outcome()).isEqualTo(TaskOutcome.WRONG);
              assertThat(other.cause()).startsWith("value 2[name]");
            },
            none -> assertThat(none.outcome()).isEqualTo(TaskOutcome.FAILED));
  }

  @Test
  void ofManyValuesTheFirstAreWritten() {
    DatasetRecipe many = users("[" + "{\"name\":\"Ada\"},".repeat(99) + "{\"name\":\"Ben\"}]");
    TaskAnswer answer = examine("json/jackson/databind", new Task.WriteData(many)).get(0);
    assertThat(answer.cause()).isEmpty();
    assertThat(answer.messages()).hasSize(16);
  }

  @Test
  void whatIsNoDataIsRefused() {
    TaskAnswer answer =
        examine("java-built-in", new Task.ReadVersion(Version.FIRST, List.of(ZEROS, ZEROS))).get(0);
    assertThat(answer.outcome()).isEqualTo(TaskOutcome.FAILED);
    assertThat(answer.cause()).startsWith("Item: java.io.");
  }
}
