package io.serbench.run;

import static java.util.stream.Collectors.toSet;

import io.serbench.catalog.Row;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.process.JvmChoice;
import io.serbench.result.DataProfile;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.result.Environment.Provenance;
import io.serbench.result.Settings;
import io.serbench.result.Settings.ForkRange;
import io.serbench.result.Settings.Target;
import io.serbench.result.Split;
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import io.serbench.run.Method.Preset;
import io.serbench.run.Method.Stopping;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a user asked for, validated and with defaults filled in.
 *
 * @param seed the seed of the order of forks
 * @param ownData descriptions of the user's data sets; empty if they were not inspected
 * @param resumed the interrupted run that is resumed; empty for a new one
 * @param split the shard that is measured here; empty to measure everything
 */
public record RunRequest(
    Matrix matrix,
    Method method,
    long seed,
    List<String> arguments,
    List<DataProfile> ownData,
    Optional<Resumed> resumed,
    Optional<Split> split,
    Provenance inputs) {
  public RunRequest {
    arguments = List.copyOf(arguments);
    ownData = List.copyOf(ownData);
  }

  /** Creates a request for a new run on one machine, whose data were not inspected. */
  public RunRequest(
      Matrix matrix, Method method, long seed, List<String> arguments, Provenance inputs) {
    this(matrix, method, seed, arguments, List.of(), Optional.empty(), Optional.empty(), inputs);
  }

  /** Returns this request with descriptions of the user's data sets. */
  public RunRequest withOwnData(List<DataProfile> profiles) {
    return new RunRequest(matrix, method, seed, arguments, profiles, resumed, split, inputs);
  }

  /** Returns this request with the results of trying rows on the user's data sets. */
  public RunRequest withTriedRows(List<TriedRow> rows) {
    List<DataProfile> profiles = new ArrayList<>();
    for (DataProfile profile : ownData) {
      Set<String> workloads =
          matrix.usages().stream().map(usage -> usage.label(profile.dataset())).collect(toSet());
      profiles.add(
          profile.withTriedRows(
              rows.stream().filter(row -> workloads.contains(row.workload())).toList()));
    }
    return withOwnData(profiles);
  }

  /** Returns this request for other rows, data, usages or variants. */
  public RunRequest withMatrix(Matrix other) {
    return new RunRequest(other, method, seed, arguments, ownData, resumed, split, inputs);
  }

  /** Returns this request with another method, and the command line that asked for it. */
  public RunRequest withMethod(Method other, List<String> command) {
    return new RunRequest(matrix, other, seed, command, ownData, resumed, split, inputs);
  }

  /** Returns this request with data sets that are made in this JVM, once for all forks. */
  public RunRequest packed() {
    List<DatasetSource> packed = matrix.datasets().stream().map(DatasetSource::packed).toList();
    return withMatrix(new Matrix(matrix.rows(), packed, matrix.usages(), matrix.variants()));
  }

  /** Returns this request for only one shard, if any. */
  public RunRequest withSplit(Optional<Split> part) {
    return new RunRequest(matrix, method, seed, arguments, ownData, resumed, part, inputs);
  }

  /** Returns the JVM that rows run in, unless a variant has another. */
  public JvmChoice jvm() {
    return matrix.variants().get(0).jvm();
  }

  /** Returns whether all rows run in this JVM, without forks. */
  public boolean inProcess() {
    return method.stopping().least() == 0;
  }

  /** Returns why a row cannot run as requested; empty if it can. */
  public Optional<String> unavailable(Row row) {
    return unavailable(row, jvm());
  }

  /** Returns why a row failed on a user's data set, on which it was tried; empty if it works. */
  Optional<String> unfit(Row row, Workload workload) {
    return ownData.stream()
        .flatMap(profile -> profile.rows().stream())
        .flatMap(List::stream)
        .filter(
            tried -> tried.row().equals(row.name()) && tried.workload().equals(workload.label()))
        .filter(tried -> tried.fit() != Fit.FITS)
        .map(TriedRow::cause)
        .findFirst();
  }

  /** Returns the settings as result files have them. */
  Settings settings() {
    Stopping stopping = method.stopping();
    int least = Math.max(1, stopping.least());
    return new Settings(
        arguments,
        seed,
        new ForkRange(least, Math.max(least, stopping.most())),
        Optional.of(new Target(stopping.precision(), stopping.budget().toMillis() / 1e3))
            .filter(target -> stopping.most() > stopping.least()),
        method.noise(),
        matrix.copies(),
        method.preset() == Preset.QUICK,
        inProcess());
  }

  Optional<String> unavailable(Row row, JvmChoice jvm) {
    if (!inProcess()) {
      return row.unavailable(jvm.classPath());
    }
    return row.needsFork().map(why -> why + "; leave out -forks=0").or(row::unavailable);
  }

  /**
   * What is measured: each row on each data set in each usage that it supports.
   *
   * @param rows the rows, in the order of the catalog
   * @param datasets the data sets, in the order in which they were named. Those with the same name
   *     are forms of one data set, of which each row gets the one that it carries
   * @param variants the ways in which rows run, at least one; the others are compared with the
   *     first
   */
  public record Matrix(
      List<Row> rows, List<DatasetSource> datasets, List<Usage> usages, List<Variant> variants) {
    public Matrix {
      rows = List.copyOf(rows);
      datasets = List.copyOf(datasets);
      usages = List.copyOf(usages);
      variants = List.copyOf(variants);
      if (variants.isEmpty()) {
        throw new IllegalArgumentException("no variants");
      }
    }

    /** Returns the number of copies of each row that are compared; 1 if rows have no copies. */
    public int copies() {
      return (int) Math.max(1, variants.stream().filter(Variant::isCopy).count());
    }
  }
}
