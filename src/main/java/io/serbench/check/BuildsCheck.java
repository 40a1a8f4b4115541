package io.serbench.check;

import io.serbench.catalog.CheckVerdict;
import io.serbench.catalog.Row;
import io.serbench.catalog.Topic;
import io.serbench.check.EvolutionCheck.EvolutionVerdict;
import io.serbench.check.Forks.RowStep;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.dataset.source.Recipe;
import io.serbench.process.ForkLauncher;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.Task;
import io.serbench.protocol.TaskAnswer;
import io.serbench.protocol.TaskAnswer.TaskOutcome;
import io.serbench.result.Answered;
import io.serbench.result.Observed;
import io.serbench.run.Capacity.Room;
import io.serbench.run.RunRequest;
import io.serbench.run.Variant;
import io.serbench.serializer.Transport;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Lets two builds of a user's class read each other's messages: the change that its authors made,
 * in any language. The variants of the request are the builds, the new one first; the marks of the
 * others name them.
 *
 * <p>What a reader should get is what it makes of the writer's values as JSON. So a member that the
 * writer lacks has its default there, in classes of members as well, and one that the reader lacks
 * is skipped.
 */
public final class BuildsCheck implements Check {
  private final BuildsKind kind;

  /**
   * What is asked.
   *
   * @param builds the names of all but the new one, each of which has a column
   */
  private record BuildsKind(List<String> builds) implements CheckKind {
    @Override
    public String name() {
      return EvolutionCheck.KIND.name();
    }

    @Override
    public List<CheckQuestion> questions() {
      return EvolutionCheck.bothWays(builds);
    }

    @Override
    public List<? extends CheckVerdict> verdicts() {
      return EvolutionCheck.KIND.verdicts();
    }

    @Override
    public CheckVerdict verdict(Topic topic, String word) {
      return EvolutionCheck.KIND.verdict(topic, word);
    }
  }

  /**
   * Creates a check of builds.
   *
   * @param builds the names of all but the new one, each of which has a column
   */
  public BuildsCheck(List<String> builds) {
    this.kind = new BuildsKind(List.copyOf(builds));
  }

  /** Returns the kind that gave these results; empty if serbench itself changed the class. */
  static Optional<CheckKind> kind(List<Observed> seen) {
    List<String> builds =
        seen.stream()
            .flatMap(row -> row.verdicts().keySet().stream())
            .filter(asked -> asked.startsWith(EvolutionCheck.NEW_CODE + "@"))
            .map(asked -> asked.substring(EvolutionCheck.NEW_CODE.length()))
            .distinct()
            .toList();
    return builds.isEmpty() ? Optional.empty() : Optional.of(new BuildsKind(builds));
  }

  /** Returns the name of a build that is not the new one. */
  public static String name(Variant build) {
    return build.mark().orElseThrow();
  }

  @Override
  public CheckKind kind() {
    return kind;
  }

  /** A build in forks of its own, and its values as it says them. */
  private record Build(Optional<String> name, ForkLauncher launcher, DatasetRecipe said) {}

  @Override
  public void drive(RunRequest request, Forks forks, Consumer<Observed> onKnown)
      throws IOException, InterruptedException {
    List<Row> rows = request.matrix().rows();
    DatasetSource own =
        request.matrix().datasets().stream()
            .filter(source -> !source.type().bundled())
            .findFirst()
            .orElseThrow();
    List<Build> all = new ArrayList<>();
    for (Map.Entry<Variant, ForkLauncher> build :
        forks.open(request.matrix().variants(), List.of()).entrySet()) {
      Optional<String> name = build.getKey().mark();
      TaskAnswer said = EvolutionCheck.said(own, rows.get(0), build.getValue(), forks);
      if (!said.isFine()) {
        String why = name.map(mark -> mark + ": ").orElse("") + said.cause();
        rows.forEach(row -> onKnown.accept(Finding.NOT_CARRIED.of(row.name(), why)));
        return;
      }
      all.add(new Build(name, build.getValue(), said(own, said.messages().get(0))));
    }
    forks.sideBySide(
        rows,
        Room.ofUntimed(all.get(0).launcher().jvm()),
        RowStep.ifAvailable(
            request,
            row -> {
              Optional<String> obstacle = row.obstacle(own.type(), Transport.ARRAY);
              return obstacle.isPresent()
                  ? Finding.NOT_CARRIED.of(row.name(), obstacle.get())
                  : new BuildsTrial(row, all.get(0), all.subList(1, all.size()), forks).observed();
            }),
        onKnown);
  }

  private static DatasetRecipe said(DatasetSource own, Bytes json) {
    return new DatasetRecipe(
        own.name(),
        // A build may lack members that JSON has, and the other way round.
        new Recipe.JsonFile(
            (OwnType) own.type(), own.recipe().origin(), json, FileReading.LENIENT));
  }

  /** Tries one row: each build writes, and then reads its own messages and those of the others. */
  private record BuildsTrial(Row row, Build latest, List<Build> others, Forks forks) {
    private static final String OWN = "does not read in one JVM what it wrote in another: ";

    Observed observed() throws InterruptedException {
      TaskAnswer written = answers(latest, List.of(new Task.WriteData(latest.said()))).get(0);
      if (!written.isFine()) {
        return Finding.NOT_CARRIED.of(row.name(), written.cause());
      }
      Map<Build, TaskAnswer> old = new LinkedHashMap<>();
      List<Task> reads = new ArrayList<>(List.of(read(latest, written)));
      for (Build build : others) {
        TaskAnswer its = answers(build, List.of(new Task.WriteData(build.said()))).get(0);
        old.put(build, its);
        if (its.isFine()) {
          reads.add(read(build, its));
        }
      }
      List<TaskAnswer> byLatest = answers(latest, reads);
      if (!byLatest.get(0).isFine()) {
        return Finding.NOT_CARRIED.of(row.name(), OWN + byLatest.get(0).cause());
      }
      List<Answered> newReads = new ArrayList<>();
      List<Answered> oldReads = new ArrayList<>();
      int next = 1;
      for (Map.Entry<Build, TaskAnswer> entry : old.entrySet()) {
        Build build = entry.getKey();
        TaskAnswer its = entry.getValue();
        TaskAnswer byNew = untold(build, its);
        TaskAnswer byOld = byNew;
        if (its.isFine()) {
          byNew = byLatest.get(next++);
          List<TaskAnswer> byOther =
              answers(build, List.of(read(build, its), read(latest, written)));
          byOld = byOther.get(1);
          if (!byOther.get(0).isFine()) {
            byNew = untold(build, TaskAnswer.of(TaskOutcome.FAILED, OWN + byOther.get(0).cause()));
            byOld = byNew;
          }
        }
        String name = build.name().orElseThrow();
        newReads.add(answer(EvolutionCheck.newCode(name), byNew));
        oldReads.add(answer(EvolutionCheck.oldCode(name), byOld));
      }
      newReads.addAll(oldReads);
      return Observed.of(row.name(), List.of(), newReads);
    }

    private static Answered answer(Topic topic, TaskAnswer answer) {
      return Answered.of(topic, EvolutionVerdict.of(answer), answer.cause());
    }

    /**
     * Returns that a row does not support the class of a build, so that neither direction tells.
     */
    private static TaskAnswer untold(Build build, TaskAnswer its) {
      return TaskAnswer.of(
          TaskOutcome.INAPPLICABLE,
          "does not support the class of " + build.name().orElseThrow() + ": " + its.cause());
    }

    private List<TaskAnswer> answers(Build build, List<Task> tasks) throws InterruptedException {
      return new TaskRunner(build.launcher(), row, forks).answers(tasks);
    }

    private static Task read(Build writer, TaskAnswer written) {
      return new Task.ReadBuild(writer.said(), written.messages());
    }
  }
}
