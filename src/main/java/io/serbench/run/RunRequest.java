package io.serbench.run;

import io.serbench.catalog.Row;
import io.serbench.catalog.UserClassPath;
import io.serbench.dataset.DatasetSource;
import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.result.Way;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What a user asked for, checked and with defaults filled in.
 *
 * @param rows the rows, in the order of the catalog
 * @param datasets the data sets, in the order in which they were named
 * @param ways how their data travel
 * @param preset how long things last unless said otherwise
 * @param stopping how many child JVMs each row gets on each data set
 * @param noise what happens to batches during which the machine was disturbed
 * @param phases what is measured
 * @param twins how often each row is run under a name of its own: 2 to compare it with itself
 * @param jvm the java program that runs the forks; empty for the one that runs this
 * @param jvmArgs further options for every fork
 * @param classPath jars that the user supplies; they come first in every fork
 * @param iterations calls in each batch; empty where the batch is calibrated
 * @param testRunMillis how long each phase is measured in each fork; empty where the schedule says
 * @param warmupMillis how long each phase is warmed up; empty where it ends when the times agree
 * @param skipPreWarmup whether to leave out the warm-up of all rows before the first is measured;
 *     means something without forks only
 * @param seed of the order of the forks
 * @param timeout after which a fork is killed
 * @param arguments the command line
 */
public record RunRequest(
    List<Row> rows,
    List<DatasetSource> datasets,
    List<Way> ways,
    Preset preset,
    Stopping stopping,
    Noise noise,
    List<Phase> phases,
    int twins,
    Optional<Path> jvm,
    List<String> jvmArgs,
    UserClassPath classPath,
    OptionalInt iterations,
    OptionalLong testRunMillis,
    OptionalLong warmupMillis,
    boolean skipPreWarmup,
    long seed,
    Duration timeout,
    List<String> arguments) {
  public RunRequest {
    rows = List.copyOf(rows);
    datasets = List.copyOf(datasets);
    ways = List.copyOf(ways);
    phases = List.copyOf(phases);
    jvmArgs = List.copyOf(jvmArgs);
    arguments = List.copyOf(arguments);
  }

  /** Whether all rows run in this JVM, without forks. */
  public boolean inProcess() {
    return stopping.least() == 0;
  }

  /** Why a row cannot run in the way that is asked for; empty where it can. */
  public Optional<String> unavailable(Row row) {
    if (!inProcess()) {
      return row.unavailable(classPath);
    }
    return row.ownJars().isEmpty()
        ? row.unavailable()
        : Optional.of("needs a fork, since it has a class path of its own; leave out -forks=0");
  }
}
