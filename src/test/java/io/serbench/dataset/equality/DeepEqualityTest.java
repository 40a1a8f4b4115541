package io.serbench.dataset.equality;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.users.Users;
import io.serbench.dataset.users.UsersFamily;
import java.lang.reflect.Field;
import java.math.BigDecimal;
import java.net.URI;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.junit.jupiter.api.Test;

class DeepEqualityTest {
  @SuppressWarnings("UnusedVariable") // Read by reflection.
  private static class Node {
    final String name;
    final List<Node> children = new ArrayList<>();
    Node other;
    int[] numbers = {1, 2, 3};
    Map<String, Node> byName = new LinkedHashMap<>();

    Node(String name) {
      this.name = name;
    }
  }

  @SuppressWarnings("UnusedVariable") // Read by reflection.
  private static final class Special extends Node {
    final int extra;

    Special(int extra) {
      super("special");
      this.extra = extra;
    }
  }

  @Test
  void equalCopiesDoNotDiffer() {
    assertThat(DeepEquality.difference(tree(), tree())).isEmpty();
    assertThat(DeepEquality.difference(null, null)).isEmpty();
    assertThat(DeepEquality.difference("a", "a")).isEmpty();
  }

  @Test
  void findsTheSameWithoutMemory() {
    DataType<Users> type = UsersFamily.TYPE;
    Dataset<Users> data = UsersFamily.family().dataset("users.1k");
    Users expected = data.value();
    Users actual = type.copy(expected);
    assertThat(DeepEquality.frugalDifference("value", data, expected, actual)).isEmpty();
    actual.users.get(0).age = -1;
    assertThat(DeepEquality.frugalDifference("value", data, expected, actual))
        .isEqualTo(DeepEquality.difference("value", data, expected, actual))
        .isPresent();
    assertThat(DeepEquality.frugalDifference("value", data, expected, expected))
        .hasValueSatisfying(words -> assertThat(words).contains("same instance"));
  }

  @Test
  void saysWhereAndWhatDiffers() {
    Node actual = tree();
    actual.children.get(1).numbers[2] = 4;
    assertThat(DeepEquality.difference(tree(), actual))
        .contains("value.children[1].numbers[2] should be 3 but is 4");
  }

  @Test
  void comparesInheritedFields() {
    Special actual = new Special(1);
    actual.numbers[0] = 9;
    assertThat(DeepEquality.difference(new Special(1), actual))
        .contains("value.numbers[0] should be 1 but is 9");
    assertThat(DeepEquality.difference(new Special(1), new Special(2)))
        .contains("value.extra should be 1 but is 2");
  }

  @Test
  void namesNullsAndTexts() {
    Node actual = tree();
    actual.children.set(0, null);
    assertThat(DeepEquality.difference(tree(), actual).orElseThrow())
        .startsWith("value.children[0] should be ")
        .endsWith(" but is null");
    assertThat(DeepEquality.difference("a", "b")).contains("value should be \"a\" but is \"b\"");
    assertThat(DeepEquality.difference(null, "")).contains("value should be null but is \"\"");
  }

  @Test
  void comparesSizesBeforeElements() {
    Node actual = tree();
    actual.children.remove(1);
    actual.numbers = new int[] {1};
    assertThat(DeepEquality.difference(tree(), actual))
        .contains("value.children.size should be 2 but is 1");
    assertThat(DeepEquality.difference(new int[] {1, 2}, new int[] {1}))
        .contains("value.length should be 2 but is 1");
  }

  @Test
  void listsMayBeOfAnyClassAndArraysMayNot() {
    List<String> immutable = List.of("a", "b");
    assertThat(DeepEquality.difference(new ArrayList<>(immutable), immutable)).isEmpty();
    assertThat(DeepEquality.difference(new int[] {1}, new long[] {1}))
        .contains("value should be a int[] but is a long[]");
    assertThat(DeepEquality.difference(immutable, immutable.toArray(new String[0]))).isPresent();
  }

  @Test
  void comparesMaps() {
    Node actual = tree();
    actual.byName.get("x").numbers[0] = 7;
    assertThat(DeepEquality.difference(tree(), actual))
        .contains("value.byName[x].numbers[0] should be 1 but is 7");
    actual.byName.put("y", null);
    assertThat(DeepEquality.difference(tree(), actual).orElseThrow())
        .startsWith("value.byName has the new keys [y]");
  }

  @Test
  void differentClassesDiffer() {
    assertThat(DeepEquality.difference(new Node("special"), new Special(1)).orElseThrow())
        .endsWith("$Special");
  }

  @Test
  void theInputItselfIsNotACopy() {
    Node tree = tree();
    assertThat(DeepEquality.difference(tree, tree))
        .contains("value is the same instance as the input, not a fresh object");
    Node shallow = tree();
    shallow.children.set(0, tree.children.get(0));
    assertThat(DeepEquality.difference(tree, shallow))
        .contains("value.children[0] is the same instance as the input, not a fresh object");
    shallow = tree();
    shallow.numbers = tree.numbers;
    assertThat(DeepEquality.difference(tree, shallow))
        .contains("value.numbers is the same instance as the input, not a fresh object");
  }

  @Test
  void whatCannotBeChangedMayBeSharedButNotWhatItHolds() {
    List<String> texts = List.of("a", "b");
    assertThat(DeepEquality.difference(texts, texts)).isEmpty();
    assertThat(DeepEquality.difference(Optional.empty(), Optional.empty())).isEmpty();
    List<Node> nodes = List.of(tree());
    assertThat(DeepEquality.difference(nodes, nodes))
        .contains("value[0] is the same instance as the input, not a fresh object");
  }

  @Test
  void sharedReferencesMattersToGraphsOnly() {
    Node expected = tree();
    expected.other = expected.children.get(0);
    Node unshared = tree();
    unshared.other = new Node("first");
    assertThat(DeepEquality.difference(expected, unshared)).isEmpty();
    assertThat(Graphs.difference(expected, unshared).orElseThrow())
        .isEqualTo("value.other refers to a separate object, but the input shares one");
    Node shared = tree();
    shared.other = shared.children.get(0);
    assertThat(Graphs.difference(expected, shared)).isEmpty();
  }

  @Test
  void cyclesEnd() {
    Node expected = new Node("loop");
    expected.other = expected;
    Node actual = new Node("loop");
    actual.other = actual;
    assertThat(DeepEquality.difference(expected, actual)).isEmpty();
    assertThat(Graphs.difference(expected, actual)).isEmpty();
  }

  @Test
  void longValuesAreShortened() {
    assertThat(DeepEquality.difference("x".repeat(1000), "y").orElseThrow()).hasSizeLessThan(200);
  }

  private static Node tree() {
    Node root = new Node("root");
    root.children.addAll(Arrays.asList(new Node("first"), new Node("second")));
    root.byName.put("x", new Node("x"));
    return root;
  }

  @Test
  @SuppressWarnings("FloatingPointLiteralPrecision") // That is what it is about.
  void numbersWithoutATypeAreEqualWhereTheirTextIs() {
    assertThat(untyped(List.of(1, 2.5, 1L << 60), List.of(1L, new BigDecimal("2.50"), 1L << 60)))
        .isEmpty();
    assertThat(untyped(Map.of("a", 1), Map.of("a", 1.0))).isEmpty();
    assertThat(untyped(List.of(Double.NaN), List.of(Float.NaN))).isEmpty();
    assertThat(untyped(List.of(1L << 60), List.of((double) (1L << 60) * 2)).orElseThrow())
        .startsWith("value[0] should be 1152921504606846976 but is 2.3");
    assertThat(untyped(List.of(1), List.of("1"))).isPresent();
    // Digits that a double does not have say nothing; others do.
    double digits = -61.149170000000026;
    assertThat(untyped(List.of(digits), List.of(new BigDecimal(digits)))).isEmpty();
    assertThat(untyped(List.of(Double.MIN_VALUE), List.of(new BigDecimal("4.9E-324")))).isEmpty();
    assertThat(untyped(List.of((double) 0.1f), List.of(0.1f))).isEmpty();
    assertThat(untyped(List.of(digits), List.of(new BigDecimal("-61.14917")))).isPresent();
    assertThat(untyped(List.of(new BigDecimal("1E400")), List.of(1 / 0.0))).isPresent();
    assertThat(untyped(Set.of(List.of(0.5)), Set.of(List.of(new BigDecimal("0.50"))))).isEmpty();
    assertThat(DeepEquality.difference(List.of(7), List.of(7L)))
        .hasValue("value[0] should be 7 (Integer) but is 7 (Long)");
    Object[] hashed = {new Object()};
    assertThat(Difference.between(hashed, new Object[] {new Object()}))
        .hasToString(" should equal [java.lang.Object] (Object[]) but does not");
  }

  @Test
  void messagesShowWhereStringsDiffer() {
    String same = "y".repeat(500);
    assertThat(Difference.between(same + "\r\nend", same + "\nend"))
        .hasToString(
            " should be ...%1$s\\u000d\\u000aend\" but is ...%1$s\\u000aend\""
                .formatted("y".repeat(20)));
    assertThat(Difference.between("\ud800", "?"))
        .hasToString(" should be \"\\ud800\" but is \"?\"");
  }

  @Test
  void aFormatMustWriteTheSame() throws ReflectiveOperationException {
    SimpleDateFormat day = new SimpleDateFormat("yyyy", Locale.ROOT);
    SimpleDateFormat filled = new SimpleDateFormat("yyyy", Locale.ROOT);
    assertThat(DeepEquality.difference(day, filled)).isEmpty();

    // As by a library that fills fields, but not those that are transient.
    Field compiled = SimpleDateFormat.class.getDeclaredField("compiledPattern");
    compiled.setAccessible(true);
    compiled.set(filled, compiled.get(new SimpleDateFormat("MM", Locale.ROOT)));
    assertThat(filled).isEqualTo(day);
    assertThat(DeepEquality.difference(day, filled).orElseThrow())
        .matches("value should be .* that writes \\[\\d{4}\\] .* that writes \\[\\d\\d\\]");
  }

  private static Optional<String> untyped(Object expected, Object actual) {
    DataType<Object> type = new DataType<>("json", Object.class, List.of(), value -> value);
    Dataset<Object> dataset = new Dataset<>("json", type, expected);
    return DeepEquality.difference("value", dataset, expected, actual);
  }

  @Test
  void ofManyKeysThoseAreSaidThatDiffer() {
    assertThat(DeepEquality.difference(Map.of("a", 1, "b", 2), Map.of("a", 1, "c", 2)))
        .hasValue("value has lost the keys [b] and has the new keys [c]");
  }

  /** Says that it is equal to all, and nothing else. */
  private static final class Liar {
    @SuppressWarnings("UnusedVariable") // It is read by reflection.
    private final Object content;

    Liar(Object content) {
      this.content = content;
    }

    @Override
    public boolean equals(Object other) {
      return true;
    }

    @Override
    public int hashCode() {
      throw new IllegalStateException("hashCode");
    }

    @Override
    public String toString() {
      throw new IllegalStateException("toString");
    }
  }

  @Test
  void whatAClassSaysOfItselfDoesNotCount() {
    Liar liar = new Liar("a");
    assertThat(DeepEquality.difference(liar, new Liar("a"))).isEmpty();
    assertThat(DeepEquality.difference(liar, new Liar("b")))
        .hasValue("value.content should be \"a\" but is \"b\"");
    assertThat(DeepEquality.difference(liar, liar))
        .hasValue("value is the same instance as the input, not a fresh object");
    assertThat(DeepEquality.difference(List.of(liar), Arrays.asList((Object) null)))
        .hasValue(
            "value[0] should be a "
                + Liar.class.getName()
                + ", whose toString throws java.lang.IllegalStateException but is null");
  }

  @Test
  void stringsOfImmutableValuesCount() {
    URI expected = URI.create("http://host/a%2Ab");
    assertThat(URI.create("http://HOST/a%2ab")).isEqualTo(expected);
    assertThat(DeepEquality.difference(expected, URI.create("http://HOST/a%2ab")))
        .hasValue("value should be http://host/a%2Ab but is http://HOST/a%2ab");
    assertThat(DeepEquality.difference(expected, URI.create("http://host/a%2Ab"))).isEmpty();
  }

  @SuppressWarnings("UnusedVariable") // Read by reflection.
  private static final class Named {
    TreeMap<String, Integer> all = new TreeMap<>(Map.of("a", 1));
  }

  /** As libraries do that write to memory. */
  @Test
  void aFieldHoldsNothingButItsType() throws Exception {
    Class<?> type = Class.forName("sun.misc.Unsafe");
    Field unsafe = type.getDeclaredField("theUnsafe");
    unsafe.setAccessible(true);
    Named copy = new Named();
    Object offset =
        type.getMethod("objectFieldOffset", Field.class)
            .invoke(unsafe.get(null), Named.class.getDeclaredField("all"));
    type.getMethod("putObject", Object.class, long.class, Object.class)
        .invoke(unsafe.get(null), copy, offset, new ConcurrentSkipListMap<>(Map.of("a", 1)));
    assertThat(DeepEquality.difference(new Named(), copy))
        .hasValue(
            "value.all should be a java.util.TreeMap but is a"
                + " java.util.concurrent.ConcurrentSkipListMap");
  }

  @Test
  void depthDoesNotMatter() {
    assertThat(DeepEquality.difference(nested("a"), nested("a"))).isEmpty();
    assertThat(DeepEquality.difference(nested("a"), nested("b")).orElseThrow())
        .endsWith(".content should be \"a\" but is \"b\"");
  }

  private static Liar nested(String innermost) {
    Liar outer = new Liar(innermost);
    for (int level = 0; level < 100_000; level++) {
      outer = new Liar(outer);
    }
    return outer;
  }
}
