package io.serbench.run;

import io.serbench.catalog.Row;
import io.serbench.dataset.DatasetSource;
import io.serbench.process.JvmChoice;
import io.serbench.result.DataProfile;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.result.Environment.Provenance;
import io.serbench.result.Split;
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import java.util.List;
import java.util.Optional;

/**
 * What a user asked for, checked and with defaults filled in.
 *
 * @param matrix what is measured
 * @param method how it is measured
 * @param seed of the order of the forks
 * @param arguments the command line
 * @param ownData what those data sets are like that are the user's, as far as they were looked at
 * @param resumed the interrupted run that it goes on with, if any
 * @param split which part of it is measured here; empty for all of it
 * @param inputs the code and the data that it is made of
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

  /** A request whose data nobody has looked at. */
  public RunRequest(Matrix matrix, Method method, long seed, List<String> arguments) {
    this(
        matrix,
        method,
        seed,
        arguments,
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Provenance.NONE);
  }

  /** The same, with what the user's data are like. */
  public RunRequest with(List<DataProfile> profiles) {
    return new RunRequest(matrix, method, seed, arguments, profiles, resumed, split, inputs);
  }

  /** The same of other cells. */
  public RunRequest of(Matrix other) {
    return new RunRequest(other, method, seed, arguments, ownData, resumed, split, inputs);
  }

  /** The same, measured in that way, as that command line asks for. */
  public RunRequest by(Method other, List<String> command) {
    return new RunRequest(matrix, other, seed, command, ownData, resumed, split, inputs);
  }

  /** The same, whose data sets are made here, once for all children. */
  public RunRequest packed() {
    List<DatasetSource> packed = matrix.datasets().stream().map(DatasetSource::packed).toList();
    return of(new Matrix(matrix.rows(), packed, matrix.usages(), matrix.variants()));
  }

  /** The same, going on with an interrupted run. */
  public RunRequest resuming(Optional<Resumed> earlier) {
    return new RunRequest(matrix, method, seed, arguments, ownData, earlier, split, inputs);
  }

  /** The same, of which only a shard is measured. */
  public RunRequest with(Optional<Split> part) {
    return new RunRequest(matrix, method, seed, arguments, ownData, resumed, part, inputs);
  }

  /** The same, made of these inputs. */
  public RunRequest of(Provenance others) {
    return new RunRequest(matrix, method, seed, arguments, ownData, resumed, split, others);
  }

  /** In which JVM rows run, unless a variant says otherwise. */
  public JvmChoice jvm() {
    return matrix.variants().get(0).jvm();
  }

  /** Whether all rows run in this JVM, without forks. */
  public boolean inProcess() {
    return method.stopping().least() == 0;
  }

  /** Why a row cannot run as it is asked for; empty where it can. */
  public Optional<String> unavailable(Row row) {
    return unavailable(row, jvm());
  }

  /** Why a row that was tried on data of the user's is not measured on them; empty where it is. */
  Optional<String> unfit(Row row, Workload workload) {
    return ownData.stream()
        .flatMap(profile -> profile.rows().stream())
        .flatMap(List::stream)
        .filter(
            tried -> tried.row().equals(row.name()) && tried.workload().equals(workload.tried()))
        .filter(tried -> tried.fit() != Fit.FITS)
        .map(TriedRow::cause)
        .findFirst();
  }

  Optional<String> unavailable(Row row, JvmChoice jvm) {
    if (!inProcess()) {
      return row.unavailable(jvm.classPath());
    }
    return row.needsFork().map(why -> why + "; leave out -forks=0").or(row::unavailable);
  }

  /**
   * What is measured: each row on each data set in each usage that it is made for.
   *
   * @param rows in the order of the catalog
   * @param datasets in the order in which they were named; those of one name are one data set in
   *     several forms, of which each row gets the one that it carries
   * @param usages how rows are used on them
   * @param variants in which ways rows run, the one first that the others are compared with
   */
  public record Matrix(
      List<Row> rows, List<DatasetSource> datasets, List<Usage> usages, List<Variant> variants) {
    public Matrix {
      rows = List.copyOf(rows);
      datasets = List.copyOf(datasets);
      usages = List.copyOf(usages);
      variants = List.copyOf(variants);
      if (variants.isEmpty()) {
        throw new IllegalArgumentException("no way to run rows");
      }
    }

    /** How often each row runs to be compared with itself; 1 where none does. */
    public int copies() {
      return (int) Math.max(1, variants.stream().filter(Variant::isCopy).count());
    }
  }
}
