package io.serbench.check;

import io.serbench.catalog.Row;
import io.serbench.process.ForkLauncher.StartedFork;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.RowTasks;
import io.serbench.protocol.Task;
import io.serbench.protocol.TaskAnswer;
import io.serbench.protocol.TaskAnswer.TaskOutcome;
import io.serbench.result.Failure;
import io.serbench.result.JvmInfo;
import io.serbench.result.JvmInfo.JvmBuild;
import io.serbench.result.JvmInfoBuilder;
import io.serbench.result.Runs;
import io.serbench.result.Usage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Children that check round trips at once, and note what they were asked. */
final class CheckingForks extends ScriptedForks {
  /** What each child was asked to check: {@code row0 [media.1, media.2], row1 [media.1]}. */
  final List<String> checks = new ArrayList<>();

  private final Set<String> broken = new HashSet<>();
  private final Set<String> brokenOnce = new HashSet<>();
  private final Set<String> deadly = new HashSet<>();
  private final Set<String> deadlyOnce = new HashSet<>();
  private List<String> printed = List.of();
  private JvmInfo jvm = Runs.jvm();

  /** Lets the check of such a workload, {@code row0 media.1}, fail. */
  CheckingForks breakingOn(String workload) {
    broken.add(workload);
    return this;
  }

  /** Lets the check of such a workload fail, but not again. */
  CheckingForks breakingOnce(String workload) {
    brokenOnce.add(workload);
    return this;
  }

  /** Lets the check of such a workload end the child. */
  CheckingForks dyingOn(String workload) {
    deadly.add(workload);
    return this;
  }

  /** Lets the check of such a workload end the child, but not the next one. */
  CheckingForks dyingOnce(String workload) {
    deadlyOnce.add(workload);
    return this;
  }

  /** Lets each child print these lines to standard error. */
  CheckingForks printing(String... lines) {
    printed = List.of(lines);
    return this;
  }

  /** The same in a JVM of this feature version. */
  CheckingForks on(int jdk) {
    JvmInfo was = Runs.jvm();
    JvmBuild build = was.build();
    jvm =
        JvmInfoBuilder.of(was)
            .jdk(new JvmBuild(build.name(), build.vendor(), jdk, build.version()))
            .build();
    return this;
  }

  @Override
  public JvmInfo jvm() {
    return jvm;
  }

  @Override
  Optional<Failure> act(
      Row row, List<Path> first, FromParent order, StartedFork.ForkListener listener) {
    printed.forEach(listener::printed);
    List<RowTasks> rows = ((FromParent.Examine) order).rows();
    checks.add(
        rows.stream()
            .map(each -> each.row() + " " + labels(each))
            .collect(Collectors.joining(", ")));
    boolean fine = true;
    for (int i = 0; i < rows.size() && (fine || i == 1); i++) {
      fine = true;
      for (String label : labels(rows.get(i))) {
        String name = rows.get(i).row() + " " + label;
        if (deadly.contains(name) || deadlyOnce.remove(name)) {
          return Optional.of(Failure.of(Failure.Mode.CRASH, "round trip: crashed"));
        }
        boolean breaks = broken.contains(name) || brokenOnce.remove(name);
        fine &= !breaks;
        listener.hear(
            breaks ? TaskAnswer.of(TaskOutcome.FAILED, "opening: broken") : TaskAnswer.fine());
      }
    }
    return Optional.empty();
  }

  private static List<String> labels(RowTasks row) {
    return row.tasks().stream()
        .map(Task.RoundTrip.class::cast)
        .map(task -> Usage.over(task.transport()).label(task.data().dataset()))
        .toList();
  }
}
