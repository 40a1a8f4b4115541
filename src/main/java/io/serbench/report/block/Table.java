package io.serbench.report.block;

import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Measure;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Notation;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
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

  /**
   * A table in the making: it has a line for each of some rows, and each of its columns says what
   * it shows of a row.
   */
  public static final class Lines<T> {
    private final Collection<T> rows;
    private final List<Column> columns = new ArrayList<>();
    private final List<Function<T, Entry>> entries = new ArrayList<>();
    private Function<T, Optional<String>> instead = row -> Optional.empty();
    private int before;

    private Lines(Collection<T> rows) {
      this.rows = rows;
    }

    /** Adds a column. */
    public Lines<T> column(Column column, Function<T, Entry> entry) {
      columns.add(column);
      entries.add(entry);
      return this;
    }

    /** Adds a column of rows' names, which no note marks. */
    public Lines<T> names(String heading, int width, Function<T, String> name) {
      return column(Column.words(heading, width), row -> new Name(name.apply(row), false));
    }

    /** Adds a column of words. */
    public Lines<T> words(String heading, int width, Function<T, String> word) {
      return column(Column.words(heading, width), row -> new Word(word.apply(row)));
    }

    /** Adds a last column of sentences. */
    public Lines<T> prose(String heading, Function<T, String> text) {
      return column(Column.prose(heading), row -> new Word(text.apply(row)));
    }

    /** Adds a column of numbers; one that is not a number is not known. */
    public Lines<T> numbers(
        String heading, int width, Notation notation, ToDoubleFunction<T> number) {
      return column(
          Column.numbers(heading, width, notation), row -> Value.of(number.applyAsDouble(row)));
    }

    /** Adds a column of numbers that may have intervals. */
    public Lines<T> measures(
        String heading, int width, Notation notation, Function<T, Measure> measure) {
      return column(Column.numbers(heading, width, notation), row -> new Value(measure.apply(row)));
    }

    /** Adds three columns of numbers: a value, and the ends of its interval. */
    public Lines<T> intervals(
        List<String> headings, int width, Notation notation, Function<T, Measure> measure) {
      return numbers(headings.get(0), width, notation, row -> measure.apply(row).value())
          .numbers(headings.get(1), width, notation, row -> measure.apply(row).low())
          .numbers(headings.get(2), width, notation, row -> measure.apply(row).high());
    }

    /** Lets a line end with a word in place of the columns that are added from now on. */
    public Lines<T> unless(Function<T, Optional<String>> word) {
      instead = word;
      before = entries.size();
      return this;
    }

    /** Returns the table. */
    public Table table() {
      return new Table(columns, rows.stream().map(this::line).toList());
    }

    private List<Entry> line(T row) {
      Optional<Entry> word = instead.apply(row).map(Word::new);
      return Stream.concat(
              entries.stream()
                  .limit(word.isPresent() ? before : entries.size())
                  .map(entry -> entry.apply(row)),
              word.stream())
          .toList();
    }
  }

  /** Returns a table in the making, with a line for each row. */
  public static <T> Lines<T> of(Collection<T> rows) {
    return new Lines<>(rows);
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
