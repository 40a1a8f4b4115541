package io.serbench.report.block;

import java.util.List;

/**
 * A page other than the report of a run: sections for people to read, and the same numbers as one
 * table for programs.
 *
 * @param numbers all numbers of the page, with units in the headings, which are unique
 */
public record Page(List<Section> sections, Table numbers) {
  public Page {
    sections = Section.withBlocks(sections);
  }

  /** Returns the title of the page, or {@code serbench} if it has none. */
  public String title() {
    return sections.stream()
        .filter(section -> section.part() == Section.SectionPurpose.HEAD)
        .map(Section::heading)
        .findFirst()
        .orElse("serbench");
  }
}
