package io.serbench.report;

import io.serbench.report.block.Section;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import java.util.List;

/**
 * A run made ready to be written in any format: the cells for those that hold numbers, the sections
 * for those that people read.
 *
 * @param source where the run comes from, where a reader may ask: the name of its file; may be
 *     empty
 * @param run the run
 * @param noise what the numbers do with disturbed batches
 * @param cells what was measured, in the order of the run
 * @param sections what there is to read, in order
 */
public record Report(
    String source, Run run, Noise noise, List<MeasuredCell> cells, List<Section> sections) {
  public Report {
    cells = List.copyOf(cells);
    sections = List.copyOf(sections);
  }

  /** The same report of a run from a file of that name. */
  public Report from(String file) {
    return new Report(file, run, noise, cells, sections);
  }
}
