package io.serbench.compare.page;

import io.serbench.compare.ComparedRun;
import io.serbench.compare.Gate;
import io.serbench.compare.Judgement;
import io.serbench.compare.Judgement.Verdict;
import io.serbench.compare.RunComparison;
import io.serbench.compare.RunComparison.Change;
import io.serbench.compare.RunComparison.Common;
import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Facts;
import io.serbench.report.block.Block.Heading;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.block.Block.Names;
import io.serbench.report.block.Block.Note;
import io.serbench.report.block.Block.Notes;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Page;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.Part;
import io.serbench.report.metric.Digits;
import io.serbench.result.CellId;
import io.serbench.result.Course.Ending;
import io.serbench.statistics.Baseline.Speed;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Comparisons as a page, ready to be written in any format. The verdict comes last. */
public final class ComparisonPage {
  /** The number of rows that a sentence names. */
  private static final int FEW = 8;

  private final RunComparison comparison;
  private final Gate gate;
  private final double same;

  /** Whether names of cells include the workload, because there are several. */
  private final boolean withData;

  private ComparisonPage(RunComparison comparison, Gate gate, double same) {
    this.comparison = comparison;
    this.gate = gate;
    this.same = same;
    this.withData =
        Stream.of(comparison.base(), comparison.next())
                .flatMap(side -> side.cells().keySet().stream())
                .map(CellId::workload)
                .distinct()
                .count()
            > 1;
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
            .flatMap(each -> new ComparisonPage(each, gate, same).sections().stream())
            .toList();
    return new Page(sections, ChangeSections.numbers(comparisons));
  }

  private List<Section> sections() {
    List<Section> sections = new ArrayList<>();
    sections.add(head());
    sections.add(differences());
    sections.addAll(ChangeSections.ofTimes(comparison, same));
    sections.addAll(ChangeSections.ofBytes(comparison.bytes(), this::name));
    sections.addAll(missing());
    Notes verdict = new Notes(verdict().stream().map(Note::of).toList());
    sections.add(Section.of(Part.VERDICT, "Verdict", verdict));
    return sections;
  }

  private Section head() {
    List<String> cautions = new ArrayList<>(cautions("base", comparison.base()));
    cautions.addAll(cautions("new", comparison.next()));
    List<Labelled> facts = new ArrayList<>();
    facts.add(new Labelled("Base", named(comparison.base())));
    facts.add(new Labelled("New", named(comparison.next())));
    facts.add(
        new Labelled(
            "Rows",
            Digits.count(comparison.common().both().size(), "row") + " with numbers in both"));
    comparison.speed().ifPresent(speed -> facts.add(new Labelled("Witness", witness(speed))));
    return Section.head("serbench compare", cautions, List.of(new Facts(facts)));
  }

  private Section differences() {
    List<Block> blocks = new ArrayList<>();
    Differences differences = new Differences(comparison);
    if (!differences.found().isEmpty()) {
      blocks.add(new Heading("What else differs"));
      blocks.add(new Facts(differences.found()));
    }
    blocks.add(Prose.of("The same in both: " + String.join(", ", differences.same()) + "."));
    return new Section(Part.REFERENCE, blocks);
  }

  private static String named(ComparedRun side) {
    return side.name()
        + ", "
        + side.run().course().started()
        + ", serbench "
        + side.run().serbench();
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
    Common common = comparison.common();
    List<Section> sections = new ArrayList<>();
    add(sections, "Only in base", common.onlyBase());
    add(sections, "Only in new", common.onlyNext());
    add(sections, "Failed in base", common.failedInBase());
    add(sections, "Failed in new", common.failedInNext());
    add(sections, "Without numbers", common.unmeasured());
    return sections;
  }

  private void add(List<Section> sections, String title, List<CellId> ids) {
    if (!ids.isEmpty()) {
      List<String> names = ids.stream().map(this::name).toList();
      sections.add(Section.of(Part.NOTES, title, new Names(names)));
    }
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
    List<String> sentences = new ArrayList<>();
    sentences.add(which("Slower", Verdict.SLOWER));
    sentences.add(which("Faster", Verdict.FASTER));
    sentences.add(
        "Of %s, %s the same and %s undecided."
            .formatted(
                Digits.count(comparison.times().size(), "comparison"),
                with(Verdict.SAME).size(),
                with(Verdict.UNDECIDED).size()));
    sentences.addAll(gate());
    return sentences;
  }

  private List<Judgement> with(Verdict verdict) {
    return comparison.times().stream().filter(time -> time.verdict() == verdict).toList();
  }

  private String which(String heading, Verdict verdict) {
    List<Judgement> times = with(verdict);
    return heading
        + ": "
        + (times.isEmpty() ? "nothing for certain" : list(times, this::time))
        + ".";
  }

  private List<String> gate() {
    List<String> sentences = new ArrayList<>();
    if (gate.maxSlowdown().isPresent()) {
      String allowed = Digits.percent(gate.maxSlowdown().getAsDouble());
      List<Judgement> slow = gate.tooSlow(comparison);
      sentences.add(
          slow.isEmpty()
              ? "No row is certain to be slower than allowed, by more than %s.".formatted(allowed)
              : "Slower than allowed, by more than %s: %s."
                  .formatted(allowed, list(slow, this::time)));
      List<Judgement> open = gate.undecided(comparison);
      if (!open.isEmpty()) {
        sentences.add(
            "Undecided for %s, whose intervals reach beyond it. Run more forks."
                .formatted(Digits.count(open.size(), "comparison")));
      }
    }
    if (gate.maxGrowth().isPresent()) {
      List<Judgement> large = gate.tooLarge(comparison);
      sentences.add(
          large.isEmpty()
              ? "No size and no allocation grew by more than allowed."
              : "Larger than allowed: " + list(large, this::bytes) + ".");
    }
    return sentences;
  }

  private static <T> String list(List<T> all, Function<T, String> text) {
    String first = all.stream().limit(FEW).map(text).collect(Collectors.joining(", "));
    return all.size() > FEW ? first + " and " + (all.size() - FEW) + " more" : first;
  }

  private String time(Judgement time) {
    Change change = time.change();
    return "%s %s (%s ± %s times)"
        .formatted(
            name(change.id()),
            change.metric().id(),
            Digits.fixed(2, change.ratio().value()),
            Digits.fixed(2, change.ratio().halfWidth()));
  }

  private String bytes(Judgement bytes) {
    Change change = bytes.change();
    return "%s %s (%s -> %s)"
        .formatted(
            name(change.id()),
            change.metric().id(),
            Digits.plain(change.base().value()),
            Digits.plain(change.next().value()));
  }
}
