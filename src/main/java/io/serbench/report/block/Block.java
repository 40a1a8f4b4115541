package io.serbench.report.block;

import java.util.List;

/**
 * A piece of a report: what is to be said, without how it is written. Texts are plain: nothing in
 * them is markup of any format, and what came from files or other programs is in them as it came.
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
  /** Writes itself. */
  void writeTo(Writer out);

  /** What a format must be able to write. */
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

    /** Nothing, unless the format draws: a table beside them says the same. */
    default void curves(Curves curves) {}

    /** Nothing, unless the format draws: a table beside them says the same. */
    default void ratios(Ratios ratios) {}
  }

  /** What the whole page is about. */
  record Title(String text) implements Block {
    @Override
    public void writeTo(Writer out) {
      out.title(this);
    }
  }

  /** What the blocks up to the next heading are about. */
  record Heading(String text) implements Block {
    @Override
    public void writeTo(Writer out) {
      out.heading(this);
    }
  }

  /** What makes the whole run less than a result. */
  record Cautions(List<String> texts) implements Block {
    public Cautions {
      texts = List.copyOf(texts);
    }

    @Override
    public void writeTo(Writer out) {
      out.cautions(this);
    }
  }

  /** What there is to say of something. */
  record Labelled(String label, String text) {}

  /** What is known of the run or the machine. */
  record Facts(List<Labelled> entries) implements Block {
    public Facts {
      entries = List.copyOf(entries);
    }

    @Override
    public void writeTo(Writer out) {
      out.facts(this);
    }
  }

  /** Words and what they mean. */
  record Terms(List<Labelled> entries) implements Block {
    public Terms {
      entries = List.copyOf(entries);
    }

    @Override
    public void writeTo(Writer out) {
      out.terms(this);
    }
  }

  /** Sentences, each of which may begin a line. */
  record Prose(List<String> sentences) implements Block {
    public Prose {
      sentences = List.copyOf(sentences);
    }

    /** One paragraph of these. */
    public static Prose of(String... sentences) {
      return new Prose(List.of(sentences));
    }

    @Override
    public void writeTo(Writer out) {
      out.prose(this);
    }
  }

  /** Names, one a line: {@code org.example:library:1.0}. */
  record Names(List<String> names) implements Block {
    public Names {
      names = List.copyOf(names);
    }

    @Override
    public void writeTo(Writer out) {
      out.names(this);
    }
  }

  /** A list of what there is to say, the rows behind each. */
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
   * What happened, and to whom.
   *
   * @param text what happened, why, and what to try
   * @param rows the rows that it happened to, in a few words each; may be empty
   * @param causes what others say of it, such as exceptions, with the rows; each on its own line
   */
  record Note(String text, List<String> rows, List<String> causes) {
    public Note {
      rows = List.copyOf(rows);
      causes = List.copyOf(causes);
    }

    /** Of nobody in particular. */
    public static Note of(String text) {
      return new Note(text, List.of(), List.of());
    }

    /** What happened, with the rows where there are any. */
    public String withRows() {
      return rows.isEmpty() ? text : text + ": " + String.join(", ", rows);
    }
  }
}
