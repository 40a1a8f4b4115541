package io.serbench.dataset.codec;

import static io.serbench.dataset.codec.CodecThings.CODEC;
import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.codec.CodecThings.Node;
import io.serbench.dataset.codec.CodecThings.Pair;
import io.serbench.dataset.codec.CodecThings.Sign;
import io.serbench.dataset.codec.CodecThings.Special;
import io.serbench.dataset.equality.Graphs;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What comes back. */
class ValueCodecTest {
  private static Object again(Object value) throws IOException {
    return CODEC.decode(Object.class, CODEC.encode(value));
  }

  @ParameterizedTest
  @MethodSource("io.serbench.dataset.codec.CodecThings#plain")
  void plainValuesComeBackEqualAndOfTheirClass(Object value) throws IOException {
    assertThat(again(value)).isEqualTo(value).hasSameClassAs(value);
  }

  @Test
  void nothingComesBackAsNothing() throws IOException {
    assertThat(again(null)).isNull();
  }

  /** Each array is one argument, and its elements are not many. */
  static Stream<Arguments> arrays() {
    return CodecThings.arrays().stream().map(array -> Arguments.of(array));
  }

  @ParameterizedTest
  @MethodSource("arrays")
  void arraysComeBackEqualAndOfTheirClass(Object array) throws IOException {
    assertThat(Graphs.difference(array, again(array))).isEmpty();
  }

  @Test
  void fieldsOfEveryClassAndVisibilityComeBack() throws IOException {
    Special special = new Special(5);
    special.held = new Node(6);
    Object back = again(special);
    assertThat(back).isInstanceOf(Special.class);
    assertThat(Graphs.difference(special, back)).isEmpty();
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
}
