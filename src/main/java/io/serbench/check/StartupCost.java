package io.serbench.check;

import static io.serbench.report.metric.Metric.Unit.KILOBYTES;
import static io.serbench.report.metric.Metric.Unit.MILLISECONDS;
import static io.serbench.report.metric.Metric.Unit.NUMBER;

import io.serbench.protocol.FromFork.StartUp;
import io.serbench.protocol.FromParent;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.metric.Metric;
import io.serbench.result.Footprint;
import io.serbench.run.Cell;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Measures how rows start in a cold JVM, and how soon their calls are fast. */
public final class StartupCost extends FreshForks<StartUp> {
  /** The default budget; with it, five forks take some six seconds per row. */
  public static final int BUDGET_MILLIS = 600;

  private static final double BYTES = 1000;

  private static final Metric TO_90 =
      Metric.ofTrial(
          "to90",
          MILLISECONDS,
          "ms, from where start begins, until calls are within 10 % of the time that they take at"
              + " the end of the budget");

  private static final List<CostColumn<StartUp>> COLUMNS =
      List.of(
          CostColumn.of(
              Metric.ofTrial(
                      "up",
                      MILLISECONDS,
                      "ms from the JVM's start until serbench and the data are loaded; start begins"
                          + " then")
                  .better(Metric.Better.NEITHER),
              StartUp::upMillis),
          CostColumn.of(
              Metric.ofTrial(
                  "start",
                  MILLISECONDS,
                  "ms from first touching the library to the first decoded object, in a JVM that is"
                      + " up"),
              StartUp::millis),
          CostColumn.of(
              Metric.ofTrial(
                  "classes", NUMBER, "classes that were loaded for that, the JDK's included"),
              StartUp::classes),
          CostColumn.of(
              Metric.ofTrial(
                  "metaspace", KILOBYTES, "kB by which the JVM's space for classes grew meanwhile"),
              fork -> fork.metaspace() / BYTES),
          new CostColumn<>(
              Metric.ofTrial(
                  "jars",
                  KILOBYTES,
                  "kB of the library's jars and of all that they need at run time"),
              (row, fork) ->
                  Footprint.ofThisBuild().bytes(row).stream()
                      .mapToObj(bytes -> bytes / BYTES)
                      .findFirst()),
          CostColumn.of(TO_90, fork -> fork.warming().millis()),
          CostColumn.of(
              Metric.ofTrial("to90.calls", NUMBER, "how many calls were made until then"),
              fork -> fork.warming().calls()));

  static final CheckKind KIND =
      new CostKind("startup", "Cold start", metrics(COLUMNS), Set.of("metaspace"));

  private final int budgetMillis;

  public StartupCost(int budgetMillis, int forks, boolean cached) {
    super(StartUp.class, COLUMNS, forks, cached);
    this.budgetMillis = budgetMillis;
  }

  @Override
  public CheckKind kind() {
    return KIND;
  }

  @Override
  Labelled fact() {
    return new Labelled("Budget", budgetMillis + " ms of calls per fork, after the first object");
  }

  /** Lets compilers work in the background, as in production. */
  @Override
  List<String> options() {
    return List.of("-XX:+BackgroundCompilation");
  }

  @Override
  FromParent order(Cell cell, FromParent.Launch launch) {
    return new FromParent.Start(
        cell.row().name(), FromParent.DatasetRecipe.of(cell.dataset()), budgetMillis, launch);
  }

  @Override
  Map<Metric, String> causes(List<StartUp> forks) {
    long unsteady = forks.stream().filter(fork -> !fork.warming().steady()).count();
    return 2 * unsteady > forks.size()
        ? Map.of(
            TO_90,
            "calls still got faster in the second half of the budget, so to90 may be too small;"
                + " pass a longer -budget")
        : Map.of();
  }
}
