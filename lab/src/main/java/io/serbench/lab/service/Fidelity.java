package io.serbench.lab.service;

import io.serbench.catalog.Csv;
import io.serbench.lab.evidence.Spread;
import io.serbench.result.ResultFile;
import io.serbench.result.Run;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Summaries;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.csv.CSVRecord;

/**
 * Shows how well serbench's times of rows predict the times of their calls in a program: by the
 * ratio of the two, and by the ratios and the order of each two rows.
 */
public final class Fidelity {
  /** Nanoseconds of ser and deser together, with the half-width of their interval. */
  private record Total(double nanos, double plusMinus) {
    boolean surelyBelow(Total other) {
      return nanos + plusMinus < other.nanos - other.plusMinus;
    }
  }

  /** The times in each program, such as {@code http}, by row. */
  private final Map<String, Map<String, Total>> programs = new LinkedHashMap<>();

  /** The times of each prediction, named after its result file and its variant, by row. */
  private final Map<String, Map<String, Total>> predictions = new LinkedHashMap<>();

  private final PrintStream out = System.out;

  private Fidelity() {}

  /**
   * Prints the tables as Markdown.
   *
   * @param args the estimate to use of the times in programs (median, midmean or mean), the file
   *     that {@link Services} printed, and {@code NAME=FILE} for each result file, whose variants
   *     are one prediction each
   */
  public static void main(String[] args) throws Exception {
    Fidelity fidelity = new Fidelity();
    fidelity.readPrograms(Path.of(args[1]), args[0]);
    for (int i = 2; i < args.length; i++) {
      String[] parts = args[i].split("=", 2);
      fidelity.readPredictions(parts[0], ResultFile.read(Path.of(parts[1]), warning -> {}));
    }
    fidelity.printValues();
    fidelity.print();
  }

  private void readPrograms(Path file, String estimate) throws Exception {
    Map<String, Map<String, List<Double>>> rounds = new LinkedHashMap<>();
    for (CSVRecord line : Csv.read(Files.readString(file))) {
      rounds
          .computeIfAbsent(line.get(0), program -> new TreeMap<>())
          .computeIfAbsent(line.get(1), row -> new ArrayList<>())
          .add(
              Double.parseDouble(line.get("ser_" + estimate))
                  + Double.parseDouble(line.get("deser_" + estimate)));
    }
    rounds.forEach(
        (program, rows) ->
            rows.forEach(
                (row, totals) ->
                    programs
                        .computeIfAbsent(program, some -> new TreeMap<>())
                        .put(row, total(totals))));
  }

  /**
   * Returns the mean of the rounds of a program. Half of their range stands in for the half-width
   * of an interval, as there are few rounds.
   */
  private static Total total(List<Double> rounds) {
    double low = rounds.stream().mapToDouble(Double::doubleValue).min().orElseThrow();
    double high = rounds.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
    double mean = rounds.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    return new Total(mean, (high - low) / 2);
  }

  private void readPredictions(String name, Run run) {
    for (CellSummary cell : Summaries.of(run)) {
      String way = name + cell.id().variant().map(variant -> " " + variant).orElse("");
      cell.numbers()
          .total()
          .ifPresent(
              total ->
                  predictions
                      .computeIfAbsent(way, some -> new TreeMap<>())
                      .put(cell.id().row(), new Total(total.value(), total.halfWidth())));
    }
  }

  private void printValues() {
    List<Map<String, Total>> all = new ArrayList<>(predictions.values());
    all.addAll(programs.values());
    List<String> names = new ArrayList<>(predictions.keySet());
    names.addAll(programs.keySet());
    print("| row | %s |%n|---|%s%n", String.join(" | ", names), "---:|".repeat(names.size()));
    for (String row : all.get(0).keySet()) {
      print("| %s |", row);
      for (Map<String, Total> each : all) {
        print(" %s |", each.containsKey(row) ? "%.0f".formatted(each.get(row).nanos()) : "");
      }
      print("%n");
    }
  }

  private void print() {
    print(
        "%n| program | predicted by | rows | factor | spread | error of a ratio: median / worst |"
            + " wrong order | of those apart by 15 %%"
            + " |%n|---|---|---:|---:|---:|---:|---:|---:|%n");
    programs.forEach(
        (program, times) ->
            predictions.forEach((way, predicted) -> print(program, way, times, predicted)));
  }

  private void print(
      String program, String way, Map<String, Total> times, Map<String, Total> predicted) {
    List<String> rows = times.keySet().stream().filter(predicted::containsKey).toList();
    List<Double> logs = new ArrayList<>();
    List<Double> errors = new ArrayList<>();
    int wrong = 0;
    int wrongApart = 0;
    for (String row : rows) {
      double log = Math.log(times.get(row).nanos() / predicted.get(row).nanos());
      for (int i = 0; i < logs.size(); i++) {
        errors.add(Math.exp(Math.abs(log - logs.get(i))) - 1);
        if (isWrong(times, predicted, row, rows.get(i))) {
          wrong++;
          wrongApart += isApart(times.get(row), times.get(rows.get(i))) ? 1 : 0;
        }
      }
      logs.add(log);
    }
    double mean = logs.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    double variance =
        logs.stream().mapToDouble(log -> (log - mean) * (log - mean)).sum() / (logs.size() - 1);
    Spread spread = Spread.of(errors.stream().mapToDouble(error -> 100 * error).toArray());
    print(
        "| %s | %s | %d | %.2f | %.3f | %.1f %% / %.1f %% | %d | %d |%n",
        program,
        way,
        rows.size(),
        Math.exp(mean),
        Math.sqrt(variance),
        spread.median(),
        spread.largest(),
        wrong,
        wrongApart);
  }

  /**
   * Returns whether one row is certainly faster in the prediction, and the other in the program.
   */
  private static boolean isWrong(
      Map<String, Total> times, Map<String, Total> predicted, String a, String b) {
    return (predicted.get(a).surelyBelow(predicted.get(b))
            && times.get(b).surelyBelow(times.get(a)))
        || (predicted.get(b).surelyBelow(predicted.get(a))
            && times.get(a).surelyBelow(times.get(b)));
  }

  private static boolean isApart(Total a, Total b) {
    return Math.abs(Math.log(a.nanos() / b.nanos())) > Math.log(1.15);
  }

  private void print(String format, Object... values) {
    out.printf(Locale.ROOT, format, values);
  }
}
