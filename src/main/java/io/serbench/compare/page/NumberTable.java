package io.serbench.compare.page;

import io.serbench.compare.ByteChange;
import io.serbench.compare.Judgement;
import io.serbench.compare.RunComparison;
import io.serbench.compare.TimeChange;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.metric.Measure;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Notation;
import io.serbench.result.CellId;
import io.serbench.result.Usage;
import java.util.ArrayList;
import java.util.List;

/** All that was compared, a line for each number, for programs. */
final class NumberTable {
  private static final List<Column> COLUMNS =
      List.of(
          Column.words("file", 0),
          Column.words("row", 0),
          Column.words("data", 0),
          Column.words("transport", 0),
          number("threads"),
          Column.words("metric", 0),
          Column.words("unit", 0),
          number("base"),
          number("new"),
          number("ratio measured"),
          number("ratio"),
          Column.words("verdict", 0),
          number("forks to decide"),
          number("probability"),
          Column.words("shared", 0),
          Column.words("virtual", 0));

  private NumberTable() {}

  /** A line for each number of each comparison. */
  static Table of(List<RunComparison> comparisons) {
    List<List<Table.Entry>> lines = new ArrayList<>();
    for (RunComparison comparison : comparisons) {
      String file = comparison.next().name();
      comparison.times().forEach(time -> lines.add(line(file, time)));
      comparison.bytes().forEach(bytes -> lines.add(line(file, bytes)));
    }
    return new Table(COLUMNS, lines);
  }

  private static List<Table.Entry> line(String file, Judgement time) {
    TimeChange change = time.change();
    List<Table.Entry> line = head(file, change.id(), change.metric());
    line.add(new Table.Value(Measure.of(change.base())));
    line.add(new Table.Value(Measure.of(change.next())));
    line.add(new Table.Value(Measure.of(change.measured())));
    line.add(new Table.Value(Measure.of(change.ratio())));
    line.add(new Table.Word(time.verdict().word()));
    line.add(Table.Value.of(time.forks().isPresent() ? time.forks().getAsInt() : Double.NaN));
    line.add(Table.Value.of(time.probability()));
    line.addAll(threads(change.id()));
    return line;
  }

  private static List<Table.Entry> line(String file, ByteChange change) {
    List<Table.Entry> line = head(file, change.id(), change.metric());
    line.add(Table.Value.of(change.base()));
    line.add(Table.Value.of(change.next()));
    line.add(Table.Value.of(change.next() / change.base()));
    line.add(Table.Value.of(change.next() / change.base()));
    line.add(new Table.Word(ByteSection.word(change)));
    line.add(Table.Value.of(Double.NaN));
    line.add(Table.Value.of(Double.NaN));
    line.addAll(threads(change.id()));
    return line;
  }

  private static List<Table.Entry> head(String file, CellId id, Metric metric) {
    Usage usage = id.workload().usage();
    return new ArrayList<>(
        List.of(
            new Table.Word(file),
            new Table.Word(id.name()),
            new Table.Word(id.workload().data()),
            new Table.Word(usage.transport().word()),
            Table.Value.of(usage.threads()),
            new Table.Word(metric.id()),
            new Table.Word(metric.unit().symbol())));
  }

  /** What else tells threads from as many others; behind the columns that were there before. */
  private static List<Table.Entry> threads(CellId id) {
    Usage usage = id.workload().usage();
    return List.of(
        new Table.Word(Boolean.toString(usage.shared())),
        new Table.Word(Boolean.toString(usage.virtual())));
  }

  private static Column number(String heading) {
    return Column.numbers(heading, 0, Notation.WHOLE);
  }
}
