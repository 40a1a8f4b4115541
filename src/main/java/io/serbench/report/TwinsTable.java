package io.serbench.report;

import io.serbench.statistics.CellSummary;
import io.serbench.statistics.CellSummary.Status;
import io.serbench.statistics.Difference;
import io.serbench.statistics.NoiseFloor;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/** Tables of rows that were compared with themselves. */
final class TwinsTable {
  private static final String OUTSIDE = "!";

  private TwinsTable() {}

  /** Each row's times under its two names, and how they differ. */
  static String of(List<Twins> twins, Predicate<CellSummary> marked) {
    StringBuilder text = new StringBuilder();
    text.append(line("", "", "#1", "#2", "differ", "±", ""));
    for (Twins pair : twins) {
      boolean star = marked.test(pair.first()) || marked.test(pair.second());
      String name = star ? pair.row() + "*" : pair.row();
      if (pair.status() != Status.OK) {
        text.append(line(name, ResultTable.label(pair.status()), "", "", "", "", ""));
        continue;
      }
      for (Quantity quantity : Quantity.values()) {
        text.append(line(quantity == Quantity.SER ? name : "", quantity, pair));
      }
    }
    return text.toString();
  }

  /** How large the differences are: the middle one, and the largest with its row. */
  static String floor(List<Twins> twins) {
    StringBuilder text = new StringBuilder();
    text.append(floorLine("", "median", "largest", ""));
    for (Quantity quantity : Quantity.values()) {
      largest(twins, quantity).ifPresent(most -> text.append(floorLine(twins, quantity, most)));
    }
    return text.toString();
  }

  /** All differences that there are. */
  static List<Difference> differences(List<Twins> twins, Quantity quantity) {
    return twins.stream().flatMap(pair -> pair.difference(quantity).stream()).toList();
  }

  private static String line(String name, Quantity quantity, Twins pair) {
    Optional<Difference> difference = pair.difference(quantity);
    boolean outside = difference.filter(d -> d.hasInterval() && !d.isWithinInterval()).isPresent();
    return line(
        name,
        quantity.label(),
        ResultTable.nanos(quantity.of(pair.first())),
        ResultTable.nanos(quantity.of(pair.second())),
        difference.map(d -> Numbers.signedPercentCell(d.relative())).orElse(Numbers.NONE),
        difference.map(d -> Numbers.percentCell(d.halfWidth())).orElse(Numbers.NONE),
        outside ? OUTSIDE : "");
  }

  private static String line(Object... cells) {
    String line = String.format(Locale.ROOT, "%-34s %-5s %8s %8s %7s %6s %s", cells);
    return line.stripTrailing() + "\n";
  }

  private static Optional<Twins> largest(List<Twins> twins, Quantity quantity) {
    return twins.stream()
        .filter(pair -> pair.difference(quantity).isPresent())
        .max(Comparator.comparingDouble(pair -> pair.difference(quantity).orElseThrow().size()));
  }

  private static String floorLine(List<Twins> twins, Quantity quantity, Twins most) {
    NoiseFloor floor = new NoiseFloor(differences(twins, quantity));
    return floorLine(
        quantity.label(),
        Numbers.percentCell(floor.median()),
        Numbers.percentCell(floor.largest()),
        most.row() + " on " + most.dataset());
  }

  private static String floorLine(Object... cells) {
    return String.format(Locale.ROOT, "%-5s %7s %8s  %s", cells).stripTrailing() + "\n";
  }
}
