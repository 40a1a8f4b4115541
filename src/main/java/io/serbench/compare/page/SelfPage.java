package io.serbench.compare.page;

import io.serbench.compare.Gate;
import io.serbench.compare.SelfTest;
import io.serbench.report.block.Block.Facts;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Page;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.SectionPurpose;
import io.serbench.report.block.Table;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Notation;
import java.util.List;

/** Results of {@link SelfTest} as a page, ready to be written in any format. */
public final class SelfPage {
  private static final Prose EXPLANATION =
      Prose.of(
          "The forks of each row are split into two halves, which are compared like two runs.",
          "Two whole runs have twice as many forks, and so find more.");

  private static final Prose NONE =
      Prose.of("No row has four forks or more, so nothing can be split. Run with -forks=8.");

  private SelfPage() {}

  /** The result for a file. */
  public record Tried(String file, SelfTest.SelfTestResult result) {}

  /** Returns the page. */
  public static Page of(List<Tried> tried, Gate gate) {
    String allowed = Digits.percent(gate.maxSlowdown().orElseThrow());
    return new Page(tried.stream().map(pair -> section(pair, allowed)).toList(), numbers(tried));
  }

  private static Section section(Tried tried, String allowed) {
    SelfTest.SelfTestResult result = tried.result();
    String title = "serbench compare -self " + tried.file();
    if (result.splits() == 0) {
      return Section.of(SectionPurpose.HEAD, title, NONE);
    }
    String of = " of " + result.splits() + " times";
    String slowdown = Digits.percent(result.slowdown());
    Facts facts =
        new Facts(
            List.of(
                new Labelled("Rows", result.rows() + " with four forks or more"),
                new Labelled("Different", result.different() + of + ", although nothing differs"),
                new Labelled(
                    "False alarms", result.tooSlow() + of + ", with -max-slowdown of " + allowed),
                new Labelled(
                    "Found",
                    result.found() + of + ", a row that was made " + slowdown + " slower")));
    return Section.of(SectionPurpose.HEAD, title, EXPLANATION, facts);
  }

  private static Table numbers(List<Tried> tried) {
    return Table.of(tried)
        .words("file", 0, Tried::file)
        .numbers("rows", 0, Notation.WHOLE, pair -> pair.result().rows())
        .numbers("splits", 0, Notation.WHOLE, pair -> pair.result().splits())
        .numbers("different", 0, Notation.WHOLE, pair -> pair.result().different())
        .numbers("too slow", 0, Notation.WHOLE, pair -> pair.result().tooSlow())
        .numbers("slowdown", 0, Notation.WHOLE, pair -> pair.result().slowdown())
        .numbers("found", 0, Notation.WHOLE, pair -> pair.result().found())
        .table();
  }
}
