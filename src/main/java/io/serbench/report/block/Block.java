package io.serbench.report.block;

import java.util.List;

/**
 * A piece of a page: its content, without its layout. Texts are plain: they contain no markup, and
 * text from files and other programs is not yet escaped.
 */
public sealed interface Block
    permits Block.Title,
        Block.Heading,
        Block.Cautions,
        Block.Facts,
        Block.Terms,
        Block.Prose,
        Block.Names,
        Block.Notes,
        Chart,
        Curves,
        Ratios,
        Table {
  /** Passes this block to the method of {@code out} for its type. */
  void writeTo(Writer out);

  /** A format's writer, with a method for each type of block. */
  interface Writer {
    void title(Title title);

    void heading(Heading heading);

    void cautions(Cautions cautions);

    void facts(Facts facts);

    void terms(Terms terms);

    void prose(Prose prose);

    void names(Names names);

    void notes(Notes notes);

    void table(Table table);

    void chart(Chart chart);

    /** Writes nothing by default: a table beside the curves has the same numbers. */
    default void curves(Curves curves) {}

    /** Writes nothing by default: a table beside the bars has the same numbers. */
    default void ratios(Ratios ratios) {}
  }

  /** The title of the page. */
  record Title(String text) implements Block {
    @Override
    public void writeTo(Writer out) {
      out.title(this);
    }
  }

  /** The heading of the blocks up to the next heading. */
  record Heading(String text) implements Block {
    @Override
    public void writeTo(Writer out) {
      out.heading(this);
    }
  }

  /** Warnings that the run as a whole is not a sound result. */
  record Cautions(List<String> texts) implements Block {
    public Cautions {
      texts = List.copyOf(texts);
    }

    @Override
    public void writeTo(Writer out) {
      out.cautions(this);
    }
  }

  /** A label and the text beside it. */
  record Labelled(String label, String text) {}

  /** Facts about the run or the machine. */
  record Facts(List<Labelled> entries) implements Block {
    public Facts {
      entries = List.copyOf(entries);
    }

    @Override
    public void writeTo(Writer out) {
      out.facts(this);
    }
  }

  /** Definitions of terms. */
  record Terms(List<Labelled> entries) implements Block {
    public Terms {
      entries = List.copyOf(entries);
    }

    @Override
    public void writeTo(Writer out) {
      out.terms(this);
    }
  }

  /** A paragraph of sentences, each of which a format may start on a new line. */
  record Prose(List<String> sentences) implements Block {
    public Prose {
      sentences = List.copyOf(sentences);
    }

    /** Returns a paragraph of these sentences. */
    public static Prose of(String... sentences) {
      return new Prose(List.of(sentences));
    }

    @Override
    public void writeTo(Writer out) {
      out.prose(this);
    }
  }

  /** A list of names, one per line: {@code org.example:library:1.0}. */
  record Names(List<String> names) implements Block {
    public Names {
      names = List.copyOf(names);
    }

    @Override
    public void writeTo(Writer out) {
      out.names(this);
    }
  }

  /** A list of notes. */
  record Notes(List<Note> notes) implements Block {
    public Notes {
      notes = List.copyOf(notes);
    }

    @Override
    public void writeTo(Writer out) {
      out.notes(this);
    }
  }

  /**
   * A note on the rows of a report.
   *
   * @param text what happened, why, and what to try
   * @param rows the rows concerned, with a few words on each; may be empty
   * @param causes further lines, such as messages of exceptions with the rows that threw them
   */
  record Note(String text, List<String> rows, List<String> causes) {
    public Note {
      rows = List.copyOf(rows);
      causes = List.copyOf(causes);
    }

    /** Returns a note that names no rows. */
    public static Note of(String text) {
      return new Note(text, List.of(), List.of());
    }

    /** Returns the text, followed by the rows, if any. */
    public String withRows() {
      return rows.isEmpty() ? text : text + ": " + String.join(", ", rows);
    }
  }
}
