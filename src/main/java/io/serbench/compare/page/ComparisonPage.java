package io.serbench.compare.page;

import io.serbench.compare.ComparedRun;
import io.serbench.compare.Gate;
import io.serbench.compare.Judgement;
import io.serbench.compare.Judgement.Verdict;
import io.serbench.compare.RunComparison;
import io.serbench.compare.RunComparison.ComparedNumber;
import io.serbench.report.block.Block.Cautions;
import io.serbench.report.block.Block.Facts;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.block.Block.NameList;
import io.serbench.report.block.Block.Notes;
import io.serbench.report.block.Page;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.SectionPurpose;
import io.serbench.report.metric.Digits;
import io.serbench.result.CellId;
import io.serbench.result.Course.Ending;
import io.serbench.result.Run;
import io.serbench.result.Summary.Status;
import io.serbench.statistics.Baseline.Speed;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Comparisons as a page, ready to be written in any format. The verdict comes last. */
public final class ComparisonPage {
  /** The number of rows that a sentence names. */
  static final int FEW = 8;

  private static final String NOTHING = "nothing for certain";

  private final RunComparison comparison;
  private final Gate gate;
  private final double same;

  private final List<CellId> cells;

  /** Whether names of cells include the workload, because there are several. */
  private final boolean withData;

  private ComparisonPage(RunComparison comparison, Gate gate, double same) {
    this.comparison = comparison;
    this.gate = gate;
    this.same = same;
    this.cells =
        Stream.of(comparison.base(), comparison.next())
            .flatMap(side -> side.cells().keySet().stream())
            .distinct()
            .toList();
    this.withData = cells.stream().map(CellId::workload).distinct().count() > 1;
  }

  /**
   * Returns the page.
   *
   * @param comparisons the comparisons of one base with other runs
   * @param same the fraction up to which a difference does not matter
   */
  public static Page of(List<RunComparison> comparisons, Gate gate, double same) {
    List<Section> sections =
        comparisons.stream()
            .flatMap(comparison -> new ComparisonPage(comparison, gate, same).sections().stream())
            .toList();
    return new Page(sections, ChangeSections.numbers(comparisons));
  }

  private List<Section> sections() {
    List<Section> sections = new ArrayList<>(List.of(head(), Differences.of(comparison)));
    sections.addAll(ChangeSections.ofTimes(comparison, same));
    sections.addAll(ChangeSections.ofBytes(comparison.bytes(), this::name));
    sections.addAll(missing());
    sections.add(Section.of(SectionPurpose.VERDICT, "Verdict", Notes.of(verdict())));
    return sections;
  }

  private Section head() {
    List<String> cautions = new ArrayList<>(cautions("base", comparison.base()));
    cautions.addAll(cautions("new", comparison.next()));
    String rows = Digits.count(comparison.both().size(), "row");
    List<Labelled> facts = new ArrayList<>();
    facts.add(new Labelled("Base", named(comparison.base())));
    facts.add(new Labelled("New", named(comparison.next())));
    facts.add(new Labelled("Rows", rows + " with numbers in both"));
    comparison.speed().ifPresent(speed -> facts.add(new Labelled("Witness", witness(speed))));
    return Section.of(
        SectionPurpose.HEAD, "serbench compare", new Cautions(cautions), new Facts(facts));
  }

  private static String named(ComparedRun side) {
    Run run = side.run();
    return side.name() + ", " + run.course().started() + ", serbench " + run.serbench();
  }

  private static List<String> cautions(String which, ComparedRun side) {
    List<String> lines = new ArrayList<>();
    if (side.mostForks() == 1) {
      lines.add(which + " has one fork per row, which cannot decide anything");
    }
    if (side.run().settings().inProcess()) {
      lines.add(which + " ran in process: rows disturb each other; for debugging only");
    }
    if (side.run().course().ending() != Ending.COMPLETE) {
      lines.add(which + " is incomplete: some rows or forks were not measured");
    }
    return lines;
  }

  private static String witness(Speed speed) {
    return "%s us -> %s us; ratios are divided by %s to compensate"
        .formatted(
            Digits.fixed(2, speed.base() / 1e3),
            Digits.fixed(2, speed.next() / 1e3),
            Digits.fixed(4, speed.slowdown()));
  }

  private List<Section> missing() {
    ComparedRun base = comparison.base();
    ComparedRun next = comparison.next();
    Predicate<CellId> inBoth = id -> base.cells().containsKey(id) && next.cells().containsKey(id);
    Predicate<CellId> failed = id -> base.has(id, Status.ERROR) || next.has(id, Status.ERROR);
    Predicate<CellId> measured = comparison.both()::contains;
    return List.of(
        rows("Only in base", id -> !next.cells().containsKey(id)),
        rows("Only in new", id -> !base.cells().containsKey(id)),
        rows("Failed in base", id -> base.has(id, Status.ERROR)),
        rows("Failed in new", id -> next.has(id, Status.ERROR)),
        rows("Without numbers", inBoth.and(failed.or(measured).negate())));
  }

  private Section rows(String title, Predicate<CellId> which) {
    List<String> names = cells.stream().filter(which).map(this::name).toList();
    return Section.of(SectionPurpose.NOTES, title, new NameList(names));
  }

  private String name(CellId id) {
    return withData ? id.describe() : id.name();
  }

  /** Returns at least one sentence. */
  private List<String> verdict() {
    List<String> reasons = gate.notComparable(comparison);
    if (!reasons.isEmpty()) {
      return reasons.stream().map(reason -> "Not comparable: " + reason).toList();
    }
    List<Judgement> slower = comparison.judged(Verdict.SLOWER);
    List<Judgement> faster = comparison.judged(Verdict.FASTER);
    List<String> sentences = new ArrayList<>();
    if (gate.decidesNothing(comparison)) {
      sentences.add("Nothing is decided: no row is known to be within the limit. Run more forks.");
    }
    sentences.add("Slower: " + (slower.isEmpty() ? NOTHING : times(slower)) + ".");
    sentences.add("Faster: " + (faster.isEmpty() ? NOTHING : times(faster)) + ".");
    sentences.add(
        "Of %s, %s are the same and %s undecided."
            .formatted(
                Digits.count(comparison.times().size(), "comparison"),
                comparison.judged(Verdict.SAME).size(),
                comparison.judged(Verdict.UNDECIDED).size()));
    gate.maxSlowdown().ifPresent(allowed -> sentences.addAll(slower(Digits.percent(allowed))));
    if (gate.maxGrowth().isPresent()) {
      List<String> large = gate.tooLarge(comparison).stream().map(this::bytes).toList();
      sentences.add(
          large.isEmpty()
              ? "No size and no allocation grew by more than allowed."
              : "Larger than allowed: " + Digits.list(large, FEW) + ".");
    }
    return sentences;
  }

  private List<String> slower(String allowed) {
    List<Judgement> slow = gate.tooSlow(comparison);
    String sentence =
        slow.isEmpty()
            ? "No row is certain to be slower than allowed, by more than %s.".formatted(allowed)
            : "Slower than allowed, by more than %s: %s.".formatted(allowed, times(slow));
    int open = gate.undecided(comparison).size();
    return open == 0
        ? List.of(sentence)
        : List.of(
            sentence,
            "Still possible for %s, whose intervals reach beyond the limit. Run more forks."
                .formatted(Digits.count(open, "comparison")));
  }

  private String times(List<Judgement> some) {
    return Digits.list(some.stream().map(this::time).toList(), FEW);
  }

  private String time(Judgement time) {
    ComparedNumber change = time.change();
    return "%s %s (%s ± %s times)"
        .formatted(
            name(change.id()),
            change.metric().id(),
            Digits.fixed(2, change.ratio().value()),
            Digits.fixed(2, change.ratio().halfWidth()));
  }

  private String bytes(Judgement bytes) {
    ComparedNumber change = bytes.change();
    return "%s %s (%s -> %s)"
        .formatted(
            name(change.id()),
            change.metric().id(),
            Digits.plain(change.base().value()),
            Digits.plain(change.next().value()));
  }
}
