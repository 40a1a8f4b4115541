package io.serbench.report.block;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Blocks that belong together.
 *
 * @param part what they are for
 * @param blocks in order, a heading first where there is one
 */
public record Section(Part part, List<Block> blocks) {
  /** What a section is for. */
  public enum Part {
    /** What was measured, where, and what to beware of. */
    HEAD,
    /** What helps to read the results: tags, versions, meanings. */
    REFERENCE,
    /** What happened to rows and to the machine. */
    NOTES,
    /** The numbers. */
    RESULT,
    /** What follows from them. */
    VERDICT
  }

  /** Returns one under a heading. */
  public static Section of(Part part, String heading, Block... blocks) {
    return of(part, heading, List.of(blocks));
  }

  /** Returns one under a heading. */
  public static Section of(Part part, String heading, List<Block> blocks) {
    return new Section(
        part, Stream.concat(Stream.of(new Block.Heading(heading)), blocks.stream()).toList());
  }

  /** Returns the head of a page, with cautions where there are any. */
  public static Section head(String title, List<String> cautions, List<? extends Block> more) {
    List<Block> blocks = new ArrayList<>(List.of(new Block.Title(title)));
    if (!cautions.isEmpty()) {
      blocks.add(new Block.Cautions(cautions));
    }
    blocks.addAll(more);
    return new Section(Part.HEAD, blocks);
  }

  public Section {
    blocks = List.copyOf(blocks);
  }
}
