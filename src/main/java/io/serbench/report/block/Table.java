package io.serbench.report.block;

import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Measure;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Notation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Columns and lines. A line that is shorter than the columns are many ends early: a row without
 * numbers has its name and a word in their place.
 */
public record Table(List<Column> columns, List<List<Entry>> lines) implements Block {
  /**
   * A column.
   *
   * @param heading what stands over it; may be empty
   * @param side where its entries stand
   * @param width characters that it takes at least, where characters are all alike
   * @param notation how its numbers are written
   */
  public record Column(String heading, Side side, int width, Notation notation) {
    /** A column of words. */
    public static Column words(String heading, int width) {
      return new Column(heading, Side.LEFT, width, Notation.WHOLE);
    }

    /** A last column of sentences. */
    public static Column prose(String heading) {
      return new Column(heading, Side.PROSE, 0, Notation.WHOLE);
    }

    /** A column of numbers. */
    public static Column numbers(String heading, int width, Notation notation) {
      return new Column(heading, Side.RIGHT, width, notation);
    }

    /** A metric's. */
    public static Column of(Metric metric) {
      return numbers(metric.heading(), metric.width(), metric.notation());
    }

    /** The same with room for these entries. */
    public Column fitting(Stream<? extends Entry> entries) {
      int longest = entries.mapToInt(entry -> entry.text(this).length()).max().orElse(0);
      return new Column(heading, side, Math.max(width, longest), notation);
    }
  }

  /** Where the entries of a column stand. */
  public enum Side {
    LEFT,
    RIGHT,
    /** At the left where there is room for sentences, and below the table where there is none. */
    PROSE
  }

  /** What stands on a line under a heading. */
  public sealed interface Entry permits Name, Word, Value, Rank {
    /** In plain words, which are not yet safe for any format. */
    String text(Column column);
  }

  /**
   * A row's name.
   *
   * @param row the name
   * @param marked whether a note below says why to trust it less than its neighbours
   */
  public record Name(String row, boolean marked) implements Entry {
    @Override
    public String text(Column column) {
      return marked ? row + "*" : row;
    }
  }

  /** Plain text; nothing where it is empty. */
  public record Word(String text) implements Entry {
    /** Half of the interval of a value, in percent of it; nothing where there is none. */
    public static Word plusMinus(Measure measure) {
      return new Word(
          measure.hasInterval() && Double.isFinite(measure.relative())
              ? Digits.fixed(0, Math.abs(measure.relative()) * 100) + "%"
              : "");
    }

    @Override
    public String text(Column column) {
      return text;
    }
  }

  /** A value; one that is not a number is not known. */
  public record Value(Measure measure) implements Entry {
    /** Without an interval. */
    public static Value of(double value) {
      return new Value(Measure.of(value));
    }

    /** What may not be known. */
    public static Value of(Optional<Measure> measure) {
      return new Value(measure.orElse(Measure.of(Double.NaN)));
    }

    /** Behind a tilde where it is known so badly that it decides nothing. */
    @Override
    public String text(Column column) {
      String text = column.notation().text(measure.value());
      return measure.isWide() ? "~" + text : text;
    }
  }

  /**
   * A place in a ranking.
   *
   * @param place from 1
   * @param tied whether others share it
   */
  public record Rank(int place, boolean tied) implements Entry {
    @Override
    public String text(Column column) {
      return tied ? place + "=" : Integer.toString(place);
    }
  }

  public Table {
    columns = List.copyOf(columns);
    lines = lines.stream().map(List::copyOf).toList();
  }

  @Override
  public void writeTo(Writer out) {
    out.table(this);
  }
}
