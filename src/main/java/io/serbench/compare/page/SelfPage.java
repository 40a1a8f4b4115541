package io.serbench.compare.page;

import io.serbench.compare.Gate;
import io.serbench.compare.SelfTest;
import io.serbench.report.block.Block.Facts;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Block.Title;
import io.serbench.report.block.Page;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.Part;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Notation;
import java.util.List;

/** How far comparisons can be trusted, made ready to be written in any format. */
public final class SelfPage {
  private static final Prose EXPLANATION =
      Prose.of(
          "The forks of each row are split into two halves, which are compared like two runs.",
          "Two whole runs have twice as many forks, and so find more.");

  private static final List<Column> COLUMNS =
      List.of(
          Column.words("file", 0),
          number("rows"),
          number("splits"),
          number("different"),
          number("too slow"),
          number("slowdown"),
          number("found"));

  private SelfPage() {}

  /** What came of a file. */
  public record Tried(String file, SelfTest.Result result) {}

  /** The page. */
  public static Page of(List<Tried> tried, Gate gate) {
    String allowed = Digits.percent(gate.maxSlowdown().orElseThrow());
    return new Page(
        tried.stream().map(each -> section(each, allowed)).toList(),
        new Table(COLUMNS, tried.stream().map(SelfPage::line).toList()));
  }

  private static Section section(Tried tried, String allowed) {
    SelfTest.Result result = tried.result();
    Title title = new Title("serbench compare -self " + tried.file());
    if (result.splits() == 0) {
      return new Section(
          Part.VERDICT,
          List.of(
              title,
              Prose.of(
                  "No row has four forks or more, so nothing can be split. Run with -forks=8.")));
    }
    String of = " of " + result.splits() + " times";
    return new Section(
        Part.VERDICT,
        List.of(
            title,
            EXPLANATION,
            new Facts(
                List.of(
                    new Labelled("Rows", result.rows() + " with four forks or more"),
                    new Labelled(
                        "Different", result.different() + of + ", although nothing differs"),
                    new Labelled(
                        "False alarms",
                        result.tooSlow() + of + ", with -max-slowdown of " + allowed),
                    new Labelled(
                        "Found",
                        result.found()
                            + of
                            + ", a row that was made "
                            + Digits.percent(result.slowdown())
                            + " slower")))));
  }

  private static List<Table.Entry> line(Tried tried) {
    SelfTest.Result result = tried.result();
    return List.of(
        new Table.Word(tried.file()),
        Table.Value.of(result.rows()),
        Table.Value.of(result.splits()),
        Table.Value.of(result.different()),
        Table.Value.of(result.tooSlow()),
        Table.Value.of(result.slowdown()),
        Table.Value.of(result.found()));
  }

  private static Column number(String heading) {
    return Column.numbers(heading, 0, Notation.WHOLE);
  }
}
