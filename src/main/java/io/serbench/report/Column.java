package io.serbench.report;

import io.serbench.result.Phase;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A column that can be put behind the table's own six. */
public enum Column {
  PLUS_MINUS("±", 6, "half of the 95 % confidence interval of total, in percent of total"),
  ALLOC_SER("alloc.ser", 9, "bytes that a call of ser allocates"),
  ALLOC_DESER("alloc.deser", 11, "bytes that a call of deser allocates"),
  P50("p50", 7, "ns of ser and deser in the median batch; " + Column.BATCHES),
  P99("p99", 7, "ns of ser and deser in a batch that 1 in 100 exceeds; " + Column.BATCHES),
  OPS("ops/s", 9, "times that one thread gets there and back in a second: 1e9 / total"),
  ENCODE("encode", 7, Phase.ENCODE, "ns to encode what was created before"),
  ROUNDTRIP(
      "roundtrip",
      9,
      Phase.ROUNDTRIP,
      "ns from a plain object to bytes and back to a plain object, every field read"),
  FIRST("first", 7, "ms of the first call in a cold JVM, opening of the library included"),
  CLEAN("clean%", 6, "batches of ser and deser during which nothing disturbed the machine"),
  XCOPY("xcopy", 7, "total in multiples of that of the row copy on the same data");

  private static final String BATCHES =
      "a batch is about 1.5 ms of calls, so that single slow calls do not show";

  /** What {@code ±} may be written as, since few keyboards have it. */
  private static final String TYPED_PLUS_MINUS = "+-";

  private final String word;
  private final int width;
  private final Optional<Phase> phase;
  private final String meaning;

  Column(String word, int width, String meaning) {
    this.word = word;
    this.width = width;
    this.phase = Optional.empty();
    this.meaning = meaning;
  }

  Column(String word, int width, Phase phase, String meaning) {
    this.word = word;
    this.width = width;
    this.phase = Optional.of(phase);
    this.meaning = meaning;
  }

  /** All of them, as they are asked for. */
  public static List<String> words() {
    return Arrays.stream(values()).map(Column::word).toList();
  }

  /** The column of that heading. */
  public static Optional<Column> find(String word) {
    String wanted = word.equals(TYPED_PLUS_MINUS) ? PLUS_MINUS.word : word;
    return Arrays.stream(values()).filter(column -> column.word.equals(wanted)).findFirst();
  }

  /** Its heading, by which it is asked for. */
  public String word() {
    return word;
  }

  /** A phase that is measured only where this column is asked for. */
  public Optional<Phase> phase() {
    return phase;
  }

  /** How many characters its cells take. */
  int width() {
    return width;
  }

  /** What it says, in words for the legend. */
  String meaning() {
    return meaning;
  }
}
