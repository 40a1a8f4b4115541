package io.serbench.check;

import io.serbench.check.Conversation.Reply;
import io.serbench.process.ForkLauncher;
import io.serbench.protocol.FromFork.Profiled;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.Launch;
import io.serbench.result.CallProfile;
import io.serbench.result.CellId;
import io.serbench.result.Phase;
import io.serbench.run.Cell;
import io.serbench.run.Forecast;
import io.serbench.run.Method;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import io.serbench.run.Variant;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Finds out where the time of calls goes: one more fork for each measured row, in which a profiler
 * runs. Its times do not count.
 *
 * @param time whether to sample the time of calls
 * @param allocation whether to sample what they allocate
 * @param measured the cells that have numbers
 */
public record Profiling(boolean time, boolean allocation, Set<CellId> measured)
    implements Engine.Drive<Profiling.ProfiledCell> {
  /** Frames of compiled code that are right between safe points, too, and whole stacks. */
  private static final List<String> OPTIONS =
      List.of(
          "-XX:+UnlockDiagnosticVMOptions",
          "-XX:+DebugNonSafepoints",
          "-XX:FlightRecorderOptions:stackdepth=1024");

  /**
   * What was seen of a cell.
   *
   * @param cause why there is no profile; empty if there is one
   */
  public record ProfiledCell(CellId cell, Optional<Profiled> profiled, String cause) {}

  /** Returns the forecast of a run whose rows are then profiled in so many ways. */
  public static Forecast forecast(Forecast run, Method method, int ways) {
    long rows = run.plan().running().stream().filter(Profiling::isProfiled).count();
    long samplings = ways * method.phases().stream().filter(Phase::isHeadline).count();
    return run.profiling(
        (int) rows,
        method,
        Duration.ofSeconds(samplings),
        Duration.ofSeconds(CallProfile.MOST_SECONDS * samplings));
  }

  private static boolean isProfiled(Cell cell) {
    return cell.variant().omission().isEmpty();
  }

  @Override
  public void drive(RunRequest request, Forks forks, Consumer<ProfiledCell> onKnown)
      throws IOException, InterruptedException {
    RunRequest packed = request.packed();
    List<Cell> cells =
        Plan.of(packed).running().stream()
            .filter(cell -> measured.contains(cell.id()) && isProfiled(cell))
            .toList();
    Map<Variant, ForkLauncher> launchers = forks.open(packed.matrix().variants(), List.of());
    forks.oneByOne(cells, cell -> seen(cell, packed, launchers.get(cell.variant())), onKnown);
  }

  private ProfiledCell seen(Cell cell, RunRequest request, ForkLauncher launcher)
      throws InterruptedException {
    FromParent.Job job = cell.job(request, source -> source.recipe()).headlines();
    Launch launch = new Launch(OPTIONS, Launch.USUAL.patience());
    Reply<Profiled> reply =
        Conversation.ask(
            Profiled.class,
            launcher,
            Optional.of(cell.row()),
            new FromParent.Profile(job, time, allocation, launch));
    return new ProfiledCell(cell.id(), reply.answer(), reply.cause());
  }
}
