package io.serbench.statistics;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Role;
import io.serbench.result.CellResult;
import io.serbench.result.Evidence;
import io.serbench.result.Evidence.NewValues;
import io.serbench.result.Evidence.Pace;
import io.serbench.result.Phase;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * How far what others saw of a row confirms its numbers.
 *
 * @param reasons what refutes them, or what is missing; empty if they are confirmed
 * @param remembers how many times as long deser takes on new messages, if that is certainly more
 *     than on those that it has seen; empty otherwise
 * @param needsSession whether a serializer reads messages only after others of the same session
 */
public record Confirmation(
    State state, List<String> reasons, OptionalDouble remembers, boolean needsSession) {
  /** Whether to believe the numbers of a row. */
  public enum State {
    CONFIRMED,
    /** Something was not tried, so it is not known. */
    NOT_CONFIRMED,
    /** The row did not do the work that is timed. */
    REFUTED;

    /** Returns the words for it in tables and files. */
    public String words() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  /**
   * Rows that keep nothing take 0.9 to 1.2 times as long on values that they have not seen, and
   * those that keep strings up to 2.2 times.
   */
  private static final double MOST_UNSEEN = 2.5;

  /**
   * Against the objects of the timed loop, which are warm in all caches; up to 2.7 on a busy
   * machine.
   */
  private static final double MOST_UNUSUAL = 4;

  /** Against the messages of the timed loop: a copy of one is read into the caches as a whole. */
  private static final double MOST_COPIED = 2;

  /** Some calls take no longer when what they return is looked at. */
  private static final double MOST_WATCHED = 1.5;

  /** Calls whose branches nothing predicts take up to 2.3 times as long, or 3 on a busy machine. */
  private static final double MOST_ALONE = 4;

  /** Calls that are apart find no more of their branches predicted, or of their data cached. */
  private static final double MOST_ALONE_APART = 2;

  /** On a busy machine, that of each eighth fork takes longer. */
  private static final int FORKS_APART = 3;

  /** Times the limit: beyond, two forks are enough, or the only one that could tell. */
  private static final double BY_FAR = 1.5;

  /** From here on, a row is marked: it remembers a part of what it has read. */
  private static final double REMEMBERS = 1.3;

  /** Timers and cleaners of libraries take less. */
  private static final double MOST_ELSEWHERE = 0.02;

  /** Objects are counted too small rather than too large. */
  private static final double MOST_RETAINED = 1.05;

  /** Beyond what messages between the two may take; 0.02 on a busy machine. */
  private static final double MOST_CLOCK_ERROR = 0.1;

  /** Nothing is missing. */
  public static final Confirmation CONFIRMED =
      new Confirmation(State.CONFIRMED, List.of(), OptionalDouble.empty(), false);

  public Confirmation {
    reasons = List.copyOf(reasons);
  }

  /** Returns whether others saw that the row did not do the work. */
  public boolean isRefuted() {
    return state == State.REFUTED;
  }

  /** Returns the confirmation of a cell with numbers. */
  static Confirmation of(CellResult cell) {
    List<Evidence> evidence =
        cell.forks().stream().flatMap(fork -> fork.evidence().stream()).toList();
    OptionalDouble deser =
        ratios(evidence, Evidence::deser, NewValues::unseenToSeen).stream()
            .mapToDouble(Double::doubleValue)
            .min();
    OptionalDouble remembers =
        deser.isPresent() && deser.getAsDouble() > REMEMBERS ? deser : OptionalDouble.empty();
    boolean session = evidence.stream().anyMatch(seen -> seen.read().needsSession());
    if (cell.info().tags().plays(Role.YARDSTICK)) {
      // It does what the others are compared with, and need not be read.
      return new Confirmation(State.CONFIRMED, List.of(), remembers, session);
    }
    List<String> against = contradictions(cell, evidence);
    if (!against.isEmpty()) {
      return new Confirmation(State.REFUTED, against, remembers, session);
    }
    List<String> missing = missing(cell, evidence);
    return new Confirmation(
        missing.isEmpty() ? State.CONFIRMED : State.NOT_CONFIRMED, missing, remembers, session);
  }

  private static List<String> contradictions(CellResult cell, List<Evidence> evidence) {
    boolean lazy = cell.info().tags().has(Feature.LAZY);
    boolean apart = isApart(cell);
    List<String> found = new ArrayList<>();
    evidence.stream()
        .flatMap(seen -> seen.contradictions().stream())
        .findFirst()
        .ifPresent(found::add);
    remembered("ser", evidence, Evidence::ser, NewValues::newToUsual, MOST_UNUSUAL)
        .ifPresent(found::add);
    remembered("deser", evidence, Evidence::deser, NewValues::copiesToUsual, MOST_COPIED)
        .ifPresent(found::add);
    for (Phase phase : Phase.values()) {
      List<Double> watched = paces(evidence, phase, Pace::watched);
      tooLong(watched, MOST_WATCHED)
          // Few batches of a fork are looked at, and all of them may have been disturbed.
          .filter(times -> watched.size() > 1)
          .map(times -> slower(phase, times, "when its results are looked at"))
          .ifPresent(found::add);
      List<Double> alone = paces(evidence, phase, Pace::alone);
      tooLong(alone, MOST_ALONE)
          .or(() -> apart ? tooLongApart(alone) : Optional.empty())
          .map(times -> slower(phase, times, "in a call of its own as when it is timed"))
          .ifPresent(found::add);
    }
    middle(evidence, Evidence::elsewhere)
        .filter(part -> part > MOST_ELSEWHERE)
        .map(part -> "other threads and processes took %.0f %% of its time".formatted(100 * part))
        .ifPresent(found::add);
    middle(evidence, Evidence::retained)
        // An accessor holds its input, which it did not allocate.
        .filter(part -> part > MOST_RETAINED && !lazy)
        .map(part -> "what deser returns occupies %.1f times what it allocates".formatted(part))
        .ifPresent(found::add);
    middle(evidence, Evidence::clock)
        .filter(part -> Math.abs(part - 1) > MOST_CLOCK_ERROR)
        .map(part -> "its clock ran at %.2f times the speed of serbench's".formatted(part))
        .ifPresent(found::add);
    return found;
  }

  private static boolean isApart(CellResult cell) {
    return cell.forks().stream()
        .flatMap(fork -> fork.phases().stream())
        .anyMatch(phase -> phase.series().work().isPresent());
  }

  /**
   * Returns that a row takes longer on values that it has not seen, if that is certain.
   *
   * @param usual how many times as long it takes as on the inputs of the timed loop
   * @param mostUsual how many times is too long
   */
  private static Optional<String> remembered(
      String phase,
      List<Evidence> evidence,
      Function<Evidence, Optional<NewValues>> calls,
      ToDoubleFunction<NewValues> usual,
      double mostUsual) {
    return Stream.of(
            tooLong(ratios(evidence, calls, NewValues::unseenToSeen), MOST_UNSEEN),
            tooLong(ratios(evidence, calls, usual), mostUsual))
        .flatMap(Optional::stream)
        .max(Comparator.naturalOrder())
        .map(times -> "%s takes %.1f times as long on new values".formatted(phase, times));
  }

  private static List<Double> ratios(
      List<Evidence> evidence,
      Function<Evidence, Optional<NewValues>> calls,
      ToDoubleFunction<NewValues> ratio) {
    return evidence.stream()
        .flatMap(seen -> calls.apply(seen).stream())
        .map(ratio::applyAsDouble)
        .toList();
  }

  /**
   * Returns how many times as long calls take, if most forks find that too long, or two by far. A
   * single one may have been disturbed, and a row may do the work in some of its forks only.
   *
   * @param times those of each fork
   */
  private static Optional<Double> tooLong(List<Double> times, double most) {
    List<Double> sorted = times.stream().sorted().toList();
    int forks = sorted.size();
    if (forks == 0) {
      return Optional.empty();
    }
    double ofTwo = sorted.get(Math.max(0, forks - 2));
    double ofMost = sorted.get((forks - 1) / 2);
    return ofTwo > BY_FAR * most
        ? Optional.of(ofTwo)
        : Optional.of(ofMost).filter(least -> forks > 1 && least > most);
  }

  private static Optional<Double> tooLongApart(List<Double> alone) {
    return alone.stream()
        .min(Comparator.naturalOrder())
        .filter(least -> alone.size() >= FORKS_APART && least > MOST_ALONE_APART);
  }

  private static List<Double> paces(
      List<Evidence> evidence, Phase phase, Function<Pace, OptionalDouble> times) {
    return evidence.stream()
        .flatMap(seen -> seen.paces().stream())
        .filter(pace -> pace.phase() == phase)
        .map(times)
        .flatMap(time -> time.stream().boxed())
        .toList();
  }

  private static String slower(Phase phase, double times, String when) {
    return "%s takes %.1f times as long %s".formatted(phase.label(), times, when);
  }

  /** Returns the median of the forks, since one of them may have been disturbed. */
  private static Optional<Double> middle(
      List<Evidence> evidence, Function<Evidence, OptionalDouble> value) {
    double[] sorted =
        evidence.stream().map(value).flatMapToDouble(OptionalDouble::stream).sorted().toArray();
    return sorted.length == 0 ? Optional.empty() : Optional.of(sorted[(sorted.length - 1) / 2]);
  }

  private static List<String> missing(CellResult cell, List<Evidence> evidence) {
    if (evidence.isEmpty()) {
      return List.of("measured by a version of serbench that did not try");
    }
    if (cell.forks().size() == 1) {
      return List.of("one fork");
    }
    if (evidence.stream().allMatch(seen -> seen.ser().isEmpty())) {
      return List.of(
          cell.id().workload().usage().overStreams()
              ? "streams of new values are not tried"
              : "serbench cannot make new values of the class");
    }
    return Stream.of(
            Optional.of("no fork read what another one wrote")
                .filter(any -> evidence.stream().allMatch(seen -> seen.read().messages() == 0)),
            Optional.of("this JVM does not count the time of threads")
                .filter(any -> evidence.stream().allMatch(seen -> seen.elsewhere().isEmpty())))
        .flatMap(Optional::stream)
        .toList();
  }
}
