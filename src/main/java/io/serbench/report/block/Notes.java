package io.serbench.report.block;

import java.util.List;

/** A list of what there is to say, the rows behind each. */
public record Notes(List<Note> notes) implements Block {
  /**
   * What happened, and to whom.
   *
   * @param text what happened, why, and what to try
   * @param rows the rows that it happened to, in a few words each; may be empty
   * @param causes what others say of it, such as exceptions, with the rows; each on its own line
   */
  public record Note(String text, List<String> rows, List<String> causes) {
    public Note {
      rows = List.copyOf(rows);
      causes = List.copyOf(causes);
    }

    /** Of nobody in particular. */
    public static Note of(String text) {
      return new Note(text, List.of(), List.of());
    }
  }

  public Notes {
    notes = List.copyOf(notes);
  }

  @Override
  public void writeTo(BlockWriter out) {
    out.notes(this);
  }
}
