package io.serbench.report;

import io.serbench.report.metric.Digits;
import io.serbench.statistics.NoiseFloor;
import io.serbench.statistics.NoiseFloor.RelativeDifference;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What the differences of rows from themselves mean, in words. */
final class TwinsVerdict {
  /** With as many, "95 % of them" is not just another word for all. */
  private static final int MANY = 20;

  private static final int FEW = 10;

  private final NoiseFloor floor;
  private final NoiseFloor allowed;
  private final Optional<Double> precision;

  private TwinsVerdict(List<RelativeDifference> differences, Optional<Double> precision) {
    this.floor = new NoiseFloor(differences);
    this.allowed = new NoiseFloor(differences.stream().map(TwinsVerdict::allowed).toList());
    this.precision = precision;
  }

  /**
   * A paragraph for each thing that can be said.
   *
   * @param differences of ser and deser, which are measured apart; total is made of them, and would
   *     only count them twice
   * @param precision relative half width that each value was wanted to have, where one was
   */
  static List<String> of(List<RelativeDifference> differences, Optional<Double> precision) {
    if (differences.isEmpty()) {
      return List.of("No row has numbers under both of its names, so there is nothing to compare.");
    }
    TwinsVerdict verdict = new TwinsVerdict(differences, precision);
    return Stream.of(
            Optional.of(verdict.noise()),
            Optional.of(verdict.intervals()),
            verdict.wanted(),
            verdict.few())
        .flatMap(Optional::stream)
        .toList();
  }

  /**
   * The same, or the largest that its interval would have allowed for: equals that happen to agree
   * well say nothing of how far they might have been apart.
   */
  private static RelativeDifference allowed(RelativeDifference seen) {
    return seen.hasInterval()
        ? new RelativeDifference(Math.max(seen.size(), seen.halfWidth()), seen.halfWidth())
        : seen;
  }

  private String noise() {
    int all = floor.count();
    boolean many = all >= MANY;
    String fact =
        many
            ? "%s of %s differences of a row from itself are no larger"
                .formatted(floor.within(floor.bound()), all)
            : "no row differs from itself by more";
    String why =
        allowed.bound() > floor.bound()
            ? "the intervals allow for as much, although "
                + fact
                + " than "
                + Digits.percentRoundedUp(floor.bound())
            : fact;
    return "Differences below %s between two rows mean nothing on this machine today: %s."
        .formatted(Digits.percentRoundedUp(allowed.bound()), why);
  }

  private String intervals() {
    int all = floor.withInterval();
    if (all == 0) {
      return "One fork has no interval; run with more forks to see whether the intervals hold.";
    }
    String found =
        "%s of %s differences lie within their 95 %% intervals: "
            .formatted(floor.withinInterval(), all);
    String judgement =
        floor.intervalsAreHonest()
            ? "the intervals hold."
            : "the intervals are too narrow, because something that they do not capture changes"
                + " between forks. Do not rely on them today; try again when the machine is"
                + " quieter, or with -thorough.";
    return found + judgement;
  }

  /** Two values with that half width each may differ by the root of two times as much. */
  private Optional<String> wanted() {
    if (precision.isEmpty()) {
      return Optional.empty();
    }
    double fine = Math.sqrt(2) * precision.get();
    String found =
        "The target for each time was ± %s, which allows for differences of %s; %s of %s are within"
            .formatted(
                Digits.percent(precision.get()),
                Digits.percent(Math.round(fine * 1000) / 1000.0),
                floor.within(fine),
                floor.count());
    String remedy =
        ": try again when the machine is quieter, with a larger -budget, or with -thorough.";
    if (floor.bound() > fine) {
      return Optional.of(found + ". The target was missed" + remedy);
    }
    return Optional.of(
        allowed.bound() > fine
            ? found + ", but the intervals allow for more" + remedy
            : found + ": the machine is good enough for this.");
  }

  private Optional<String> few() {
    return floor.count() < FEW
        ? Optional.of("These are few differences; more rows make the verdict more certain.")
        : Optional.empty();
  }
}
