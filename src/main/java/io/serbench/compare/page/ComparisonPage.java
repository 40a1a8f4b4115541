package io.serbench.compare.page;

import io.serbench.compare.ComparedRun;
import io.serbench.compare.Gate;
import io.serbench.compare.RunComparison;
import io.serbench.compare.RunComparison.Common;
import io.serbench.compare.page.VerdictWords.Naming;
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

/** Comparisons as a page, ready to be written in any format. The verdict comes last. */
public final class ComparisonPage {
  private final RunComparison comparison;
  private final Gate gate;
  private final double same;

  private ComparisonPage(RunComparison comparison, Gate gate, double same) {
    this.comparison = comparison;
    this.gate = gate;
    this.same = same;
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
    sections.addAll(ChangeSections.ofBytes(comparison));
    sections.addAll(missing());
    Notes verdict = new Notes(VerdictWords.of(comparison, gate).stream().map(Note::of).toList());
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
      String length = side.run().settings().quick() ? "one short fork" : "one fork";
      lines.add(which + " has " + length + " per row, which cannot decide anything");
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
      List<String> names = ids.stream().map(Naming.in(comparison)::of).toList();
      sections.add(Section.of(Part.NOTES, title, new Names(names)));
    }
  }
}
