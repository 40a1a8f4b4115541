package io.serbench.check;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Feature;
import io.serbench.check.VersionMatrix.VersionVerdict;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.source.Recipe;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.Task;
import io.serbench.protocol.TaskAnswer;
import io.serbench.protocol.TaskAnswer.TaskOutcome;
import io.serbench.result.Failure;
import io.serbench.result.Observed;
import io.serbench.run.Requests;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Who reads whose bytes, with children that answer at once. */
class RowWireTest {
  private static final String CURRENT = "5.6.2";

  /** By version; the one of this build first. */
  private final Map<String, TaskRunner> runners = new LinkedHashMap<>();

  private final List<String> jvms = new ArrayList<>();
  private final Map<String, Bytes> written = new HashMap<>();
  private final List<String> datasets = new ArrayList<>(List.of("media.1", "uuid"));

  /**
   * A version that writes its format, and reads some.
   *
   * @param reads formats that it reads right; all others it refuses
   */
  private RowWireTest version(String version, String format, String... reads) {
    Set<String> readable = Set.of(reads);
    return playing(
        version,
        task -> {
          if (task instanceof Task.WriteData data) {
            return written(format + " " + data.data().dataset());
          }
          String bytes = read(task);
          return readable.contains(bytes.split(" ", 2)[0])
              ? TaskAnswer.fine()
              : TaskAnswer.of(TaskOutcome.FAILED, "no " + bytes);
        });
  }

  private static TaskAnswer written(String bytes) {
    return new TaskAnswer(TaskOutcome.DONE, "", List.of(bytes(bytes)));
  }

  private static Bytes bytes(String text) {
    return Bytes.of(text.getBytes(UTF_8));
  }

  private static String read(Task task) {
    return new String(((Task.ReadData) task).messages().get(0).array(), UTF_8);
  }

  /** What a version does. */
  @FunctionalInterface
  private interface Play {
    TaskAnswer answer(Task task);
  }

  private RowWireTest playing(String version, Play play) {
    return running(
        version,
        (tasks, onAnswer) -> {
          jvms.add(version + ": " + tasks.size());
          tasks.forEach(task -> onAnswer.accept(play.answer(task)));
          return Optional.empty();
        });
  }

  private RowWireTest running(
      String version, BiFunction<List<Task>, Consumer<TaskAnswer>, Optional<Failure>> fork) {
    runners.put(version, ScriptedForks.runner(fork));
    return this;
  }

  private Observed tried() throws InterruptedException {
    Recipe any = new Recipe.Named(Optional.empty());
    List<DatasetRecipe> data = datasets.stream().map(it -> new DatasetRecipe(it, any)).toList();
    return new RowWire(Requests.rows(1)[0], data, runners).tried(written::putAll);
  }

  private Map<String, String> verdicts() throws InterruptedException {
    return tried().verdicts();
  }

  private String neighbours() throws InterruptedException {
    return tried().verdicts().get(VersionsCheck.NEIGHBOURS.word());
  }

  @Test
  void equalBytesAreReadOnce() throws InterruptedException {
    version(CURRENT, "a", "a").version("5.5.0", "a", "a");
    assertThat(verdicts())
        .containsExactly(
            Map.entry("neighbours", "5.5.0 = 5.6.2"),
            Map.entry("new reads old", "identical"),
            Map.entry("old reads new", "identical"),
            Map.entry("reads since", "5.5.0"),
            Map.entry("5.5.0 to 5.6.2: media.1", "identical"),
            Map.entry("5.5.0 to 5.6.2: uuid", "identical"),
            Map.entry("5.6.2 to 5.5.0: media.1", "identical"),
            Map.entry("5.6.2 to 5.5.0: uuid", "identical"));
    assertThat(jvms.subList(0, 4)).containsExactly("5.6.2: 2", "5.5.0: 2", "5.6.2: 2", "5.5.0: 2");
  }

  @Test
  void otherBytesMayBeReadAllTheSame() throws InterruptedException {
    version(CURRENT, "b", "a", "b").version("5.5.0", "a", "a", "b");
    assertThat(neighbours()).isEqualTo("5.5.0 + 5.6.2");
    assertThat(tried().features()).containsExactly(Feature.STABLE_WIRE);
  }

  @Test
  void oneWayOnly() throws InterruptedException {
    version(CURRENT, "b", "a", "b").version("5.5.0", "a", "a");
    assertThat(neighbours()).isEqualTo("5.5.0 > 5.6.2");
    assertThat(verdicts())
        .containsEntry("new reads old", "same")
        .containsEntry("old reads new", "fails")
        .containsEntry("reads since", "5.5.0");
    assertThat(tried().causes()).containsEntry("5.6.2 to 5.5.0: uuid", "no b uuid").hasSize(2);
    assertThat(tried().features()).isEmpty();
    runners.clear();
    version(CURRENT, "b", "b").version("5.5.0", "a", "a", "b");
    assertThat(neighbours()).isEqualTo("5.5.0 < 5.6.2");
  }

  @Test
  void severalVersionsAreSortedAndEachReadsAll() throws InterruptedException {
    version(CURRENT, "c", "b", "c")
        .version("5.5.0", "b", "b", "c")
        .version("4.0.3", "a", "a")
        .version("5.10.0", "c", "c", "b");
    assertThat(neighbours()).isEqualTo("4.0.3 / 5.5.0 + 5.6.2 = 5.10.0");
    assertThat(verdicts())
        .containsEntry("new reads old", "fails")
        .containsEntry("old reads new", "fails")
        .containsEntry("reads since", "5.5.0")
        .containsEntry("4.0.3 to 5.10.0: uuid", "fails");
    // The break is of another major version.
    assertThat(tried().features()).containsExactly(Feature.STABLE_WIRE);
  }

  @Test
  void theWorstDataSetCounts() throws InterruptedException {
    version(CURRENT, "b", "a", "b")
        .playing(
            "5.5.0",
            task -> {
              if (task instanceof Task.WriteData data) {
                return written("a " + data.data().dataset());
              }
              String bytes = read(task);
              return bytes.equals("b uuid")
                  ? TaskAnswer.of(TaskOutcome.WRONG, "value.id is null")
                  : TaskAnswer.fine();
            });
    assertThat(verdicts())
        .containsEntry("5.6.2 to 5.5.0: media.1", "same")
        .containsEntry("5.6.2 to 5.5.0: uuid", "differs")
        .containsEntry("old reads new", "differs");
    assertThat(tried().causes())
        .containsExactly(Map.entry("5.6.2 to 5.5.0: uuid", "value.id is null"));
    assertThat(tried().features()).isEmpty();
  }

  @Test
  void whatAVersionDoesNotCarryIsNoBreak() throws InterruptedException {
    version(CURRENT, "b", "a", "b")
        .playing(
            "5.5.0",
            task ->
                task instanceof Task.WriteData data
                    ? data.data().dataset().equals("uuid")
                        ? TaskAnswer.of(TaskOutcome.FAILED, "no UUIDs yet")
                        : written("a " + data.data().dataset())
                    : TaskAnswer.fine());
    Observed observed = tried();
    assertThat(observed.verdicts())
        .containsEntry("neighbours", "5.5.0 + 5.6.2")
        .containsEntry("5.5.0: uuid", "untried")
        .doesNotContainKey("5.5.0 to 5.6.2: uuid");
    assertThat(observed.causes()).containsExactly(Map.entry("5.5.0: uuid", "no UUIDs yet"));
  }

  /** A version between them that carries no UUIDs hides from neighbours that UUIDs changed. */
  @Test
  void versionsThatAreNoNeighboursReadEachOtherAsWell() throws InterruptedException {
    version(CURRENT, "b", "b")
        .playing(
            "5.5.0",
            task ->
                task instanceof Task.WriteData data && data.data().dataset().equals("uuid")
                    ? TaskAnswer.of(TaskOutcome.FAILED, "no UUIDs for now")
                    : task instanceof Task.WriteData ? written("b media.1") : TaskAnswer.fine())
        .playing(
            "5.4.0",
            task -> {
              if (task instanceof Task.WriteData data) {
                return written(
                    (data.data().dataset().equals("uuid") ? "a " : "b ") + data.data().dataset());
              }
              String bytes = read(task);
              return bytes.equals("b uuid")
                  ? TaskAnswer.of(TaskOutcome.FAILED, "no " + bytes)
                  : TaskAnswer.fine();
            });
    Observed observed = tried();
    assertThat(observed.verdicts())
        .containsEntry("neighbours", "5.4.0 = 5.5.0 = 5.6.2")
        .containsEntry("5.4.0 to 5.6.2: uuid", "fails");
    assertThat(observed.features()).isEmpty();
  }

  @Test
  void aVersionThatDoesNotLinkIsSaidOnce() throws InterruptedException {
    version(CURRENT, "b", "b")
        .playing("4.0.3", task -> TaskAnswer.of(TaskOutcome.FAILED, "NoSuchMethodError: encode"))
        .version("3.0.0", "b", "b");
    Observed observed = tried();
    assertThat(observed.verdicts().get(VersionsCheck.NEIGHBOURS.word()))
        .isEqualTo("3.0.0 ? 4.0.3 ? 5.6.2");
    assertThat(observed.verdicts().get(VersionsCheck.SINCE.word())).isEqualTo("3.0.0");
    assertThat(observed.causes())
        .containsExactly(Map.entry("4.0.3: all", "NoSuchMethodError: encode"));
    assertThat(observed.features()).isEmpty();
    assertThat(VersionsCheck.uncarried(List.of(observed)))
        .contains(
            "no row supports any of these data with version 4.0.3: NoSuchMethodError: encode");
    CheckKind.AnswerMatrix matrix =
        new VersionsCheck.VersionsKind(List.of("4.0.3", CURRENT)).matrix().orElseThrow();
    assertThat(matrix.verdict(observed, "4.0.3", CURRENT)).isEqualTo(VersionVerdict.UNTRIED);
  }

  @Test
  void aRowThatLinksIsEnough() throws InterruptedException {
    version(CURRENT, "b", "b");
    running("4.0.3", (tasks, onAnswer) -> Optional.of(Failure.of(Failure.Mode.CRASH, "gone")));
    Observed unlinked = tried();
    assertThat(unlinked.causes()).containsExactly(Map.entry("4.0.3: all", "gone"));
    runners.clear();
    Observed linked = version(CURRENT, "b", "b").version("4.0.3", "b", "b").tried();
    assertThat(VersionsCheck.uncarried(List.of(unlinked, linked))).isEmpty();
    assertThat(VersionsCheck.uncarried(List.of())).isEmpty();
  }

  @Test
  void aVersionThatDoesNotReadItsOwnBytesElsewhereSaysNothingOfOthers()
      throws InterruptedException {
    version(CURRENT, "b", "a", "b").version("5.5.0", "a", "b");
    Observed observed = tried();
    assertThat(observed.verdicts().get(VersionsCheck.NEIGHBOURS.word())).isEqualTo("5.5.0 ? 5.6.2");
    assertThat(observed.causes().get("5.5.0: all"))
        .isEqualTo("does not read in one JVM what it wrote in another: no a media.1");
    runners.clear();
    Observed own = version(CURRENT, "b").version("5.5.0", "a", "a", "b").tried();
    assertThat(own.status()).isEqualTo("NOT_CARRIED");
    assertThat(own.cause()).startsWith("does not read in one JVM ");
  }

  @Test
  void whatThisVersionDoesNotCarryIsLeftOut() throws InterruptedException {
    version("5.5.0", "a", "a");
    TaskRunner old = runners.remove("5.5.0");
    playing(
        CURRENT,
        task ->
            task instanceof Task.WriteData data && data.data().dataset().equals("uuid")
                ? TaskAnswer.of(TaskOutcome.FAILED, "no UUIDs any more")
                : task instanceof Task.WriteData ? written("a media.1") : TaskAnswer.fine());
    runners.put("5.5.0", old);
    assertThat(verdicts().keySet())
        .noneMatch(asked -> asked.endsWith("uuid"))
        .contains("5.5.0 to 5.6.2: media.1");
  }

  @Test
  void oneVersionAloneHasBytes() throws InterruptedException {
    version(CURRENT, "b", "b");
    assertThat(neighbours()).isEqualTo(CURRENT);
    assertThat(written).containsEntry("uuid", bytes("b uuid"));
    assertThat(verdicts()).containsEntry("reads since", "-").containsEntry("new reads old", "-");
  }
}
