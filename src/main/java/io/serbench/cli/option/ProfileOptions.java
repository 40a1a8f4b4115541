package io.serbench.cli.option;

import io.serbench.check.Profiling;
import io.serbench.cli.console.UsageException;
import io.serbench.result.Usage;
import io.serbench.run.Forecast;
import io.serbench.run.Method;
import io.serbench.run.Method.Stopping;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The option that shows where the time of calls goes. */
@Command(optionListHeading = Options.MEASURING)
public final class ProfileOptions extends Options {
  private static final String CPU = "cpu";
  private static final String ALLOC = "alloc";

  @Option(
      names = "-profile",
      paramLabel = "LIST",
      converter = Kinds.class,
      description = "where time (cpu) or memory (alloc) goes, by method")
  private Optional<List<String>> kinds = Optional.empty();

  private static final class Kinds extends Values.ListOf<String> {
    private static final List<String> WORDS = List.of(CPU, ALLOC);

    Kinds() {
      super(
          "cpu, alloc, or both: cpu,alloc",
          WORDS,
          word -> Optional.of(word).filter(WORDS::contains));
    }
  }

  public boolean isAsked() {
    return kinds.isPresent();
  }

  public boolean time() {
    return kinds.orElse(List.of()).contains(CPU);
  }

  public boolean allocation() {
    return kinds.orElse(List.of()).contains(ALLOC);
  }

  /** Returns the forecast of a run, with the forks that profile its rows if that is asked for. */
  public Forecast forecast(Forecast run, Method method) {
    return isAsked() ? Profiling.forecast(run, method, kinds.orElseThrow().size()) : run;
  }

  /** Refuses what the profiler cannot sample: several threads, or rows beside others in one JVM. */
  public void refuseImpossible(Method method, List<Usage> usages) {
    if (!isAsked()) {
      return;
    }
    if (method.stopping().equals(Stopping.IN_PROCESS)) {
      throw new UsageException("-profile: the profiler runs in a fork; leave out -forks=0");
    }
    if (!usages.stream().allMatch(Usage::hasOneThread)) {
      throw new UsageException(
          "-profile: the profiler samples one platform thread; leave out -threads");
    }
  }
}
