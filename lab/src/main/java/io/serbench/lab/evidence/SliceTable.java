package io.serbench.lab.evidence;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.serbench.cli.command.Cli;
import io.serbench.lab.OwnRunner;
import io.serbench.result.ForkResult;
import io.serbench.result.PhaseResult;
import io.serbench.result.ResultFile;
import io.serbench.result.Run;
import io.serbench.result.Series;
import io.serbench.result.Series.Burst;
import io.serbench.run.Method.Preset;
import io.serbench.run.Method.Share;
import io.serbench.statistics.Baseline;
import io.serbench.witness.Undisturbed;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.statistics.descriptive.Median;

/**
 * Shows how long a fork needs after a pause until it is as fast as before. Runs serbench with
 * several lengths of slices and of the warm-up before each slice, and compares the first batches
 * with later ones. See {@code lab/slices.sh}.
 */
public final class SliceTable {
  /** The lengths of slices, in milliseconds. */
  private static final double[] SLICES = {5, 15, 50};

  /** How long a phase runs unmeasured before each slice, in milliseconds. */
  private static final double[] REWARMS = {0, 3, 10};

  /**
   * The first places of the groups of batches that are compared. Places count from 0 in a turn, and
   * a group ends where the next one begins.
   */
  private static final int[] PLACES = {0, 1, 2, 4, 8};

  /** Batches are compared with those from this place on. */
  private static final int LATER = 4;

  /** The largest time between the starts of two slices of one turn, in milliseconds. */
  private static final long WITHIN_A_TURN = 100;

  private SliceTable() {}

  /**
   * Prints a Markdown table.
   *
   * @param args arguments for serbench, such as the rows and the number of forks
   */
  public static void main(String[] args) throws Exception {
    Locale.setDefault(Locale.ROOT);
    System.out.println(
        "| slice | unmeasured before | first batch | 2nd | 3rd, 4th | 5th to 8th | later |");
    System.out.println("|---|---|---|---|---|---|---|");
    Path folder = Files.createTempDirectory("slices");
    for (double slice : SLICES) {
      for (double rewarm : REWARMS) {
        Share share =
            new Share(
                Preset.THOROUGH.share().clean(),
                Preset.THOROUGH.share().other(),
                slice,
                rewarm,
                Preset.DEFAULT.share().patience());
        System.out.println(line(share, run(share, args, folder)));
      }
    }
  }

  private static Run run(Share share, String[] args, Path folder) throws Exception {
    Path file = folder.resolve(share.slice() + "-" + share.rewarm() + ".json");
    List<String> all = new ArrayList<>(Arrays.asList(args));
    all.add("-out=" + file);
    try (PrintWriter tables = new PrintWriter(folder.resolve("tables.txt").toFile(), UTF_8)) {
      PrintWriter err = new PrintWriter(System.err, true, UTF_8);
      int exit =
          Cli.execute(
              all.toArray(String[]::new),
              tables,
              err,
              new OwnRunner(err, runner -> new SharedRunner(runner, share)));
      if (exit != 0) {
        throw new IllegalStateException("serbench ended with " + exit);
      }
    }
    return ResultFile.read(file, warning -> {});
  }

  private static String line(Share share, Run run) {
    Undisturbed undisturbed = Baseline.of(run).orElseThrow().undisturbed();
    Map<Integer, List<Double>> ratios = new TreeMap<>();
    run.cells().stream()
        .flatMap(cell -> cell.forks().stream())
        .map(ForkResult::phases)
        .flatMap(List::stream)
        .filter(phase -> phase.phase().inTotal())
        .map(PhaseResult::series)
        .forEach(series -> addRatios(series, undisturbed, ratios));
    StringBuilder line =
        new StringBuilder("| %.0f ms | %.0f ms |".formatted(share.slice(), share.rewarm()));
    for (int place : PLACES) {
      List<Double> values = ratios.getOrDefault(place, List.of());
      line.append(
          values.isEmpty()
              ? " - |"
              : " %.3f |"
                  .formatted(
                      Median.withDefaults()
                          .evaluate(values.stream().mapToDouble(value -> value).toArray())));
    }
    return line.toString();
  }

  /**
   * Adds the times of undisturbed batches, relative to the median of those at later places of the
   * same phase.
   */
  private static void addRatios(
      Series series, Undisturbed undisturbed, Map<Integer, List<Double>> ratios) {
    Map<Integer, List<Double>> nanos = new TreeMap<>();
    List<Double> later = new ArrayList<>();
    int[] before = series.readingsBefore();
    int batch = 0;
    int place = 0;
    long last = Long.MIN_VALUE;
    for (Burst slice : series.slices()) {
      if (slice.startMillis() - last > WITHIN_A_TURN) {
        place = 0;
      }
      last = slice.startMillis();
      for (int i = 0; i < slice.batches(); i++, place++, batch++) {
        long reading = series.witness().orElseThrow().get(before[batch]);
        long next = series.witness().orElseThrow().get(before[batch] + 1);
        if (undisturbed.isUndisturbed(reading, next)) {
          double value = series.nanos().get(batch);
          nanos.computeIfAbsent(group(place), key -> new ArrayList<>()).add(value);
          if (place >= LATER) {
            later.add(value);
          }
        }
      }
    }
    if (later.isEmpty()) {
      return;
    }
    double typical =
        Median.withDefaults().evaluate(later.stream().mapToDouble(value -> value).toArray());
    nanos.forEach(
        (at, values) ->
            values.forEach(
                value ->
                    ratios.computeIfAbsent(at, key -> new ArrayList<>()).add(value / typical)));
  }

  private static int group(int place) {
    return Arrays.stream(PLACES).filter(first -> first <= place).max().orElseThrow();
  }
}
