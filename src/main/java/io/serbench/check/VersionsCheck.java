package io.serbench.check;

import io.serbench.catalog.CheckVerdict;
import io.serbench.catalog.LibraryVersion;
import io.serbench.catalog.Row;
import io.serbench.catalog.Topic;
import io.serbench.check.Forks.RowStep;
import io.serbench.check.VersionMatrix.VersionVerdict;
import io.serbench.dataset.Bytes;
import io.serbench.process.ForkLauncher;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.result.Observed;
import io.serbench.run.Capacity.Room;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import io.serbench.run.Variant;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Lets each version of a library read what others wrote, in its own forks. The variants of the
 * request are the versions, that of this build first; their marks name them.
 */
public final class VersionsCheck implements Check {
  static final Topic NEIGHBOURS = Topic.of("neighbours");
  static final Topic NEW_READS_OLD = Topic.of("new reads old");
  static final Topic OLD_READS_NEW = Topic.of("old reads new");
  static final Topic SINCE = Topic.of("reads since");

  private final VersionsKind kind;
  private final boolean gate;
  private final BiConsumer<Row, Map<String, Bytes>> onWritten;

  /**
   * What is asked.
   *
   * @param versions those that head the matrix of each row in text; without any, text has a line
   *     for each row
   */
  record VersionsKind(List<String> versions) implements CheckKind {
    @Override
    public String name() {
      return "versions";
    }

    @Override
    public List<CheckQuestion> questions() {
      return Stream.of(NEIGHBOURS, NEW_READS_OLD, OLD_READS_NEW, SINCE)
          .map(topic -> CheckQuestion.of(topic.word()))
          .toList();
    }

    @Override
    public List<VersionVerdict> verdicts() {
      return List.of(VersionVerdict.values());
    }

    @Override
    public List<? extends CheckVerdict> answers(Topic topic) {
      if (topic.equals(NEIGHBOURS) || topic.equals(SINCE)) {
        return List.of();
      }
      return Stream.concat(verdicts().stream(), Stream.of(VersionMatrix.NOTHING)).toList();
    }

    @Override
    public Optional<AnswerMatrix> matrix() {
      return Optional.of(new AnswerMatrix(versions));
    }
  }

  /**
   * Creates a check of versions, which head the matrix of each row in text; without any, text has a
   * line for each row. With a gate, rows fail whose bytes a later version does not read.
   *
   * @param onWritten told, on any thread, of a message of each data set that this build wrote
   */
  public VersionsCheck(
      List<String> versions, boolean gate, BiConsumer<Row, Map<String, Bytes>> onWritten) {
    this.kind = new VersionsKind(versions.stream().sorted(LibraryVersion.ORDER).toList());
    this.gate = gate;
    this.onWritten = onWritten;
  }

  @Override
  public CheckKind kind() {
    return kind;
  }

  @Override
  public boolean failed(List<Observed> rows) {
    return kind.failed(rows) || (gate && rows.stream().anyMatch(VersionsCheck::breaks));
  }

  private static boolean breaks(Observed row) {
    return row.verdict(NEW_READS_OLD)
        .filter(verdict -> verdict == VersionVerdict.DIFFERS || verdict == VersionVerdict.FAILS)
        .isPresent();
  }

  public static String version(Variant variant) {
    return variant.mark().orElseThrow().substring(1);
  }

  /** Names a version with which no row carries any of the data, and says why; empty if all do. */
  public static Optional<String> uncarried(List<Observed> all) {
    List<Observed> tried = all.stream().filter(Observed::isTried).toList();
    return tried.stream()
        .flatMap(row -> row.answers().stream())
        .filter(answer -> answer.topic().detail().equals(RowWire.ALL))
        .filter(answer -> tried.stream().allMatch(row -> row.answer(answer.topic()).isPresent()))
        .findFirst()
        .map(
            answer ->
                "no row supports any of these data with version %s: %s"
                    .formatted(answer.topic().question(), answer.cause()));
  }

  @Override
  public void drive(RunRequest request, Forks forks, Consumer<Observed> onKnown)
      throws IOException, InterruptedException {
    Plan plan = Plan.of(request.packed());
    Map<String, ForkLauncher> launchers = new LinkedHashMap<>();
    forks
        .open(request.matrix().variants(), List.of())
        .forEach((variant, launcher) -> launchers.put(version(variant), launcher));
    forks.sideBySide(
        request.matrix().rows(),
        Room.ofUntimed(launchers.values().iterator().next().jvm()),
        RowStep.ifAvailable(request, row -> tried(row, plan, launchers, forks)),
        onKnown);
  }

  private Observed tried(Row row, Plan plan, Map<String, ForkLauncher> launchers, Forks forks)
      throws InterruptedException {
    List<DatasetRecipe> data = TaskRunner.data(plan, row);
    if (data.isEmpty()) {
      String why =
          plan.obstacles().stream()
              .filter(obstacle -> obstacle.cell().row().equals(row.name()))
              .map(Plan.Obstacle::reason)
              .findFirst()
              .orElse("supports none of these data");
      return Finding.NOT_CARRIED.of(row.name(), why);
    }
    Map<String, TaskRunner> runners = new LinkedHashMap<>();
    launchers.forEach(
        (version, launcher) -> runners.put(version, new TaskRunner(launcher, row, forks)));
    return new RowWire(row, data, runners).tried(written -> onWritten.accept(row, written));
  }
}
