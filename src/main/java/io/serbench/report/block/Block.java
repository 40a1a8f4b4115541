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
        Notes,
        Chart,
        Curves,
        Ratios,
        Table {
  /** Writes itself. */
  void writeTo(BlockWriter out);

  /** What the whole page is about. */
  record Title(String text) implements Block {
    @Override
    public void writeTo(BlockWriter out) {
      out.title(this);
    }
  }

  /** What the blocks up to the next heading are about. */
  record Heading(String text) implements Block {
    @Override
    public void writeTo(BlockWriter out) {
      out.heading(this);
    }
  }

  /** What makes the whole run less than a result. */
  record Cautions(List<String> texts) implements Block {
    public Cautions {
      texts = List.copyOf(texts);
    }

    @Override
    public void writeTo(BlockWriter out) {
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
    public void writeTo(BlockWriter out) {
      out.facts(this);
    }
  }

  /** Words and what they mean. */
  record Terms(List<Labelled> entries) implements Block {
    public Terms {
      entries = List.copyOf(entries);
    }

    @Override
    public void writeTo(BlockWriter out) {
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
    public void writeTo(BlockWriter out) {
      out.prose(this);
    }
  }

  /** Names, one a line: {@code org.example:library:1.0}. */
  record Names(List<String> names) implements Block {
    public Names {
      names = List.copyOf(names);
    }

    @Override
    public void writeTo(BlockWriter out) {
      out.names(this);
    }
  }
}
