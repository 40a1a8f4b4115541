package io.serbench.check;

import static java.util.stream.Collectors.joining;

import io.serbench.catalog.CheckVerdict;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.catalog.Topic;
import io.serbench.check.HostileCheck.Harm;
import io.serbench.dataset.Excerpt;
import io.serbench.process.ForkLauncher;
import io.serbench.protocol.Attempt;
import io.serbench.protocol.Attempt.Effect;
import io.serbench.protocol.FromFork;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.HostileMessages;
import io.serbench.result.Answered;
import io.serbench.result.Failure;
import io.serbench.result.Observed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * Sends one row hostile messages, counts what they did, and derives its verdict. A fork that dies
 * is replaced by one that continues after the message that ended it. Not thread-safe.
 */
final class HostileOutcome {
  static final Topic VERDICT = Topic.of("verdict");
  static final Topic MEMORY = Topic.of("memory");
  static final Topic CPU = Topic.of("cpu");
  static final Topic ALTERED = Topic.of("altered");
  static final Topic ALSO = Topic.of("also");
  static final Topic STANCE = Topic.of("stance");

  private static final Topic TRIED = new Topic("messages", "tried");
  private static final Topic THROWN = new Topic("messages", "thrown");
  private static final Topic STOPPED = new Topic("stopped", "early");

  private static final int MOST_LOST = 6; // Each fork takes seconds, and the verdict is known.
  private static final int LONGEST_NAME = 60;
  private static final int KINDS_OF_ERRORS = 4;

  /** No leak: buffers of twice the longest message in bytes, and tables of the names in it. */
  private static final long KEPT = 16 << 20;

  /** The features that the check sees, each with the harms that deny it. */
  private static final Map<Feature, Set<Harm>> UNLESS =
      new EnumMap<>(
          Map.of(
              Feature.BOUNDED_ALLOCATION, Set.of(Harm.ALLOCATES, Harm.EXHAUSTS, Harm.KILLS),
              Feature.BOUNDED_TIME, Set.of(Harm.SLOW, Harm.HANGS),
              Feature.SURVIVES_DEPTH, Set.of(Harm.OVERFLOWS, Harm.KILLS),
              Feature.NO_FOREIGN_CLASSES, Set.of(Harm.INSTANTIATES),
              Feature.USABLE_AFTER_ERROR, Set.of(Harm.BREAKS, Harm.KILLS)));

  /** How an attempt shows a harm that has no amount. */
  private static final Map<Harm, Predicate<Attempt>> SHOWN =
      Map.of(
          Harm.INSTANTIATES, attempt -> !attempt.sightings().isEmpty(),
          Harm.OPENS, attempt -> opens(attempt.said()),
          Harm.BREAKS, attempt -> !attempt.afterwards().isEmpty(),
          Harm.OVERFLOWS, attempt -> attempt.effect() == Effect.OVERFLOWED,
          Harm.EXHAUSTS, attempt -> attempt.effect() == Effect.EXHAUSTED,
          Harm.HANGS, attempt -> attempt.effect() == Effect.HUNG,
          Harm.KILLS, attempt -> attempt.effect() == Effect.DIED,
          Harm.BOUNDED, attempt -> attempt.effect() == Effect.ALTERED);

  /** The worst message of each harm, from the worst harm to the least. */
  private final Map<Harm, Attempt> worst = new TreeMap<>(Comparator.reverseOrder());

  private final Map<String, Integer> thrown = new TreeMap<>();
  private int attempts;
  private int mutants;
  private int altered;
  private long kept;
  private String stopped = "";
  private Attempt largest; // Compared to what it may allocate.
  private Attempt longest;
  private Optional<Attempt.Sent> open = Optional.empty();
  private int next;
  private boolean done;

  /** Tries a row with new forks until all messages were tried, or enough forks were lost. */
  static HostileOutcome of(ForkLauncher launcher, Row row, HostileMessages hostile, Forks forks)
      throws InterruptedException {
    HostileOutcome outcome = new HostileOutcome();
    for (int forked = 1; !outcome.done && !forks.isInterrupted(); forked++) {
      int first = outcome.next;
      FromParent order = new FromParent.SendHostile(row.name(), hostile, first);
      Optional<Failure> failure =
          new Conversation<>(FromFork.class, outcome::hear, line -> {})
              .with(launcher, Optional.of(row), List.of(), order);
      if (!outcome.done) {
        outcome.lost(failure.map(Failure::cause).orElse("no answer"), first, forked);
      }
    }
    return outcome;
  }

  private void lost(String cause, int first, int forks) {
    open.ifPresent(
        sent -> took(new Attempt(sent, Effect.DIED, Attempt.Cost.UNKNOWN, cause, List.of(), "")));
    if (next == first || forks == MOST_LOST) {
      done = true;
      stopped =
          next == 0
              ? cause
              : "stopped at message %d, after %d JVMs were lost: %s".formatted(next, forks, cause);
    }
  }

  private void hear(FromFork message) {
    if (message instanceof Attempt.Sent sent) {
      open = Optional.of(sent);
    } else if (message instanceof Attempt attempt) {
      took(attempt);
    } else if (message instanceof FromFork.AllSent all) {
      done = true;
      kept = all.kept();
      if (kept > KEPT && largest != null) {
        worst.put(Harm.KEEPS, largest);
      }
    }
  }

  private void took(Attempt attempt) {
    // A call that was abandoned may still return before its JVM ends.
    if (attempt.sent().number() >= next) {
      add(attempt);
    }
    next = attempt.sent().number() + 1;
    open = Optional.empty();
  }

  private void add(Attempt attempt) {
    attempts++;
    if (attempt.sent().mutant()) {
      mutants++;
      altered += attempt.effect() == Effect.ALTERED ? 1 : 0;
    }
    if (attempt.effect() == Effect.REJECTED) {
      String type = attempt.said().split("[:\\s]", 2)[0];
      thrown.merge(type.substring(type.lastIndexOf('.') + 1), 1, Integer::sum);
    }
    largest = greater(largest, attempt, tried -> tried.cost().allocated() - tried.cost().allowed());
    longest = greater(longest, attempt, tried -> tried.cost().cpuNanos());
    judge(attempt);
  }

  private static Attempt greater(Attempt one, Attempt other, ToLongFunction<Attempt> by) {
    return one == null || by.applyAsLong(other) > by.applyAsLong(one) ? other : one;
  }

  private static boolean opens(String said) {
    return said.contains("serbench-foreign-entity") && said.contains("FileNotFound");
  }

  private void judge(Attempt attempt) {
    SHOWN.forEach(
        (harm, shown) -> {
          if (shown.test(attempt)) {
            worst.putIfAbsent(harm, attempt);
          }
        });
    if (attempt.isLarge()) {
      worst.merge(
          Harm.ALLOCATES, attempt, (one, two) -> greater(one, two, s -> s.cost().allocated()));
    }
    if (attempt.isSlow()) {
      worst.merge(Harm.SLOW, attempt, (one, two) -> greater(one, two, s -> s.cost().cpuNanos()));
    }
  }

  /** Returns the harms that are findings, from worst to least, each with its worst message. */
  Map<Harm, Attempt> findings() {
    Map<Harm, Attempt> findings = new LinkedHashMap<>(worst);
    findings.remove(Harm.BOUNDED);
    return findings;
  }

  /** Returns the verdicts of the row, beside what its authors say of bytes from outside. */
  Observed observed(String row, String stance) {
    if (attempts == 0) {
      return Check.Finding.ERROR.of(row, stopped);
    }
    Map<Harm, Attempt> findings = findings();
    Harm verdict = worst.keySet().stream().findFirst().orElse(Harm.REJECTS);
    List<Answered> answers = new ArrayList<>();
    answers.add(Answered.of(VERDICT, verdict));
    String from = " from " + kilobytes(largest.sent().length());
    answers.add(Answered.text(MEMORY, kilobytes(largest.cost().allocated()) + from));
    answers.add(Answered.text(CPU, millis(longest.cost().cpuNanos())));
    answers.add(
        Answered.text(ALTERED, mutants == 0 ? "-" : Math.round(100.0 * altered / mutants) + " %"));
    String also = findings.keySet().stream().skip(1).map(Harm::word).collect(joining(" "));
    answers.add(Answered.text(ALSO, also));
    answers.add(Answered.text(STANCE, stance));
    findings.forEach((harm, attempt) -> answers.add(answer(harm, attempt)));
    answers.add(Answered.text(TRIED, Integer.toString(attempts)));
    answers.add(Answered.text(THROWN, thrown()));
    if (!stopped.isEmpty()) {
      answers.add(Answered.measured(STOPPED, List.of(), stopped));
    }
    List<Feature> features = new ArrayList<>(UNLESS.keySet());
    features.removeIf(
        feature ->
            !stopped.isEmpty() || !Collections.disjoint(UNLESS.get(feature), worst.keySet()));
    return Observed.of(row, features, answers);
  }

  /** Returns what the worst message of a harm did, on which way, and how much of it. */
  private Answered answer(Harm harm, Attempt attempt) {
    Map<String, Long> details = new LinkedHashMap<>();
    details.put("message", (long) attempt.sent().number());
    details.put("messageBytes", (long) attempt.sent().length());
    String amount = "";
    if (harm == Harm.SLOW) {
      details.put("cpuNanos", attempt.cost().cpuNanos());
      amount = millis(attempt.cost().cpuNanos());
    } else if (harm == Harm.ALLOCATES || harm == Harm.KEEPS) {
      long bytes = harm == Harm.KEEPS ? kept : attempt.cost().allocated();
      details.put(harm == Harm.KEEPS ? "keptBytes" : "allocatedBytes", bytes);
      amount = kilobytes(bytes);
    }
    Topic way = new Topic(harm.word(), attempt.sent().way());
    return Answered.of(way, new CheckVerdict.Text(amount), why(harm, attempt)).withDetails(details);
  }

  private static String why(Harm harm, Attempt attempt) {
    if (harm == Harm.KEEPS) {
      return "after all messages and a full collection";
    }
    Attempt.Sent sent = attempt.sent();
    String name = Excerpt.of(sent.name(), LONGEST_NAME);
    String message = "%s (%s, message %d)".formatted(name, kilobytes(sent.length()), sent.number());
    String said =
        switch (harm) {
          case INSTANTIATES -> String.join(", ", attempt.sightings());
          case BREAKS -> "then, of a good message: " + attempt.afterwards();
          default -> attempt.said();
        };
    return said.isEmpty() ? message : message + ": " + said;
  }

  private String thrown() {
    return thrown.isEmpty()
        ? "none"
        : thrown.entrySet().stream()
            .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
            .limit(KINDS_OF_ERRORS)
            .map(entry -> entry.getKey() + " " + entry.getValue())
            .collect(joining("; "));
  }

  private static String millis(long nanos) {
    return Math.round(nanos / 1e6) + " ms";
  }

  private static String kilobytes(long bytes) {
    return bytes < 10_000
        ? bytes + " B"
        : bytes < 10_000_000 ? Math.round(bytes / 1e3) + " kB" : Math.round(bytes / 1e6) + " MB";
  }
}
