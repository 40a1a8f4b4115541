package io.serbench.dataset.codec;

import static io.serbench.dataset.codec.CodecThings.CODEC;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.dataset.codec.CodecThings.Node;
import io.serbench.dataset.codec.CodecThings.Pair;
import io.serbench.dataset.codec.CodecThings.Sign;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is neither written nor read. */
class ValueCodecRefusalsTest {
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
    assertThatThrownBy(() -> CODEC.encode(new Node(1) {}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("ValueCodecRefusalsTest$1");
  }

  @Test
  void aRecordWithinItselfIsNotEncoded() {
    List<Object> list = new ArrayList<>();
    Pair pair = new Pair(list);
    list.add(pair);
    assertThatThrownBy(() -> CODEC.encode(pair))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Pair cannot be encoded: it refers to itself");
  }

  @Test
  void aClassWithoutABeansConstructorIsRefused() {
    ValueCodec codec = new ValueCodec(List.of(Scanner.class));
    assertThatThrownBy(() -> codec.encode(new Scanner("")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("java.util.Scanner has neither a constructor without parameters");
  }

  @Test
  void classesThatAreNotListedAreNotDecoded() {
    byte[] bytes = CODEC.encode(Sign.PLUS);
    assertThatThrownBy(() -> new ValueCodec(List.of(Node.class)).decode(Object.class, bytes))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("IndexOutOfBoundsException: Index: 3");
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
    List<Object> all =
        new ArrayList<>(CodecThings.plain().stream().filter(v -> !isLong(v)).toList());
    all.addAll(CodecThings.arrays());
    all.add(node);
    all.add(new Pair(node));
    all.add(new LinkedHashMap<>(Map.of("key", all.get(0))));
    return all;
  }

  private static boolean isLong(Object value) {
    return value instanceof String text && text.length() > 100;
  }
}
