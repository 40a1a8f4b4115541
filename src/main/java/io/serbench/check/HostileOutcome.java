package io.serbench.check;

import static java.util.stream.Collectors.joining;

import io.serbench.catalog.Feature;
import io.serbench.catalog.RecordedLine;
import io.serbench.check.Check.Finding;
import io.serbench.check.HostileCheck.Harm;
import io.serbench.dataset.Excerpt;
import io.serbench.protocol.Attempt;
import io.serbench.protocol.Attempt.Cost;
import io.serbench.protocol.Attempt.Effect;
import io.serbench.protocol.Attempt.Sent;
import io.serbench.result.Observed;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToLongFunction;

/** Counts what hostile messages did to one row, and derives its verdict. Not thread-safe. */
final class HostileOutcome {
  static final String VERDICT = "verdict";

  /** The allocation that came closest to its limit or went furthest beyond it. */
  static final String MEMORY = "memory";

  static final String CPU = "cpu";

  /** The share of mutants that were read as another object without an error. */
  static final String ALTERED = "altered";

  static final String ALSO = "also";

  /** What the library's authors say of bytes from outside. */
  static final String STANCE = "stance";

  private static final int LONGEST_NAME = 60;

  /**
   * The bytes that a row may keep without a finding: buffers that have grown to twice the longest
   * message, and tables of the names in it, are not a leak.
   */
  private static final long KEPT = 16 << 20;

  private static final int KINDS_OF_ERRORS = 4;

  /** The features that the check sees, each with the harms that deny it. */
  private static final Map<Feature, Set<Harm>> UNLESS =
      new EnumMap<>(
          Map.of(
              Feature.BOUNDED_ALLOCATION, Set.of(Harm.ALLOCATES, Harm.EXHAUSTS, Harm.KILLS),
              Feature.BOUNDED_TIME, Set.of(Harm.SLOW, Harm.HANGS),
              Feature.SURVIVES_DEPTH, Set.of(Harm.OVERFLOWS, Harm.KILLS),
              Feature.NO_FOREIGN_CLASSES, Set.of(Harm.INSTANTIATES),
              Feature.USABLE_AFTER_ERROR, Set.of(Harm.BREAKS, Harm.KILLS)));

  /** The worst message of each harm, from the worst harm to the least. */
  private final Map<Harm, Attempt> worst = new TreeMap<>(Comparator.reverseOrder());

  private final Map<String, Integer> thrown = new TreeMap<>();
  private int attempts;
  private int mutants;
  private int altered;
  private long kept;
  private String stopped = "";
  private Attempt largest;
  private Attempt longest;

  void add(Attempt attempt) {
    attempts++;
    if (attempt.sent().mutant()) {
      mutants++;
      altered += attempt.effect() == Effect.ALTERED ? 1 : 0;
    }
    if (attempt.effect() == Effect.REJECTED) {
      thrown.merge(exception(attempt.said()), 1, Integer::sum);
    }
    largest = greater(largest, attempt, each -> each.cost().allocated() - each.cost().allowed());
    longest = greater(longest, attempt, each -> each.cost().cpuNanos());
    judge(attempt);
  }

  private static Attempt greater(Attempt one, Attempt other, ToLongFunction<Attempt> by) {
    return one == null || by.applyAsLong(other) > by.applyAsLong(one) ? other : one;
  }

  private static String exception(String said) {
    String type = said.split("[:\\s]", 2)[0];
    return type.substring(type.lastIndexOf('.') + 1);
  }

  private void judge(Attempt attempt) {
    if (!attempt.sightings().isEmpty()) {
      worst.putIfAbsent(Harm.INSTANTIATES, attempt);
    }
    if (attempt.said().contains("serbench-foreign-entity")
        && attempt.said().contains("FileNotFound")) {
      worst.putIfAbsent(Harm.OPENS, attempt);
    }
    switch (attempt.effect()) {
      case OVERFLOWED -> worst.putIfAbsent(Harm.OVERFLOWS, attempt);
      case EXHAUSTED -> worst.putIfAbsent(Harm.EXHAUSTS, attempt);
      case HUNG -> worst.putIfAbsent(Harm.HANGS, attempt);
      case DIED -> worst.putIfAbsent(Harm.KILLS, attempt);
      case ALTERED -> worst.putIfAbsent(Harm.BOUNDED, attempt);
      default -> {}
    }
    if (attempt.isLarge()) {
      worst.merge(
          Harm.ALLOCATES, attempt, (one, two) -> greater(one, two, s -> s.cost().allocated()));
    }
    if (attempt.isSlow()) {
      worst.merge(Harm.SLOW, attempt, (one, two) -> greater(one, two, s -> s.cost().cpuNanos()));
    }
    if (!attempt.afterwards().isEmpty()) {
      worst.putIfAbsent(Harm.BREAKS, attempt);
    }
  }

  /**
   * Records that all messages were tried, and that the heap then holds {@code bytes} more than
   * before.
   */
  void kept(long bytes) {
    kept = Math.max(kept, bytes);
    if (bytes > KEPT && largest != null) {
      worst.put(Harm.KEEPS, largest);
    }
  }

  void stopped(String why) {
    stopped = why;
  }

  /** Returns the harms that are findings, from worst to least, each with its worst message. */
  Map<Harm, Attempt> findings() {
    Map<Harm, Attempt> findings = new LinkedHashMap<>(worst);
    findings.remove(Harm.BOUNDED);
    return findings;
  }

  /**
   * Returns the verdicts of the row.
   *
   * @param stance what the library's authors say of bytes from outside; may be empty
   */
  Observed observed(String row, String stance) {
    if (attempts == 0) {
      return Finding.ERROR.of(row, stopped.isEmpty() ? "nothing was tried" : stopped);
    }
    Map<Harm, Attempt> findings = findings();
    Harm verdict = worst.keySet().stream().findFirst().orElse(Harm.REJECTS);
    Map<String, String> verdicts = new LinkedHashMap<>();
    Map<String, String> causes = new LinkedHashMap<>();
    verdicts.put(VERDICT, verdict.word());
    verdicts.put(
        MEMORY,
        kilobytes(largest.cost().allocated()) + " from " + kilobytes(largest.sent().length()));
    verdicts.put(CPU, millis(longest.cost()));
    verdicts.put(ALTERED, mutants == 0 ? "-" : Math.round(100.0 * altered / mutants) + " %");
    verdicts.put(ALSO, findings.keySet().stream().skip(1).map(Harm::word).collect(joining(" ")));
    verdicts.put(STANCE, stance);
    findings.forEach(
        (harm, attempt) -> {
          String asked = harm.word() + RecordedLine.DETAIL + attempt.sent().way();
          verdicts.put(asked, amount(harm, attempt));
          causes.put(asked, why(harm, attempt));
        });
    verdicts.put("messages" + RecordedLine.DETAIL + "tried", Integer.toString(attempts));
    verdicts.put("messages" + RecordedLine.DETAIL + "thrown", thrown());
    if (!stopped.isEmpty()) {
      causes.put("stopped" + RecordedLine.DETAIL + "early", stopped);
    }
    return Observed.of(row, features(), verdicts, causes);
  }

  private String amount(Harm harm, Attempt attempt) {
    return switch (harm) {
      case ALLOCATES -> kilobytes(attempt.cost().allocated());
      case SLOW -> millis(attempt.cost());
      case KEEPS -> kilobytes(kept);
      default -> "";
    };
  }

  private static String why(Harm harm, Attempt attempt) {
    if (harm == Harm.KEEPS) {
      return "after all messages and a full collection";
    }
    Sent sent = attempt.sent();
    String message =
        "%s (%s, message %d)"
            .formatted(
                Excerpt.of(sent.name(), LONGEST_NAME), kilobytes(sent.length()), sent.number());
    String said =
        harm == Harm.INSTANTIATES
            ? String.join(", ", attempt.sightings())
            : harm == Harm.BREAKS
                ? "then, of a good message: " + attempt.afterwards()
                : attempt.said();
    return said.isEmpty() ? message : message + ": " + said;
  }

  private String thrown() {
    return thrown.isEmpty()
        ? "none"
        : thrown.entrySet().stream()
            .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
            .limit(KINDS_OF_ERRORS)
            .map(each -> each.getKey() + " " + each.getValue())
            .collect(joining("; "));
  }

  private static String millis(Cost cost) {
    return Math.round(cost.cpuNanos() / 1e6) + " ms";
  }

  private static String kilobytes(long bytes) {
    if (bytes < 10_000) {
      return bytes + " B";
    }
    return bytes < 10_000_000
        ? String.format(Locale.ROOT, "%.0f kB", bytes / 1e3)
        : String.format(Locale.ROOT, "%.0f MB", bytes / 1e6);
  }

  /** Returns the features that the row has shown; none if not all messages were tried. */
  private List<Feature> features() {
    return stopped.isEmpty()
        ? UNLESS.keySet().stream()
            .filter(each -> Collections.disjoint(UNLESS.get(each), worst.keySet()))
            .toList()
        : List.of();
  }
}
