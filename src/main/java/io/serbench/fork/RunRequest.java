package io.serbench.fork;

import io.serbench.catalog.Row;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What a run shall do: the command line, checked and resolved.
 *
 * @param rows the selected rows
 * @param datasets the selected data sets
 * @param forks forks a row; 0 to run in this JVM
 * @param quick whether to run one short fork a row
 * @param jvm the {@code java} that runs forks; empty for the one that runs this
 * @param jvmArgs options for it, which come last and so win
 * @param iterations calls a batch; empty to calibrate
 * @param testRunMillis how long each phase is measured
 * @param warmupMillis how long each phase is warmed up; empty to go by evidence
 * @param skipPreWarmup with 0 forks: not to warm all rows up before the first is measured
 * @param seed of the order in which forks run
 * @param timeout after which a fork is killed
 * @param arguments the command line
 */
public record RunRequest(
    List<Row> rows,
    List<DatasetSource> datasets,
    int forks,
    boolean quick,
    Optional<Path> jvm,
    List<String> jvmArgs,
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
    jvmArgs = List.copyOf(jvmArgs);
    arguments = List.copyOf(arguments);
  }
}
