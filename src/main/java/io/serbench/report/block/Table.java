package io.serbench.report.block;

import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Notation;
import io.serbench.statistics.Estimate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * A table. A line may have fewer entries than there are columns: that of a row without numbers ends
 * with a word in their place.
 */
public record Table(List<Column> columns, List<List<Entry>> lines) implements Block {
  /** A column with its minimum width in text, in characters. */
  public record Column(String heading, Side side, int width) {
    /** Returns a column of words. */
    public static Column words(String heading, int width) {
      return new Column(heading, Side.LEFT, width);
    }

    /** Returns a column of numbers. */
    public static Column numbers(String heading, int width) {
      return new Column(heading, Side.RIGHT, width);
    }

    /** Returns the column of a metric. */
    public static Column of(Metric metric) {
      return numbers(metric.heading(), metric.width());
    }

    /** Returns this column, made wide enough for some entries. */
    public Column fitting(Stream<? extends Entry> entries) {
      int longest = entries.mapToInt(entry -> entry.text().length()).max().orElse(0);
      return new Column(heading, side, Math.max(width, longest));
    }
  }

  /** The alignment of a column. */
  public enum Side {
    LEFT,
    RIGHT,
    /** On the left; sentences for which there is no room go below their line. */
    PROSE
  }

  /** An entry of a table. */
  public sealed interface Entry permits Name, PlainText, Value, Rank {
    /** Returns the entry as plain text, which is not yet escaped. */
    String text();
  }

  /** The name of a row, which is marked if it has a caveat that a note below the table explains. */
  public record Name(String row, boolean marked) implements Entry {
    @Override
    public String text() {
      return marked ? row + "*" : row;
    }
  }

  /** Plain text; may be empty. */
  public record PlainText(String text) implements Entry {}

  /** A value; NaN if it is unknown. */
  public record Value(Estimate estimate, Notation notation) implements Entry {
    /** Returns the value, after a tilde if its interval is {@linkplain Estimate#isWide wide}. */
    @Override
    public String text() {
      String text = notation.text(estimate.value());
      return estimate.isWide() ? "~" + text : text;
    }
  }

  /** A place in a ranking, from 1, which is tied if other rows share it. */
  public record Rank(int place, boolean tied) implements Entry {
    @Override
    public String text() {
      return tied ? place + "=" : Integer.toString(place);
    }
  }

  /**
   * A builder of a table that has a line for each of some rows. Each column is declared with a
   * function from the row to its entry.
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

    /** Adds a column of names of rows, none of them marked. */
    public Lines<T> names(String heading, int width, Function<T, String> name) {
      return names(heading, width, name, row -> false);
    }

    /** Adds a column of names of rows, some of them marked. */
    public Lines<T> names(
        String heading, int width, Function<T, String> name, Predicate<T> marked) {
      return column(
          Column.words(heading, width), row -> new Name(name.apply(row), marked.test(row)));
    }

    /** Adds a column of words. */
    public Lines<T> words(String heading, int width, Function<T, String> word) {
      return column(Column.words(heading, width), row -> new PlainText(word.apply(row)));
    }

    /** Adds a column of sentences, which must be the last. */
    public Lines<T> prose(String heading, Function<T, String> text) {
      return column(new Column(heading, Side.PROSE, 0), row -> new PlainText(text.apply(row)));
    }

    /** Adds a column of numbers; NaN stands for an unknown one. */
    public Lines<T> numbers(
        String heading, int width, Notation notation, ToDoubleFunction<T> number) {
      return estimates(heading, width, notation, row -> Estimate.point(number.applyAsDouble(row)));
    }

    /** Adds the column of a metric. */
    public Lines<T> metric(Metric metric, Function<T, Estimate> estimate) {
      return estimates(metric.heading(), metric.width(), metric.notation(), estimate);
    }

    /** Adds a column of numbers that may have intervals. */
    public Lines<T> estimates(
        String heading, int width, Notation notation, Function<T, Estimate> estimate) {
      return column(
          Column.numbers(heading, width), row -> new Value(estimate.apply(row), notation));
    }

    /** Adds a column with the relative half-width of the intervals of a column before, if any. */
    public Lines<T> plusMinus(int width, Function<T, Estimate> estimate) {
      return column(
          Column.numbers("±", width),
          row -> {
            double part = Math.abs(estimate.apply(row).relative());
            return new PlainText(Double.isFinite(part) ? Digits.fixed(0, part * 100) + "%" : "");
          });
    }

    /** Adds three columns of numbers: a value, and the lower and the upper end of its interval. */
    public Lines<T> intervals(
        List<String> headings, int width, Notation notation, Function<T, Estimate> estimate) {
      return numbers(headings.get(0), width, notation, row -> estimate.apply(row).value())
          .numbers(headings.get(1), width, notation, row -> estimate.apply(row).low())
          .numbers(headings.get(2), width, notation, row -> estimate.apply(row).high());
    }

    /** Adds three columns: a factor, and the lower and the upper end of its interval. */
    public Lines<T> factor(Function<T, Estimate> estimate) {
      return intervals(List.of("x", "from", "to"), 6, Notation.HUNDREDTHS, estimate);
    }

    /** Makes lines for which {@code word} is present end with it in place of any later columns. */
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
      Optional<Entry> word = instead.apply(row).map(PlainText::new);
      return Stream.concat(
              entries.stream()
                  .limit(word.isPresent() ? before : entries.size())
                  .map(entry -> entry.apply(row)),
              word.stream())
          .toList();
    }
  }

  /** Returns a builder of a table with a line for each row. */
  public static <T> Lines<T> of(Collection<T> rows) {
    return new Lines<>(rows);
  }
}
