package io.serbench.report.block;

import io.serbench.report.metric.Metric;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * A piece of a page: its content, without its layout. Texts are plain: they contain no markup, and
 * text from files and other programs is not yet escaped. Blocks keep the lists that they are given,
 * which nobody changes afterwards.
 */
public sealed interface Block permits Block.Listed, Block.Prose, Block.Chart, Block.Ratios, Table {
  /** A format's writer, with a method for each type of block. */
  interface BlockWriter {
    void title(String title);

    /** Writes the heading of the blocks up to the next heading. */
    void heading(String heading);

    void cautions(Cautions cautions);

    void labels(Labels labels);

    void prose(Prose prose);

    void names(NameList names);

    void notes(Notes notes);

    void table(Table table);

    void chart(Chart chart);

    /** Writes nothing by default: a table beside the curves has the same numbers. */
    default void curves(Curves curves) {}

    /** Writes nothing by default: a table beside the bars has the same numbers. */
    default void ratios(Ratios ratios) {}

    /** Writes nothing by default: a sentence names the files. */
    default void links(FileLinks links) {}

    /** Writes sections, each with its title or heading, if it has one. */
    default void write(List<Section> sections) {
      for (Section section : sections) {
        if (section.part() == Section.SectionPurpose.HEAD) {
          title(section.heading());
        } else if (!section.heading().isEmpty()) {
          heading(section.heading());
        }
        section.blocks().forEach(this::write);
      }
    }

    /** Writes a block by the method for its type. */
    default void write(Block block) {
      if (block instanceof Cautions cautions) {
        cautions(cautions);
      } else if (block instanceof Labels labels) {
        labels(labels);
      } else if (block instanceof Prose prose) {
        prose(prose);
      } else if (block instanceof NameList names) {
        names(names);
      } else if (block instanceof Notes notes) {
        notes(notes);
      } else if (block instanceof Chart chart) {
        chart(chart);
      } else if (block instanceof Curves curves) {
        curves(curves);
      } else if (block instanceof Ratios ratios) {
        ratios(ratios);
      } else if (block instanceof FileLinks links) {
        links(links);
      } else {
        table((Table) block);
      }
    }
  }

  /** A list, which sections leave out if it has no entries. */
  sealed interface Listed extends Block
      permits Cautions, Labels, NameList, FileLinks, Notes, Curves {
    List<?> entries();
  }

  /** Warnings that the run as a whole is not a sound result. */
  record Cautions(List<String> entries) implements Listed {}

  record Labelled(String label, String text) {}

  /** Texts beside their labels. */
  sealed interface Labels extends Listed permits Facts, Terms {
    @Override
    List<Labelled> entries();
  }

  /** Facts about the run or the machine. */
  record Facts(List<Labelled> entries) implements Labels {}

  /** Definitions of terms. */
  record Terms(List<Labelled> entries) implements Labels {}

  /** A paragraph of sentences, each of which a format may start on a new line. */
  record Prose(List<String> sentences) implements Block {
    /** Returns a paragraph of these sentences. */
    public static Prose of(String... sentences) {
      return new Prose(List.of(sentences));
    }
  }

  /** A list of names, one per line: {@code org.example:library:1.0}. */
  record NameList(List<String> entries) implements Listed {}

  /** Names of files that a page can link to, relative to its own folder. */
  record FileLinks(List<String> entries) implements Listed {}

  record Notes(List<Note> entries) implements Listed {
    /** Returns notes that name no rows. */
    public static Notes of(List<String> texts) {
      return new Notes(texts.stream().map(Note::of).toList());
    }
  }

  /**
   * A note on what happened, why, and what to try; the rows concerned, with a few words on each;
   * and further lines, such as messages of exceptions with the rows that threw them.
   */
  record Note(String text, List<String> rows, List<String> causes) {
    /** Returns a note that names no rows. */
    public static Note of(String text) {
      return new Note(text, List.of(), List.of());
    }

    /** Returns the text, followed by the rows, if any. */
    public String withRows() {
      return rows.isEmpty() ? text : text + ": " + String.join(", ", rows);
    }
  }

  /** A chart of horizontal bars, each made of the same parts. The title has the unit. */
  record Chart(String title, List<String> parts, List<Chart.StackedBar> bars) implements Block {
    /** A bar: the values of its parts, which add up to its length, and that with its interval. */
    public record StackedBar(String name, List<Double> values, Estimate whole) {
      /**
       * Returns a bar as long as the value of a metric, which the cell has. Its parts are scaled to
       * that length, because the weights of forks may make their sum a little different.
       */
      public static StackedBar of(CellSummary cell, Metric whole, Metric... parts) {
        double[] values =
            Stream.of(parts).mapToDouble(part -> part.estimate(cell).value()).toArray();
        Estimate length = whole.estimate(cell);
        double scale = length.value() / DoubleStream.of(values).sum();
        List<Double> scaled = DoubleStream.of(values).map(value -> value * scale).boxed().toList();
        return new StackedBar(cell.name(), scaled, length);
      }
    }
  }

  /**
   * Curves on two logarithmic axes, where proportional growth is a straight line. The numbers are
   * those of a table beside it, so that formats without pictures leave it out. {@code up} labels
   * the vertical axis, with the unit.
   */
  record Curves(String title, String across, String up, List<Tick> ticks, List<Curve> entries)
      implements Listed {
    /** A labelled position on the horizontal axis, above 0. */
    public record Tick(double at, String label) {}

    /** A curve through points, from left to right. */
    public record Curve(String name, List<Point> points) {}

    /** A position on the horizontal axis and the value there, both above 0. */
    public record Point(double across, Estimate height) {}
  }

  /**
   * A chart of ratios: bars from 1 to each ratio on a logarithmic axis, where twice as much is as
   * far from 1 as half as much. They show the numbers of a table beside them, so that formats
   * without pictures leave them out. Relative differences up to {@code same} do not matter.
   */
  record Ratios(String title, String origin, double same, List<Ratios.RatioBar> bars)
      implements Block {
    /** The verdict on a ratio. */
    public enum Direction {
      LESS,
      MORE,
      /** The ratio is so close to 1 that it counts as 1. */
      SAME,
      /** Undecided. */
      OPEN
    }

    /** A bar for a quantity of a row, whose name is empty if it is that of the bar above. */
    public record RatioBar(
        String row, String what, Estimate ratio, Direction kind, String verdict) {}
  }
}
