package io.serbench.report;

import io.serbench.report.block.Section;
import io.serbench.report.format.Formats;
import io.serbench.report.metric.Peers;
import io.serbench.result.CellId;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.result.Workload;
import io.serbench.statistics.CleanShare;
import io.serbench.statistics.RowSummary;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Parts of reports as plain text, in which a test can be read. */
final class Written {
  private Written() {}

  /** As a page would have them. */
  static String text(List<Section> sections) {
    Run none = Runs.run(List.of());
    return Formats.TEXT.write(List.of(new Report("", none, Noise.REJECT, List.of(), sections)));
  }

  /** Without line breaks, so that it does not matter where they are. */
  static String unwrapped(List<Section> sections) {
    return text(sections).replaceAll("\\s+", " ").strip();
  }

  /** Cells of rows that know of no others. */
  static List<MeasuredCell> cells(RowSummary... rows) {
    return Arrays.stream(rows).map(Written::cell).toList();
  }

  static MeasuredCell cell(RowSummary row) {
    Peers alone = new Peers(CleanShare.in(Runs.run(List.of())), Optional.empty());
    CellId id =
        new CellId(row.row(), OptionalInt.empty(), new Workload(row.dataset(), row.usage()));
    return new MeasuredCell(id, row, alone, List.of());
  }
}
