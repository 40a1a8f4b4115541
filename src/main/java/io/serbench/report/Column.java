package io.serbench.report;

import io.serbench.result.Phase;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A column that can be put behind the table's own six. */
public enum Column {
  PLUS_MINUS("±"),
  ALLOC_SER("alloc.ser"),
  ALLOC_DESER("alloc.deser"),
  P50("p50"),
  P99("p99"),
  OPS("ops/s"),
  ENCODE("encode", Phase.ENCODE),
  ROUNDTRIP("roundtrip", Phase.ROUNDTRIP),
  FIRST("first"),
  CLEAN("clean%"),
  XCOPY("xcopy");

  /** What {@code ±} may be written as, since few keyboards have it. */
  private static final String TYPED_PLUS_MINUS = "+-";

  private final String word;
  private final Optional<Phase> phase;

  Column(String word) {
    this.word = word;
    this.phase = Optional.empty();
  }

  Column(String word, Phase phase) {
    this.word = word;
    this.phase = Optional.of(phase);
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
}
