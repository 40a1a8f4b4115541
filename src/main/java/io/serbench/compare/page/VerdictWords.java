package io.serbench.compare.page;

import io.serbench.compare.Gate;
import io.serbench.compare.Judgement;
import io.serbench.compare.Judgement.Verdict;
import io.serbench.compare.RunComparison;
import io.serbench.compare.RunComparison.ByteChange;
import io.serbench.compare.RunComparison.TimeChange;
import io.serbench.report.metric.Digits;
import io.serbench.result.CellId;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Puts the verdict of a comparison into sentences. */
final class VerdictWords {
  private static final int FEW = 8;

  private final RunComparison comparison;
  private final Gate gate;
  private final Naming naming;

  private VerdictWords(RunComparison comparison, Gate gate) {
    this.comparison = comparison;
    this.gate = gate;
    this.naming = Naming.in(comparison);
  }

  /** Returns at least one sentence. */
  static List<String> of(RunComparison comparison, Gate gate) {
    VerdictWords words = new VerdictWords(comparison, gate);
    List<String> reasons = gate.notComparable(comparison);
    if (!reasons.isEmpty()) {
      return reasons.stream().map(reason -> "Not comparable: " + reason).toList();
    }
    List<String> sentences = new ArrayList<>();
    sentences.add(words.which("Slower", Verdict.SLOWER));
    sentences.add(words.which("Faster", Verdict.FASTER));
    sentences.add(
        "Of %s, %s the same and %s undecided."
            .formatted(
                Digits.count(comparison.times().size(), "comparison"),
                words.with(Verdict.SAME).size(),
                words.with(Verdict.UNDECIDED).size()));
    sentences.addAll(words.gate());
    return sentences;
  }

  private List<Judgement> with(Verdict verdict) {
    return comparison.times().stream().filter(time -> time.verdict() == verdict).toList();
  }

  private String which(String heading, Verdict verdict) {
    List<Judgement> times = with(verdict);
    return heading + ": " + (times.isEmpty() ? "nothing for certain" : list(times)) + ".";
  }

  private List<String> gate() {
    List<String> sentences = new ArrayList<>();
    if (gate.maxSlowdown().isPresent()) {
      String allowed = Digits.percent(gate.maxSlowdown().getAsDouble());
      List<Judgement> slow = gate.tooSlow(comparison);
      sentences.add(
          slow.isEmpty()
              ? "No row is certain to be slower than allowed, by more than %s.".formatted(allowed)
              : "Slower than allowed, by more than %s: %s.".formatted(allowed, list(slow)));
      List<Judgement> open = gate.undecided(comparison);
      if (!open.isEmpty()) {
        sentences.add(
            "Undecided for %s, whose intervals reach beyond it. Run more forks."
                .formatted(Digits.count(open.size(), "comparison")));
      }
    }
    if (gate.maxGrowth().isPresent()) {
      List<ByteChange> large = gate.tooLarge(comparison);
      sentences.add(
          large.isEmpty()
              ? "No size and no allocation grew by more than allowed."
              : "Larger than allowed: "
                  + large.stream().limit(FEW).map(this::text).collect(Collectors.joining(", "))
                  + more(large.size())
                  + ".");
    }
    return sentences;
  }

  private String list(List<Judgement> times) {
    return times.stream()
            .limit(FEW)
            .map(time -> text(time.change()))
            .collect(Collectors.joining(", "))
        + more(times.size());
  }

  private static String more(int all) {
    return all > FEW ? " and " + (all - FEW) + " more" : "";
  }

  private String text(TimeChange change) {
    return "%s %s (%s ± %s times)"
        .formatted(
            naming.of(change.id()),
            change.metric().id(),
            Digits.fixed(2, change.ratio().value()),
            Digits.fixed(2, change.ratio().halfWidth()));
  }

  private String text(ByteChange change) {
    return "%s %s (%s -> %s)"
        .formatted(
            naming.of(change.id()),
            change.metric().id(),
            Digits.plain(change.base()),
            Digits.plain(change.next()));
  }

  /**
   * Names cells.
   *
   * @param withData whether names include the workload, because there are several
   */
  record Naming(boolean withData) {
    static Naming in(RunComparison comparison) {
      return new Naming(
          Stream.of(comparison.base(), comparison.next())
                  .flatMap(side -> side.cells().keySet().stream())
                  .map(CellId::workload)
                  .distinct()
                  .count()
              > 1);
    }

    String of(CellId id) {
      return withData ? id.describe() : id.name();
    }
  }
}
