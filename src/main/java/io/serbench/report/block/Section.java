package io.serbench.report.block;

import java.util.List;
import java.util.stream.Stream;

/**
 * A section of a page. One of nothing but lists without entries has no blocks, and reports and
 * pages leave it out, so that callers need not ask whether there is anything to list.
 *
 * @param heading the heading of the blocks, or of a head the title of the page; may be empty
 */
public record Section(SectionPurpose part, String heading, List<Block> blocks) {
  /** The purpose of a section. */
  public enum SectionPurpose {
    /** The description of the run: what was measured, where, and with which cautions. */
    HEAD,
    /** What helps to read the results: tags, versions, definitions. */
    REFERENCE,
    /** Notes on what happened to rows and to the machine. */
    NOTES,
    /** The numbers, in tables and charts. */
    RESULT,
    /** The conclusions from the numbers. */
    VERDICT
  }

  public Section {
    blocks =
        blocks.stream()
            .filter(block -> !(block instanceof Block.Listed list && list.entries().isEmpty()))
            .toList();
  }

  /** Returns a section under a heading. */
  public static Section of(SectionPurpose part, String heading, Block... blocks) {
    return new Section(part, heading, List.of(blocks));
  }

  /** Returns those sections that have blocks; a head may have a title alone. */
  public static List<Section> withBlocks(List<Section> sections) {
    return sections.stream()
        .filter(section -> section.part() == SectionPurpose.HEAD || !section.blocks().isEmpty())
        .toList();
  }

  /** Returns the blocks of a type in some sections, in order. */
  public static <B extends Block> Stream<B> blocks(List<Section> sections, Class<B> type) {
    return sections.stream()
        .flatMap(section -> section.blocks().stream())
        .filter(type::isInstance)
        .map(type::cast);
  }
}
