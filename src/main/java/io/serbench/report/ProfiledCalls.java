package io.serbench.report;

import io.serbench.report.block.Table;
import io.serbench.report.metric.Notation;
import io.serbench.result.CallProfile;
import io.serbench.result.CallProfile.CodePlace;
import io.serbench.result.CallProfile.What;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * The profile of a phase as parts of what one of its calls takes.
 *
 * @param whole the nanoseconds or bytes of a call
 */
record ProfiledCalls(CallProfile calls, Estimate whole) {
  static final int MOST_LINES = 15; // Of a table.
  static final int WIDTH = 9; // Of columns of numbers.

  /** As part of the time. What is less may be an error of the clocks. */
  private static final double LEAST_OFF = 0.05;

  /** Returns the parts of a phase; empty if it has no number, or too few samples. */
  static Optional<ProfiledCalls> of(CellSummary cell, CallProfile calls) {
    return cell.phase(calls.phase())
        .flatMap(
            phase ->
                calls.what() == What.CPU
                    ? Optional.of(phase.time())
                    : phase.allocatedBytes().stream().mapToObj(Estimate::point).findFirst())
        .filter(whole -> calls.isEnough())
        .map(whole -> new ProfiledCalls(calls, whole));
  }

  static String heading(CallProfile calls) {
    return calls.phase().label()
        + switch (calls.what()) {
          case CPU -> ", time by method";
          case CLASSES -> ", bytes by class";
          case ALLOCATORS -> ", bytes by allocating method";
        };
  }

  String unit() {
    return calls.what().isTime() ? "ns" : "bytes";
  }

  double off() {
    return off(calls);
  }

  /** Returns the part of the time in which a thread was off the processor; 0 if that is little. */
  static double off(CallProfile calls) {
    return calls.off() < LEAST_OFF ? 0 : calls.off();
  }

  /** Returns the part of a call's time in which its thread runs; of its bytes, all. */
  double running() {
    return 1 - calls.collecting() - off();
  }

  /** Returns what a method takes of a call; the interval is that of the share and of the whole. */
  Estimate amount(String method) {
    double share =
        calls.places().stream()
            .filter(place -> place.name().equals(method))
            .mapToDouble(CodePlace::share)
            .sum();
    double time = running() * whole.value();
    double ofShare = calls.halfWidth(Math.min(1, share)) * time;
    double ofWhole = whole.hasInterval() ? share * running() * (whole.high() - whole.value()) : 0;
    double half = Math.hypot(ofShare, ofWhole) + (share > 0 ? 0 : mostUnnamed() * time);
    return Estimate.within(share * time, share * time - half, share * time + half);
  }

  /** Returns the largest share that a method may have which is not among the named ones. */
  private double mostUnnamed() {
    double named = calls.places().stream().mapToDouble(CodePlace::share).sum();
    double last = calls.places().stream().mapToDouble(CodePlace::share).min().orElse(0);
    return Math.max(0, Math.min(last, 1 - named));
  }

  /** Returns a table that begins with a column of methods or classes. */
  <T> Table.Lines<T> table(List<T> lines, Function<T, String> name) {
    return Table.of(lines)
        .column(
            Table.Column.words(heading(calls), ResultSections.NAMES)
                .fitting(lines.stream().map(line -> new Table.PlainText(name.apply(line)))),
            line -> new Table.PlainText(name.apply(line)));
  }

  /** Returns how amounts are written of calls that take so much. */
  static Notation notation(double whole) {
    return whole < 1000 ? Notation.TENTHS : Notation.WHOLE;
  }

  /**
   * Returns how names are shown: without packages, as {@code UTF8JsonGenerator.writeString}, unless
   * two of them are then the same.
   */
  static UnaryOperator<String> briefly(Collection<String> names) {
    Map<String, Long> counts =
        names.stream().collect(Collectors.groupingBy(ProfiledCalls::brief, Collectors.counting()));
    return name -> counts.getOrDefault(brief(name), 1L) == 1 ? brief(name) : name;
  }

  private static String brief(String name) {
    return name.replaceAll("\\b[a-z_][\\w]*\\.(?=[\\w.$]*[A-Z])", "");
  }
}
