package io.serbench.dataset.codec;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;

/** What codecs are tried with. */
final class CodecThings {
  static final ValueCodec CODEC =
      new ValueCodec(List.of(Node.class, Special.class, Pair.class, Sign.class));

  private CodecThings() {}

  @SuppressWarnings("UnusedVariable") // Read by reflection.
  static class Node {
    private final long number;
    Object held;
    char letter = 'n';

    private Node() {
      this(0);
    }

    Node(long number) {
      this.number = number;
    }
  }

  @SuppressWarnings("UnusedVariable") // Read by reflection.
  static final class Special extends Node {
    private final short extra;

    private Special() {
      this(0);
    }

    Special(int extra) {
      super(-extra);
      this.extra = (short) extra;
      letter = 's';
    }
  }

  record Pair(int number, Object held, byte small) {
    Pair {
      if (number == 13) {
        throw new IllegalStateException("not 13");
      }
    }

    /** Another constructor than that of all components. */
    Pair(Object held) {
      this(7, held, (byte) 8);
    }
  }

  enum Sign {
    PLUS,
    /** Of a class of its own. */
    MINUS {
      @Override
      public String toString() {
        return "-";
      }
    }
  }

  static List<Object> plain() {
    return List.of(
        true,
        false,
        Byte.MIN_VALUE,
        Short.MIN_VALUE,
        Character.MAX_VALUE,
        Integer.MIN_VALUE,
        Long.MAX_VALUE,
        Float.MIN_VALUE,
        -0.0f,
        Double.MAX_VALUE,
        Double.NaN,
        Double.NEGATIVE_INFINITY,
        "",
        "plain",
        "\u0000\u00ff",
        "\u03b1 and \ud83d\ude00",
        "lone \ud83d, then \ude00\ud83d",
        "long ".repeat(50_000),
        "\u4e2d".repeat(50_000),
        BigInteger.ZERO,
        BigInteger.TWO.pow(200).negate(),
        new BigDecimal("-0.00"),
        new BigDecimal("1e-400"),
        new UUID(-1, 1),
        LocalDate.MIN,
        LocalDate.of(2026, 11, 21),
        OffsetDateTime.MAX,
        OffsetDateTime.parse("2026-11-21T15:30:00.123456789+01:00"),
        Instant.MIN,
        Instant.MAX,
        OptionalInt.empty(),
        OptionalInt.of(-1),
        OptionalLong.empty(),
        OptionalLong.of(Long.MIN_VALUE),
        OptionalDouble.empty(),
        OptionalDouble.of(Double.NaN),
        Path.of("a", "b").toAbsolutePath(),
        Optional.empty(),
        Sign.PLUS,
        Sign.MINUS);
  }

  static List<Object> arrays() {
    return List.of(
        new boolean[] {true, false},
        new byte[] {-1, 0, 1},
        new short[] {-300, 300},
        new char[] {'a', '\ud83d'},
        new int[] {1 << 30},
        new long[0],
        new float[] {Float.NaN, 1.5f},
        new double[] {-0.0},
        new Integer[] {1, null, 100_000},
        new Boolean[] {true},
        new String[] {"a", null},
        new UUID[1],
        new Sign[] {Sign.MINUS},
        new Node[] {null},
        new int[][] {{1}, null, {}},
        new Pair[1][2][3],
        new List<?>[] {new ArrayList<>(List.of("a"))},
        new Map<?, ?>[1]);
  }
}
