package io.serbench.compare.page;

import io.serbench.compare.ByteChange;
import io.serbench.compare.RunComparison;
import io.serbench.compare.page.VerdictWords.Naming;
import io.serbench.report.block.Block.Heading;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.Part;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Notation;
import java.util.List;

/** Sizes and allocations that changed; those that did not are counted. */
final class ByteSection {
  private static final List<Column> COLUMNS =
      List.of(
          Column.words("", TimeSections.NAMES),
          Column.words("bytes", 11),
          Column.numbers("base", 8, Notation.WHOLE),
          Column.numbers("new", 8, Notation.WHOLE),
          Column.numbers("change", 8, Notation.WHOLE),
          Column.words("", 0));

  private ByteSection() {}

  static List<Section> of(RunComparison comparison) {
    List<ByteChange> all = comparison.bytes();
    if (all.isEmpty()) {
      return List.of();
    }
    Naming naming = Naming.in(comparison);
    List<ByteChange> changed = all.stream().filter(ByteChange::differs).toList();
    Heading heading = new Heading("Sizes and allocations");
    if (changed.isEmpty()) {
      String same = "All %s are the same in both runs.".formatted(all.size());
      return List.of(new Section(Part.RESULT, List.of(heading, Prose.of(same))));
    }
    String rest =
        "%s of %s changed; the others are exactly the same."
            .formatted(changed.size(), Digits.count(all.size(), "number"));
    return List.of(
        new Section(
            Part.RESULT,
            List.of(
                heading,
                Prose.of(rest),
                new Table(
                    COLUMNS, changed.stream().map(change -> line(naming, change)).toList()))));
  }

  private static List<Table.Entry> line(Naming naming, ByteChange change) {
    return List.of(
        new Table.Name(naming.of(change.id()), false),
        new Table.Word(change.metric().id()),
        Table.Value.of(change.base()),
        Table.Value.of(change.next()),
        Table.Value.of(change.growth()),
        new Table.Word(word(change)));
  }

  static String word(ByteChange change) {
    if (!change.differs()) {
      return "same";
    }
    return change.growth() > 0 ? "larger" : "smaller";
  }
}
