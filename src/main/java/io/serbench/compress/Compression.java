package io.serbench.compress;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * A compressor and its level. Naming one loads no library.
 *
 * @param level how hard it tries; empty where the compressor has no levels, or has a way without
 */
public record Compression(Algorithm algorithm, OptionalInt level) {
  private static final String SEPARATOR = ":";

  /** A compressor. */
  public enum Algorithm {
    /** zlib, as {@code +dfl}. */
    DEFLATE(1, 9, OptionalInt.of(6)),
    GZIP(1, 9, OptionalInt.of(6)),
    ZSTD(1, 22, OptionalInt.of(3)),
    /** Without a level it is the fast compressor; levels are those of its high compressor. */
    LZ4(1, 17, OptionalInt.empty()),
    SNAPPY(0, 0, OptionalInt.empty());

    private final int least;
    private final int most;
    private final OptionalInt usual;

    Algorithm(int least, int most, OptionalInt usual) {
      this.least = least;
      this.most = most;
      this.usual = usual;
    }

    /** As options have it. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** The word, and which levels may follow it: {@code zstd:1-22}. */
    private String possible() {
      return most == 0 ? word() : "%s:%d-%d".formatted(word(), least, most);
    }

    private boolean has(int level) {
      return most > 0 && level >= least && level <= most;
    }
  }

  public Compression {
    level = level.isPresent() ? level : algorithm.usual;
    if (level.isPresent() && !algorithm.has(level.getAsInt())) {
      throw new IllegalArgumentException(algorithm.word() + " has no level " + level.getAsInt());
    }
  }

  /** At its usual level. */
  public Compression(Algorithm algorithm) {
    this(algorithm, algorithm.usual);
  }

  /** The compressor of that name, such as {@code zstd:3} or {@code lz4}; empty if there is none. */
  public static Optional<Compression> named(String text) {
    String[] parts = text.split(SEPARATOR, 2);
    return Arrays.stream(Algorithm.values())
        .filter(each -> each.word().equals(parts[0]))
        .findFirst()
        .flatMap(
            each -> parts.length == 1 ? Optional.of(new Compression(each)) : at(each, parts[1]));
  }

  private static Optional<Compression> at(Algorithm algorithm, String level) {
    return level.matches("\\d{1,2}") && algorithm.has(Integer.parseInt(level))
        ? Optional.of(new Compression(algorithm, OptionalInt.of(Integer.parseInt(level))))
        : Optional.empty();
  }

  /** All compressors with their levels, in words: {@code zstd:1-22, ..., snappy}. */
  public static String allPossible() {
    return Arrays.stream(Algorithm.values())
        .map(Algorithm::possible)
        .collect(Collectors.joining(", "));
  }

  /** What completes {@code -compress=}: each compressor at its usual level. */
  public static List<String> words() {
    return Arrays.stream(Algorithm.values()).map(Compression::new).map(Compression::word).toList();
  }

  /** As options have it, with its level: {@code zstd:3}. */
  public String word() {
    return algorithm.word() + (level.isPresent() ? SEPARATOR + level.getAsInt() : "");
  }
}
