package io.serbench.report.block;

import io.serbench.report.block.Block.Title;
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

  /** Returns its title, or {@code serbench} where it has none. */
  public String title() {
    return sections.stream()
        .flatMap(section -> section.blocks().stream())
        .filter(Title.class::isInstance)
        .map(block -> ((Title) block).text())
        .findFirst()
        .orElse("serbench");
  }
}
