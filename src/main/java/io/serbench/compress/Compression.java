package io.serbench.compress;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * A compression algorithm and its level. Naming one loads no library.
 *
 * @param level the level; empty for Snappy, which has none, and for the fast compressor of LZ4
 */
public record Compression(Algorithm algorithm, OptionalInt level) {
  private static final String SEPARATOR = ":";

  /** A compression algorithm. */
  public enum Algorithm {
    /** The format of zlib, as in the column {@code +dfl}. */
    DEFLATE(1, 9, OptionalInt.of(6)),
    GZIP(1, 9, OptionalInt.of(6)),
    ZSTD(1, 22, OptionalInt.of(3)),
    /** Without a level, the fast compressor; with a level, the high compressor. */
    LZ4(1, 17, OptionalInt.empty()),
    SNAPPY(1, 0, OptionalInt.empty());

    private final int least;
    private final int most;
    private final OptionalInt usual;

    Algorithm(int least, int most, OptionalInt usual) {
      this.least = least;
      this.most = most;
      this.usual = usual;
    }

    /** Returns the name of this algorithm in options: {@code zstd}. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    private String possible() {
      return most == 0 ? word() : "%s:%d-%d".formatted(word(), least, most);
    }
  }

  /**
   * Creates a compression. A level that is empty becomes the algorithm's default, if it has one.
   *
   * @throws IllegalArgumentException if the algorithm does not have the level
   */
  public Compression {
    level = level.isPresent() ? level : algorithm.usual;
    if (level.stream().anyMatch(asked -> asked < algorithm.least || asked > algorithm.most)) {
      throw new IllegalArgumentException(algorithm.word() + " has no level " + level.getAsInt());
    }
  }

  /** Creates a compression with the default level. */
  public Compression(Algorithm algorithm) {
    this(algorithm, algorithm.usual);
  }

  /** Returns the compression of a name such as {@code zstd:3} or {@code lz4}; empty if unknown. */
  public static Optional<Compression> named(String text) {
    String[] parts = text.split(SEPARATOR, 2);
    try {
      Algorithm algorithm = Algorithm.valueOf(parts[0].toUpperCase(Locale.ROOT));
      return Optional.of(
          parts.length == 1
              ? new Compression(algorithm)
              : new Compression(algorithm, OptionalInt.of(Integer.parseInt(parts[1]))));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Returns all names with their ranges of levels: {@code deflate:1-9, ..., snappy}. */
  public static String allPossible() {
    return Arrays.stream(Algorithm.values())
        .map(Algorithm::possible)
        .collect(Collectors.joining(", "));
  }

  /** Returns each algorithm with its default level, to complete {@code -compress=}. */
  public static List<String> words() {
    return Arrays.stream(Algorithm.values()).map(Compression::new).map(Compression::word).toList();
  }

  /** Returns the name in options, with the level if there is one: {@code zstd:3}. */
  public String word() {
    return algorithm.word() + (level.isPresent() ? SEPARATOR + level.getAsInt() : "");
  }
}
