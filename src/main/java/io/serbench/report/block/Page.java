package io.serbench.report.block;

import java.util.List;

/**
 * Something to read that is no report of a run, for formats that people read; and the numbers that
 * are in it, for those that programs do.
 *
 * @param sections what there is to read, in order
 * @param numbers all numbers, a line each, with their units; headings are unique
 */
public record Page(List<Section> sections, Table numbers) {
  public Page {
    sections = List.copyOf(sections);
  }
}
