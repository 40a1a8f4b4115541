package io.serbench.report.block;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A section of a page.
 *
 * @param blocks the blocks, in order; the heading, if any, comes first
 */
public record Section(Part part, List<Block> blocks) {
  /** The purpose of a section. */
  public enum Part {
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

  /** Returns a section under a heading. */
  public static Section of(Part part, String heading, Block... blocks) {
    return of(part, heading, List.of(blocks));
  }

  /** Returns a section under a heading. */
  public static Section of(Part part, String heading, List<Block> blocks) {
    return new Section(
        part, Stream.concat(Stream.of(new Block.Heading(heading)), blocks.stream()).toList());
  }

  /** Returns the head of a page: its title, the cautions, if any, and more blocks. */
  public static Section head(String title, List<String> cautions, List<? extends Block> more) {
    List<Block> blocks = new ArrayList<>(List.of(new Block.Title(title)));
    if (!cautions.isEmpty()) {
      blocks.add(new Block.Cautions(cautions));
    }
    blocks.addAll(more);
    return new Section(Part.HEAD, blocks);
  }

  /** Returns the blocks of a type in some sections, in order. */
  public static <B extends Block> Stream<B> blocks(List<Section> sections, Class<B> type) {
    return sections.stream()
        .flatMap(section -> section.blocks().stream())
        .filter(type::isInstance)
        .map(type::cast);
  }

  public Section {
    blocks = List.copyOf(blocks);
  }
}
