package io.serbench.report.block;

import io.serbench.report.block.Block.Note;
import io.serbench.report.block.Block.Notes;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A section of a page.
 *
 * @param heading the heading of the blocks, or of a head the title of the page; may be empty
 */
public record Section(Part part, String heading, List<Block> blocks) {
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
    return new Section(part, heading, List.of(blocks));
  }

  /** Returns a section of notes; none if there are no notes. */
  public static List<Section> ofNotes(Part part, String heading, List<Note> notes) {
    return notes.isEmpty() ? List.of() : List.of(of(part, heading, new Notes(notes)));
  }

  /** Returns the head of a page: its title, the cautions, if any, and more blocks. */
  public static Section head(String title, List<String> cautions, List<? extends Block> more) {
    List<Block> blocks = new ArrayList<>(more);
    if (!cautions.isEmpty()) {
      blocks.add(0, new Block.Cautions(cautions));
    }
    return new Section(Part.HEAD, title, blocks);
  }

  /** Returns the blocks of a type in some sections, in order. */
  public static <B extends Block> Stream<B> blocks(List<Section> sections, Class<B> type) {
    return sections.stream()
        .flatMap(section -> section.blocks().stream())
        .filter(type::isInstance)
        .map(type::cast);
  }
}
