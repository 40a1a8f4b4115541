package io.serbench.dataset.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.dataset.DeepEquality;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ValueCodecTest {
  private static final ValueCodec CODEC =
      new ValueCodec(List.of(Node.class, Special.class, Pair.class, Sign.class));

  @SuppressWarnings("UnusedVariable") // Read by reflection.
  private static class Node {
    private final long number;
    private Object held;
    transient char letter = 'n';

    private Node() {
      this(0);
    }

    Node(long number) {
      this.number = number;
    }
  }

  @SuppressWarnings("UnusedVariable") // Read by reflection.
  private static final class Special extends Node {
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

  private record Pair(int number, Object held, byte small) {
    private Pair {
      if (number == 13) {
        throw new IllegalStateException("not 13");
      }
    }

    /** Another constructor than that of all components. */
    Pair(Object held) {
      this(7, held, (byte) 8);
    }
  }

  private enum Sign {
    PLUS,
    /** Of a class of its own. */
    MINUS {
      @Override
      public String toString() {
        return "-";
      }
    }
  }

  private static Object again(Object value) throws IOException {
    return CODEC.decode(Object.class, CODEC.encode(value));
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
        Sign.PLUS,
        Sign.MINUS);
  }

  @ParameterizedTest
  @MethodSource("plain")
  void plainValuesComeBackEqualAndOfTheirClass(Object value) throws IOException {
    assertThat(again(value)).isEqualTo(value).hasSameClassAs(value);
  }

  @Test
  void nothingComesBackAsNothing() throws IOException {
    assertThat(again(null)).isNull();
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

  @ParameterizedTest
  @MethodSource("arrays")
  void arraysComeBackEqualAndOfTheirClass(Object array) throws IOException {
    assertThat(DeepEquality.graphDifference(array, again(array))).isEmpty();
  }

  @Test
  void fieldsOfEveryClassAndVisibilityComeBack() throws IOException {
    Special special = new Special(5);
    ((Node) special).held = new Node(6);
    Object back = again(special);
    assertThat(back).isInstanceOf(Special.class);
    assertThat(DeepEquality.graphDifference(special, back)).isEmpty();
  }

  @Test
  void recordsComeBack() throws IOException {
    assertThat(again(new Pair(List.of("a")))).isEqualTo(new Pair(7, List.of("a"), (byte) 8));
  }

  @Test
  void listsComeBackAsArrayListsAndMapsInTheirOrder() throws IOException {
    assertThat(again(Arrays.asList("a", null, 1)))
        .isEqualTo(Arrays.asList("a", null, 1))
        .isInstanceOf(ArrayList.class);
    Map<Object, Object> map = new LinkedHashMap<>();
    map.put("z", 1);
    map.put(null, null);
    map.put("a", List.of());
    Object back = again(map);
    assertThat(back).isEqualTo(map).isInstanceOf(LinkedHashMap.class);
    assertThat(((Map<?, ?>) back).keySet()).map(Object.class::cast).containsExactly("z", null, "a");
    assertThat(again(new TreeMap<>(Map.of("b", 1, "a", 2))).toString()).isEqualTo("{a=2, b=1}");
  }

  @Test
  void whatRefersToItselfDoesSoAgain() throws IOException {
    Node node = new Node(1);
    List<Object> list = new ArrayList<>();
    Node[] nodes = {node};
    Map<String, Object> map = new LinkedHashMap<>();
    node.held = list;
    list.add(nodes);
    list.add(map);
    map.put("node", node);
    map.put("list", list);
    Node back = (Node) again(node);
    List<?> backList = (List<?>) back.held;
    Map<?, ?> backMap = (Map<?, ?>) backList.get(1);
    assertThat(((Node[]) backList.get(0))[0]).isSameAs(back);
    assertThat(backMap.get("node")).isSameAs(back);
    assertThat((Object) backMap.get("list")).isSameAs(backList);
  }

  /** A serializer that follows references writes one text twice in less than two equal texts. */
  @Test
  @SuppressWarnings("StringOperationCanBeSimplified") // Equal texts that are not the same.
  void oneTextIsOneAgainAndEqualTextsAreTwo() throws IOException {
    String text = "text";
    Double number = 1.5;
    List<?> back =
        (List<?>) again(List.of(text, text, new String("text"), number, number, Sign.PLUS));
    assertThat((Object) back.get(1)).isSameAs(back.get(0));
    assertThat((Object) back.get(2)).isEqualTo("text").isNotSameAs(back.get(0));
    assertThat((Object) back.get(4)).isSameAs(back.get(3));
  }

  @Test
  void otherClassesAreNotEncoded() {
    assertThatThrownBy(() -> CODEC.encode(new AtomicInteger()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("java.util.concurrent.atomic.AtomicInteger");
    assertThatThrownBy(() -> CODEC.encode(new Object[] {1}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("java.lang.Object");
    assertThatThrownBy(() -> CODEC.encode(new ArrayList<?>[0]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("java.util.ArrayList");
    assertThatThrownBy(() -> CODEC.encode(new Node() {}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("ValueCodecTest$1");
  }

  @Test
  void aRecordWithinItselfIsNotEncoded() {
    List<Object> list = new ArrayList<>();
    Pair pair = new Pair(list);
    list.add(pair);
    assertThatThrownBy(() -> CODEC.encode(pair))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Pair cannot be made before what it holds");
  }

  @Test
  void aClassWithoutABeansConstructorIsRefused() {
    assertThatThrownBy(() -> new ValueCodec(List.of(Integer.class)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("java.lang.Integer is no bean");
  }

  @Test
  void classesThatAreNotListedAreNotDecoded() {
    byte[] bytes = CODEC.encode(Sign.PLUS);
    assertThatThrownBy(() -> new ValueCodec(List.of(Node.class)).decode(Object.class, bytes))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("no class has the number 3");
  }

  @Test
  void aRootOfAnotherClassIsNotDecoded() {
    assertThatThrownBy(() -> CODEC.decode(Pair.class, CODEC.encode(new Node(1))))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(Pair.class.getName());
  }

  @Test
  void bytesLeftAreRefused() {
    byte[] bytes = CODEC.encode(new Node(1));
    assertThatThrownBy(() -> CODEC.decode(Node.class, Arrays.copyOf(bytes, bytes.length + 1)))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("1 bytes are left");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 127, 128, 255})
  void brokenBytesAreRefusedOrAreAnotherValue(int broken) {
    byte[] bytes = CODEC.encode(everything());
    for (int i = 0; i < bytes.length; i++) {
      byte[] changed = bytes.clone();
      changed[i] = (byte) broken;
      decodeOrRefuse(changed);
    }
  }

  @Test
  void bytesThatAreCutOffAreRefused() {
    byte[] bytes = CODEC.encode(everything());
    for (int i = 0; i < bytes.length; i++) {
      byte[] cut = Arrays.copyOf(bytes, i);
      assertThatThrownBy(() -> CODEC.decode(Object.class, cut)).isInstanceOf(IOException.class);
    }
  }

  private static void decodeOrRefuse(byte[] bytes) {
    try {
      CODEC.decode(Object.class, bytes);
    } catch (IOException e) {
      assertThat(e).hasMessageNotContaining("null");
    }
  }

  private static List<Object> everything() {
    Node node = new Node(3);
    List<Object> all = new ArrayList<>(plain().stream().filter(v -> !isLong(v)).toList());
    all.addAll(arrays());
    all.add(node);
    all.add(new Pair(node));
    all.add(new LinkedHashMap<>(Map.of("key", all.get(0))));
    return all;
  }

  private static boolean isLong(Object value) {
    return value instanceof String text && text.length() > 100;
  }
}
