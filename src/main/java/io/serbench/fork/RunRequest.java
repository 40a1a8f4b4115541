package io.serbench.fork;

import io.serbench.catalog.Row;
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
 * @param forks child JVMs for each row and data set; 0 for none, everything in this JVM
 * @param quick whether short measurements will do
 * @param jvm the java program that runs the forks; empty for the one that runs this
 * @param jvmArgs further options for every fork
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
