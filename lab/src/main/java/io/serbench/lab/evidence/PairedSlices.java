package io.serbench.lab.evidence;

import io.serbench.result.CellResult;
import io.serbench.result.ForkResult;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.ResultFile;
import io.serbench.result.Run;
import io.serbench.result.Series;
import io.serbench.result.Series.Burst;
import io.serbench.statistics.Baseline;
import io.serbench.witness.Undisturbed;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.Median;

/**
 * Shows whether pairs of slices tell differences better than forks do. In a run of {@code noise},
 * each row runs as if it were two, whose turns are side by side, so all differences should be zero.
 * See {@code lab/paired-slices.sh}.
 */
public final class PairedSlices {
  /** The largest time between the starts of two neighbouring slices, in milliseconds. */
  private static final long NEAR = 250;

  /**
   * The time of a slice.
   *
   * @param startMillis when it started, in milliseconds since the start of the run
   * @param nanos nanoseconds per call, the mean of its undisturbed batches
   * @param deviation the difference from the mean of its fork, as a fraction of the mean
   */
  private record Said(long startMillis, double nanos, double deviation) {}

  /** Two neighbouring slices, one of each twin. */
  private record Pair(Said first, Said second) {
    double difference() {
      return Math.log(second.nanos / first.nanos);
    }
  }

  private record Key(CellResult cell, Phase phase) {}

  private final List<Double> ofForks = new ArrayList<>();
  private final List<Double> ofPairs = new ArrayList<>();
  private final List<Pair> all = new ArrayList<>();

  private PairedSlices() {}

  /**
   * Prints a Markdown table.
   *
   * @param args result files of runs of {@code noise}
   */
  public static void main(String[] args) throws Exception {
    System.out.println(
        "| run | differences | by forks: median / worst | by pairs of slices: median / worst"
            + " | pairs | their deviations agree (r) |");
    System.out.println("|---|---|---|---|---|---|");
    for (int i = 0; i < args.length; i++) {
      PairedSlices table = new PairedSlices();
      table.add(ResultFile.read(Path.of(args[i]), warning -> {}));
      System.out.printf(
          Locale.ROOT,
          "| %d | %d | %s | %s | %d | %.2f |%n",
          i + 1,
          table.ofForks.size(),
          spread(table.ofForks),
          spread(table.ofPairs),
          table.all.size(),
          table.correlation());
    }
  }

  private void add(Run run) {
    Undisturbed undisturbed = Baseline.of(run).orElseThrow().undisturbed();
    Map<String, List<CellResult>> twins = new LinkedHashMap<>();
    for (CellResult cell : run.cells()) {
      twins.computeIfAbsent(cell.id().row(), row -> new ArrayList<>()).add(cell);
    }
    for (List<CellResult> pair : twins.values()) {
      if (pair.size() == 2) {
        for (Phase phase : List.of(Phase.SER, Phase.DESER)) {
          add(
              said(new Key(pair.get(0), phase), undisturbed),
              said(new Key(pair.get(1), phase), undisturbed));
        }
      }
    }
  }

  private void add(List<List<Said>> first, List<List<Said>> second) {
    ofForks.add(Math.log(mean(second) / mean(first)));
    List<Said> others = second.stream().flatMap(List::stream).toList();
    List<Double> forks = new ArrayList<>();
    for (List<Said> fork : first) {
      List<Pair> pairs = fork.stream().flatMap(said -> nearest(said, others).stream()).toList();
      if (!pairs.isEmpty()) {
        forks.add(mean(pairs.stream().mapToDouble(Pair::difference)));
        all.addAll(pairs);
      }
    }
    ofPairs.add(mean(forks.stream().mapToDouble(value -> value)));
  }

  private static Optional<Pair> nearest(Said said, List<Said> others) {
    return others.stream()
        .filter(other -> Math.abs(other.startMillis - said.startMillis) <= NEAR)
        .min(Comparator.comparingLong(other -> Math.abs(other.startMillis - said.startMillis)))
        .map(other -> new Pair(said, other));
  }

  /** Returns the slices of each fork that have undisturbed batches. */
  private static List<List<Said>> said(Key key, Undisturbed undisturbed) {
    List<List<Said>> forks = new ArrayList<>();
    for (ForkResult fork : key.cell().forks()) {
      fork.phase(key.phase()).map(phase -> said(phase, undisturbed)).ifPresent(forks::add);
    }
    return forks;
  }

  private static List<Said> said(PhaseResult phase, Undisturbed undisturbed) {
    Series series = phase.series();
    int[] before = series.readingsBefore();
    List<Said> slices = new ArrayList<>();
    int batch = 0;
    for (Burst slice : series.slices()) {
      DoubleStream.Builder quiet = DoubleStream.builder();
      for (int i = 0; i < slice.batches(); i++, batch++) {
        long reading = series.witness().orElseThrow().get(before[batch]);
        long next = series.witness().orElseThrow().get(before[batch] + 1);
        if (undisturbed.isUndisturbed(reading, next)) {
          quiet.add((double) series.nanos().get(batch) / phase.batch());
        }
      }
      double mean = mean(quiet.build());
      if (!Double.isNaN(mean)) {
        slices.add(new Said(slice.startMillis(), mean, 0));
      }
    }
    double all = mean(slices.stream().mapToDouble(Said::nanos));
    return slices.stream()
        .map(said -> new Said(said.startMillis, said.nanos, said.nanos / all - 1))
        .toList();
  }

  /** Returns the mean of the forks' means. */
  private static double mean(List<List<Said>> forks) {
    return mean(
        forks.stream()
            .filter(fork -> !fork.isEmpty())
            .mapToDouble(fork -> mean(fork.stream().mapToDouble(Said::nanos))));
  }

  private static double mean(DoubleStream values) {
    return Mean.of(values.toArray()).getAsDouble();
  }

  /**
   * Returns how much the deviations in a pair agree: 1 if what slows one slice always slows the
   * other as well, 0 if it never does.
   */
  private double correlation() {
    double product = all.stream().mapToDouble(p -> p.first.deviation * p.second.deviation).sum();
    double ofFirst = all.stream().mapToDouble(p -> Math.pow(p.first.deviation, 2)).sum();
    double ofSecond = all.stream().mapToDouble(p -> Math.pow(p.second.deviation, 2)).sum();
    return product / Math.sqrt(ofFirst * ofSecond);
  }

  private static String spread(List<Double> differences) {
    double[] sizes = differences.stream().mapToDouble(Math::abs).sorted().toArray();
    return String.format(
        Locale.ROOT,
        "%.1f %% / %.1f %%",
        Median.withDefaults().evaluate(sizes) * 100,
        sizes[sizes.length - 1] * 100);
  }
}
