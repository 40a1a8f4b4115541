package io.serbench.report.block;

import io.serbench.statistics.Measure;
import java.util.List;

/**
 * A piece of a page: its content, without its layout. Texts are plain: they contain no markup, and
 * text from files and other programs is not yet escaped.
 */
public sealed interface Block
    permits Block.Title,
        Block.Heading,
        Block.Cautions,
        Block.Labels,
        Block.Prose,
        Block.Names,
        Block.Notes,
        Block.Chart,
        Block.Curves,
        Block.Ratios,
        Table {
  /** Passes this block to the method of {@code out} for its type. */
  void writeTo(Writer out);

  /** A format's writer, with a method for each type of block. */
  interface Writer {
    void title(Title title);

    void heading(Heading heading);

    void cautions(Cautions cautions);

    void labels(Labels labels);

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

  record Labelled(String label, String text) {}

  /** Texts beside their labels. */
  sealed interface Labels extends Block permits Facts, Terms {
    List<Labelled> entries();

    @Override
    default void writeTo(Writer out) {
      out.labels(this);
    }
  }

  /** Facts about the run or the machine. */
  record Facts(List<Labelled> entries) implements Labels {
    public Facts {
      entries = List.copyOf(entries);
    }
  }

  /** Definitions of terms. */
  record Terms(List<Labelled> entries) implements Labels {
    public Terms {
      entries = List.copyOf(entries);
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

  /**
   * A chart of horizontal bars.
   *
   * @param title what the bars show, with the unit
   * @param parts the names of the parts of each bar; a single empty name if bars have one part
   */
  record Chart(String title, List<String> parts, List<Chart.Bar> bars) implements Block {
    /**
     * A bar.
     *
     * @param values the values of the parts, which add up to its length
     * @param whole the length of the bar, with its interval, if any
     */
    public record Bar(String name, List<Double> values, Measure whole) {
      public Bar {
        values = List.copyOf(values);
      }

      /** Returns the length of the bar. */
      public double total() {
        return whole.value();
      }
    }

    public Chart {
      parts = List.copyOf(parts);
      bars = List.copyOf(bars);
    }

    @Override
    public void writeTo(Writer out) {
      out.chart(this);
    }
  }

  /**
   * At least one curve on two logarithmic axes, where proportional growth is a straight line. The
   * numbers are those of a table beside it, so that formats without pictures leave it out.
   *
   * @param up the label of the vertical axis, with the unit
   * @param ticks the labelled positions on the horizontal axis, from left to right
   */
  record Curves(String title, String across, String up, List<Tick> ticks, List<Curve> curves)
      implements Block {
    /**
     * A labelled position on the horizontal axis.
     *
     * @param at the position; above 0
     */
    public record Tick(double at, String label) {}

    /** A curve through points, from left to right. */
    public record Curve(String name, List<Point> points) {
      public Curve {
        points = List.copyOf(points);
      }
    }

    /** A position on the horizontal axis and the value there, both above 0. */
    public record Point(double across, Measure height) {}

    public Curves {
      ticks = List.copyOf(ticks);
      curves = List.copyOf(curves);
    }

    @Override
    public void writeTo(Writer out) {
      out.curves(this);
    }
  }

  /**
   * A chart of ratios: bars from 1 to each ratio on a logarithmic axis, where twice as much is as
   * far from 1 as half as much. They show the numbers of a table beside them, so that formats
   * without pictures leave them out.
   *
   * @param same the relative difference up to which two values count as the same: 0.03 for 3 %
   */
  record Ratios(String title, String origin, double same, List<Ratios.Bar> bars) implements Block {
    /** The verdict on a ratio. */
    public enum Kind {
      LESS,
      MORE,
      /** The ratio is so close to 1 that it counts as 1. */
      SAME,
      /** Undecided. */
      OPEN
    }

    /**
     * A bar.
     *
     * @param row the name of the row; empty if it is that of the bar above
     * @param what the quantity of the row that the ratio is of
     */
    public record Bar(String row, String what, Measure ratio, Kind kind, String verdict) {}

    public Ratios {
      bars = List.copyOf(bars);
    }

    @Override
    public void writeTo(Writer out) {
      out.ratios(this);
    }
  }
}
