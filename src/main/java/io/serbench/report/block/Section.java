package io.serbench.report.block;

import java.util.List;

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

  public Section {
    blocks = List.copyOf(blocks);
  }
}
