package io.serbench.lab.evidence;

import io.serbench.lab.published.Order;
import io.serbench.result.Phase;
import io.serbench.result.ResultFile;
import io.serbench.result.Run;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.Summaries;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Compares the times of rows that were measured in several ways with those in the first way. Prints
 * a summary of each way, followed by the rows; if there are more than {@value #FEW}, only those
 * that change by more than a factor of 1.10. Ratios above 1 mean that a row is slower than in the
 * first way.
 */
public final class Ways {
  private static final int FEW = 20;
  private static final double NOTABLE = 1.10;
  private static final List<String> TIMES = List.of("ser", "deser", "total");

  /** The time of a row in one way: the geometric mean over all measurements. */
  private static final class Times {
    private double logs;
    private int count;

    void add(double nanos) {
      logs += Math.log(nanos);
      count++;
    }

    double nanos() {
      return Math.exp(logs / count);
    }
  }

  /** Times by row, by way, and by {@code ser}, {@code deser} or {@code total}. */
  private final Map<String, Map<String, Map<String, Times>>> rows = new LinkedHashMap<>();

  private final Set<String> ways = new LinkedHashSet<>();
  private final PrintStream out = System.out;

  private Ways() {}

  /**
   * Prints the tables as Markdown.
   *
   * @param args result files: {@code NAME=FILE} if all of a file is one way; a file alone has a way
   *     for each variant of its rows. After {@code -parts}, {@code ser} and {@code encode} are
   *     compared with {@code ser} minus {@code create} in each cell of the files that follow
   */
  public static void main(String[] args) throws Exception {
    Ways all = new Ways();
    boolean parts = false;
    for (String arg : args) {
      if (arg.equals("-parts")) {
        parts = true;
        continue;
      }
      int sign = arg.indexOf('=');
      Run run = ResultFile.read(Path.of(arg.substring(sign + 1)), warning -> {});
      Optional<String> name = sign < 0 ? Optional.empty() : Optional.of(arg.substring(0, sign));
      for (CellSummary cell : Summaries.of(run)) {
        if (parts) {
          all.addParts(cell);
        } else {
          all.add(cell, name.orElseGet(() -> way(cell)));
        }
      }
    }
    all.print(parts ? List.of("ser") : TIMES);
  }

  private static String way(CellSummary cell) {
    return cell.id().variant().orElse("plain").replaceFirst("^@", "");
  }

  private void add(CellSummary cell, String way) {
    cell.total()
        .ifPresent(
            total -> {
              keep(cell, way, "ser", cell.time(Phase.SER));
              keep(cell, way, "deser", cell.time(Phase.DESER));
              keep(cell, way, "total", Optional.of(total));
            });
  }

  private void addParts(CellSummary cell) {
    Optional<Estimate> ser = cell.time(Phase.SER);
    Optional<Double> alone =
        ser.flatMap(whole -> cell.time(Phase.CREATE).map(part -> whole.value() - part.value()));
    if (alone.filter(nanos -> nanos > 0).isPresent()) {
      keep(cell, "ser without create", "ser", new Estimate(alone.get(), 0, 1));
      keep(cell, "ser", "ser", ser);
      keep(cell, "encode", "ser", cell.time(Phase.ENCODE));
    }
  }

  private void keep(CellSummary cell, String way, String time, Optional<Estimate> estimate) {
    estimate.ifPresent(known -> keep(cell, way, time, known));
  }

  private void keep(CellSummary cell, String way, String time, Estimate known) {
    ways.add(way);
    rows.computeIfAbsent(cell.id().row(), row -> new LinkedHashMap<>())
        .computeIfAbsent(way, each -> new LinkedHashMap<>())
        .computeIfAbsent(time, each -> new Times())
        .add(known.value());
  }

  private double nanos(String row, String way, String time) {
    return rows.get(row).get(way).get(time).nanos();
  }

  private void print(List<String> times) {
    String first = ways.iterator().next();
    List<String> others = ways.stream().skip(1).toList();
    List<String> complete =
        rows.keySet().stream().filter(row -> rows.get(row).keySet().containsAll(ways)).toList();
    String last = times.get(times.size() - 1);
    print(
        "| relative to %s | rows | %s | tau | beyond 1.10 | beyond 1.15 | gains most | loses most"
            + " |%n",
        first, String.join(" | ", times));
    print("|---|---:|%s---:|---:|---:|---|---|%n", "---:|".repeat(times.size()));
    for (String way : others) {
      Function<String, Double> ratio = row -> nanos(row, way, last) / nanos(row, first, last);
      List<String> sorted = complete.stream().sorted(Comparator.comparing(ratio)).toList();
      print("| %s | %d ", way, complete.size());
      for (String time : times) {
        print(
            "| %.3f ",
            Math.exp(
                complete.stream()
                    .mapToDouble(row -> Math.log(nanos(row, way, time) / nanos(row, first, time)))
                    .average()
                    .orElseThrow()));
      }
      Order order =
          Order.of(
              complete.stream().mapToDouble(row -> nanos(row, first, last)).toArray(),
              complete.stream().mapToDouble(row -> nanos(row, way, last)).toArray());
      print(
          "| %.3f | %d | %d | %s | %s |%n",
          order.tau().orElse(Double.NaN),
          beyond(complete, ratio, NOTABLE),
          beyond(complete, ratio, 1.15),
          ends(sorted, ratio),
          ends(reversed(sorted), ratio));
    }
    print("%n| row | %s first, ns |", last);
    for (String time : times) {
      others.forEach(way -> print(" %s %s |", time, way));
    }
    print("%n|---|---:|%s%n", "---:|".repeat(times.size() * others.size()));
    String most = others.get(others.size() - 1);
    Function<String, Double> ratio = row -> nanos(row, most, last) / nanos(row, first, last);
    complete.stream()
        .filter(row -> complete.size() <= FEW || beyond(List.of(row), ratio, NOTABLE) > 0)
        .sorted(Comparator.comparing(ratio).reversed())
        .forEach(row -> line(row, first, others, times));
  }

  private void line(String row, String first, List<String> others, List<String> times) {
    print("| %s | %.0f |", row, nanos(row, first, times.get(times.size() - 1)));
    for (String time : times) {
      for (String way : others) {
        print(" %.2f |", nanos(row, way, time) / nanos(row, first, time));
      }
    }
    print("%n");
  }

  private static long beyond(List<String> rows, Function<String, Double> ratio, double limit) {
    return rows.stream()
        .filter(row -> Math.abs(Math.log(ratio.apply(row))) > Math.log(limit))
        .count();
  }

  private static String ends(List<String> sorted, Function<String, Double> ratio) {
    List<String> names = new ArrayList<>();
    sorted.stream()
        .limit(3)
        .forEach(row -> names.add(String.format(Locale.ROOT, "%s %.2f", row, ratio.apply(row))));
    return String.join(", ", names);
  }

  private static <T> List<T> reversed(List<T> list) {
    List<T> reversed = new ArrayList<>(list);
    Collections.reverse(reversed);
    return reversed;
  }

  private void print(String format, Object... values) {
    out.printf(Locale.ROOT, format, values);
  }
}
