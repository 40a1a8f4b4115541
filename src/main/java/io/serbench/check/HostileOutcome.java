package io.serbench.check;

import io.serbench.catalog.Feature;
import io.serbench.catalog.RecordedLine;
import io.serbench.check.Verification.Finding;
import io.serbench.dataset.Excerpt;
import io.serbench.protocol.Attempt;
import io.serbench.protocol.Attempt.Cost;
import io.serbench.protocol.Attempt.Effect;
import io.serbench.protocol.Attempt.Sent;
import io.serbench.result.Observed;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToLongFunction;

/**
 * What hostile messages did to a row.
 *
 * @param row the row's name
 * @param status {@code OK} where it was tried
 * @param cause why it was not, in one line; empty where it was
 * @param stance what its library says of bytes from outside; may be empty
 * @param worst the worst message of each harm
 * @param tally of all messages
 */
public record HostileOutcome(
    String row,
    Finding status,
    String cause,
    String stance,
    Map<Harm, Attempt> worst,
    Tally tally) {
  /** The worst that happened. */
  public static final String VERDICT = "verdict";

  /** The allocation that came closest to its limit, or went furthest beyond it. */
  public static final String MEMORY = "memory";

  /** The longest call. */
  public static final String CPU = "cpu";

  /** The share of mutants of which another object came back, without an error. */
  public static final String ALTERED = "altered";

  /** What else happened. */
  public static final String ALSO = "also";

  /** What the library says of itself. */
  public static final String STANCE = "stance";

  private static final int LONGEST_NAME = 60;

  /**
   * Bytes: buffers that have grown to twice the longest message that is sent, and tables of the
   * names in it, are no leak.
   */
  private static final long KEPT = 16 << 20;

  private static final int KINDS_OF_ERRORS = 4;

  public HostileOutcome {
    worst = Map.copyOf(worst);
  }

  /** Nothing was tried. */
  static HostileOutcome notTried(String row, Finding status, String cause, String stance) {
    return new HostileOutcome(row, status, cause, stance, Map.of(), new Tally());
  }

  /** Harm that messages do, from none to the worst. */
  public enum Harm {
    /** No message came back as another object. */
    NONE("rejects", "reads every message correctly or throws an exception, within the limits"),
    /** Some came back as another object, which is what a format without checksum does. */
    BOUNDED(
        "bounded", "stays within the limits; some damaged messages come back as another object"),
    /** The heap holds more than before. */
    KEEPS("keeps", "holds more than 16 MB after the last message"),
    /** It takes long. */
    SLOW("slow", "takes more than 250 ms of CPU time, and 1 µs per byte"),
    /** It allocates. */
    ALLOCATES(
        "allocates", "allocates more than 256 kB and 100 times the message, or twice a good one"),
    /** The stack overflows. */
    OVERFLOWS("overflows", "StackOverflowError"),
    /** Good messages are not read right any more. */
    BREAKS("breaks", "the same serializer no longer reads a good message correctly"),
    /** The heap is exhausted. */
    EXHAUSTS("exhausts", "OutOfMemoryError with a heap of 256 MB"),
    /** It does not return. */
    HANGS("hangs", "did not return within 3 s of CPU time, and 1 µs per byte"),
    /** The JVM ends. */
    KILLS("kills", "the JVM ended"),
    /** It opens what the message names. */
    OPENS("opens", "opens files that the message names"),
    /** It makes what the message names. */
    MAKES("makes", "initialises or instantiates a class that the message names but nobody allowed");

    private final String word;
    private final String meaning;

    Harm(String word, String meaning) {
      this.word = word;
      this.meaning = meaning;
    }

    /** For people. */
    public String word() {
      return word;
    }

    /** What it says of a row. */
    public String meaning() {
      return meaning;
    }

    boolean isFinding() {
      return this != NONE && this != BOUNDED;
    }
  }

  /** Counts what all messages did. Not thread-safe; one for each row. */
  static final class Tally {
    private final Map<Harm, Attempt> worst = new EnumMap<>(Harm.class);
    private final Map<String, Integer> thrown = new TreeMap<>();
    private int attempts;
    private int mutants;
    private int altered;
    private long kept;
    private String stopped = "";
    private Attempt largest;
    private Attempt longest;

    /** One more. */
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
        worst.putIfAbsent(Harm.MAKES, attempt);
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

    /** The last one was tried, and the heap holds so many bytes more. */
    void kept(long bytes) {
      kept = Math.max(kept, bytes);
      if (bytes > KEPT && largest != null) {
        worst.put(Harm.KEEPS, largest);
      }
    }

    /** Not all were tried. */
    void stopped(String why) {
      stopped = why;
    }

    int attempts() {
      return attempts;
    }

    HostileOutcome of(String row, String stance) {
      return new HostileOutcome(row, Finding.OK, "", stance, worst, this);
    }
  }

  /** What happened, from bad to good. */
  public List<Harm> harms() {
    List<Harm> harms = new ArrayList<>(worst.keySet());
    harms.sort(Comparator.reverseOrder());
    if (harms.isEmpty()) {
      harms.add(Harm.NONE);
    }
    return harms;
  }

  /** Those that are findings, each with its worst message. */
  public Map<Harm, Attempt> findings() {
    Map<Harm, Attempt> findings = new EnumMap<>(Harm.class);
    findings.putAll(worst);
    findings.keySet().removeIf(harm -> !harm.isFinding());
    return findings;
  }

  /** The same in words. */
  public Observed observed() {
    Map<String, String> verdicts = new LinkedHashMap<>();
    Map<String, String> causes = new LinkedHashMap<>();
    if (status == Finding.OK) {
      List<Harm> harms = harms();
      verdicts.put(VERDICT, harms.get(0).word());
      verdicts.put(MEMORY, memory());
      verdicts.put(CPU, millis(tally.longest.cost()));
      verdicts.put(ALTERED, percent(tally.altered, tally.mutants));
      verdicts.put(ALSO, also(harms));
      verdicts.put(STANCE, stance);
      for (Harm harm : harms) {
        if (harm.isFinding()) {
          Attempt attempt = worst.get(harm);
          String asked = harm.word() + RecordedLine.DETAIL + attempt.sent().way();
          verdicts.put(asked, amount(harm, attempt));
          causes.put(asked, why(harm, attempt));
        }
      }
      verdicts.put("messages" + RecordedLine.DETAIL + "tried", Integer.toString(tally.attempts));
      verdicts.put("messages" + RecordedLine.DETAIL + "thrown", thrown());
      if (!tally.stopped.isEmpty()) {
        causes.put("stopped" + RecordedLine.DETAIL + "early", tally.stopped);
      }
    }
    return new Observed(row, status.name(), cause, features(), verdicts, causes);
  }

  private static String also(List<Harm> harms) {
    List<String> words = new ArrayList<>();
    for (Harm harm : harms.subList(1, harms.size())) {
      if (harm.isFinding()) {
        words.add(harm.word());
      }
    }
    return String.join(" ", words);
  }

  private String memory() {
    return kilobytes(tally.largest.cost().allocated())
        + " from "
        + kilobytes(tally.largest.sent().length());
  }

  private String amount(Harm harm, Attempt attempt) {
    return switch (harm) {
      case ALLOCATES -> kilobytes(attempt.cost().allocated());
      case SLOW -> millis(attempt.cost());
      case KEEPS -> kilobytes(tally.kept);
      default -> "";
    };
  }

  private static String why(Harm harm, Attempt attempt) {
    if (harm == Harm.KEEPS) {
      return "after all messages and a full collection";
    }
    Sent sent = attempt.sent();
    String message =
        Excerpt.of(sent.name(), LONGEST_NAME)
            + " ("
            + kilobytes(sent.length())
            + ", message "
            + sent.number()
            + ")";
    String said =
        harm == Harm.MAKES
            ? String.join(", ", attempt.sightings())
            : harm == Harm.BREAKS
                ? "then, of a good message: " + attempt.afterwards()
                : attempt.said();
    return said.isEmpty() ? message : message + ": " + said;
  }

  private String thrown() {
    return tally.thrown.entrySet().stream()
        .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
        .limit(KINDS_OF_ERRORS)
        .map(each -> each.getKey() + " " + each.getValue())
        .reduce((one, two) -> one + "; " + two)
        .orElse("none");
  }

  private static String percent(int part, int of) {
    return of == 0 ? "-" : Math.round(100.0 * part / of) + " %";
  }

  private static String millis(Cost cost) {
    return Math.round(cost.cpuNanos() / 1e6) + " ms";
  }

  /** {@code 303 B}, {@code 64 kB}, {@code 250 MB}. */
  private static String kilobytes(long bytes) {
    if (bytes < 10_000) {
      return bytes + " B";
    }
    return bytes < 10_000_000
        ? String.format(Locale.ROOT, "%.0f kB", bytes / 1e3)
        : String.format(Locale.ROOT, "%.0f MB", bytes / 1e6);
  }

  /** None of a row of which not all was tried. */
  private List<Feature> features() {
    if (status != Finding.OK || !tally.stopped.isEmpty()) {
      return List.of();
    }
    List<Feature> seen = new ArrayList<>();
    if (no(Harm.ALLOCATES, Harm.EXHAUSTS, Harm.KILLS)) {
      seen.add(Feature.BOUNDED_ALLOCATION);
    }
    if (no(Harm.SLOW, Harm.HANGS)) {
      seen.add(Feature.BOUNDED_TIME);
    }
    if (no(Harm.OVERFLOWS, Harm.KILLS)) {
      seen.add(Feature.SURVIVES_DEPTH);
    }
    if (no(Harm.MAKES)) {
      seen.add(Feature.NO_FOREIGN_CLASSES);
    }
    if (no(Harm.BREAKS, Harm.KILLS)) {
      seen.add(Feature.USABLE_AFTER_ERROR);
    }
    return seen;
  }

  private boolean no(Harm... harms) {
    for (Harm harm : harms) {
      if (worst.containsKey(harm)) {
        return false;
      }
    }
    return true;
  }
}
