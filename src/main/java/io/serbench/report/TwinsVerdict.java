package io.serbench.report;

import io.serbench.statistics.Difference;
import io.serbench.statistics.NoiseFloor;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What the differences of rows from themselves mean, in words. */
final class TwinsVerdict {
  /** With as many, "95 % of them" is not just another word for all. */
  private static final int MANY = 20;

  private static final int FEW = 10;

  private final NoiseFloor floor;
  private final Optional<Double> precision;

  /**
   * On these differences.
   *
   * @param differences of ser and deser, which are measured apart; total is made of them, and would
   *     only count them twice
   * @param precision relative half width that each value was wanted to have, where one was
   */
  private TwinsVerdict(List<Difference> differences, Optional<Double> precision) {
    this.floor = new NoiseFloor(differences);
    this.precision = precision;
  }

  /** A paragraph for each thing that can be said. */
  static String of(List<Twins> twins, Optional<Double> precision) {
    List<Difference> differences =
        Stream.of(Quantity.SER, Quantity.DESER)
            .flatMap(quantity -> TwinsTable.differences(twins, quantity).stream())
            .toList();
    if (differences.isEmpty()) {
      return Text.item("No row has numbers under both of its names: nothing can be said.");
    }
    TwinsVerdict verdict = new TwinsVerdict(differences, precision);
    return verdict.noise() + verdict.intervals() + verdict.wanted() + verdict.few();
  }

  private String noise() {
    int all = floor.count();
    String basis =
        all < MANY
            ? "no row differs from itself by more"
            : "%s of %s differences of a row from itself are no larger"
                .formatted(floor.within(floor.bound()), all);
    return Text.item(
        "Differences below %s between two rows mean nothing on this machine today: %s."
            .formatted(Numbers.percentRoundedUp(floor.bound()), basis));
  }

  private String intervals() {
    int all = floor.withInterval();
    if (all == 0) {
      return Text.item("One fork has no interval; run with more to see whether these are honest.");
    }
    String found =
        "%s of %s differences lie within their 95 %% intervals: "
            .formatted(floor.withinInterval(), all);
    String judgement =
        floor.intervalsAreHonest()
            ? "the intervals are honest."
            : "the intervals are too narrow, for something changes between forks that they do not"
                + " see. Do not rely on them today; try again when the machine is quieter, or"
                + " with -thorough.";
    return Text.item(found + judgement);
  }

  /** Two values with that half width each may differ by the root of two times as much. */
  private String wanted() {
    if (precision.isEmpty()) {
      return "";
    }
    double allowed = Math.sqrt(2) * precision.get();
    String found =
        "Each time was wanted to ± %s, which allows for differences of %s; %s of %s are within"
            .formatted(
                Numbers.percent(precision.get()),
                Numbers.percent(Math.round(allowed * 1000) / 1000.0),
                floor.within(allowed),
                floor.count());
    String judgement =
        floor.bound() <= allowed
            ? ": the machine is good enough for this."
            : ". That is not reached: try again when the machine is quieter, with a larger -budget,"
                + " or with -thorough.";
    return Text.item(found + judgement);
  }

  private String few() {
    return floor.count() < FEW
        ? Text.item("These are few differences; more rows make a surer verdict.")
        : "";
  }
}
