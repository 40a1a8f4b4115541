package io.serbench.dataset.object;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.dataset.DataType.Parts;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What a library must know of a class depends on the values only as far as it has to. */
class FoundPartsTest {
  /** With members whose declared types are no classes of objects. */
  static final class Basket {
    List<Item> items;
    Map<String, Item> byName;
    Set<String> tags;
    SortedMap<String, Deque<Integer>> queues;
    Object extra;
  }

  /** Is named by a basket. */
  static final class Item {
    String name;
  }

  /** Is named by nothing. */
  record First(int number) {}

  /** Is named by nothing. */
  record Second(String text) {}

  private static Basket with(Object extra) {
    Basket basket = new Basket();
    basket.extra = extra;
    return basket;
  }

  @Test
  void mostUsualCollectionsAreThoseThatJacksonChooses() throws Exception {
    for (Map.Entry<Class<?>, Class<?>> usual : FoundParts.MOST_USUAL.entrySet()) {
      String empty = usual.getKey() == Map.class ? "{}" : "[]";
      Object chosen = new ObjectMapper().readValue(empty, usual.getKey());
      assertThat(chosen).isExactlyInstanceOf(usual.getValue());
    }
  }

  @Test
  @SuppressWarnings("JdkObsolete") // What Jackson makes of a queue.
  void collectionsThatAFieldMayHoldAreFoundBeforeTheyAreMet() {
    Basket full = with(null);
    full.items = new ArrayList<>(List.of(new Item()));
    full.byName = new LinkedHashMap<>(Map.of("a", new Item()));
    full.tags = new HashSet<>(Set.of("b"));
    full.queues = new TreeMap<>(Map.of("c", new LinkedList<>(List.of(1))));
    Parts ofEmpty = FoundParts.of(Basket.class, List.of(with(null))).parts();
    Parts ofFull = FoundParts.of(Basket.class, List.of(full)).parts();
    assertThat(ofFull).isEqualTo(ofEmpty);
    assertThat(ofFull.own()).containsExactly(Basket.class, Item.class);
    assertThat(ofFull.others())
        .contains(
            ArrayList.class, LinkedHashMap.class, HashSet.class, TreeMap.class, LinkedList.class);
  }

  @Test
  void theOrderOfValuesDoesNotCount() {
    List<Basket> values =
        List.of(
            with(new Second("a")), with(new First(1)), with(new BitSet()), with(new HashMap<>()));
    List<Basket> others = List.of(values.get(3), values.get(2), values.get(1), values.get(0));
    Parts parts = FoundParts.of(Basket.class, values).parts();
    assertThat(parts).isEqualTo(FoundParts.of(Basket.class, others).parts());
    assertThat(parts.own()).containsExactly(Basket.class, Item.class, First.class, Second.class);
  }

  /** Is written as another. */
  static final class Range implements Serializable {
    private static final long serialVersionUID = 1;
    final int low;
    final int high;

    Range(int low, int high) {
      this.low = low;
      this.high = high;
    }

    private Object writeReplace() {
      if (low > high) {
        throw new IllegalStateException("empty");
      }
      return low == high ? new Point(low) : new Form(new BitSet());
    }

    /** What is written of a range. */
    private static final class Form implements Serializable {
      private static final long serialVersionUID = 1;
      private final BitSet bits;

      Form(BitSet bits) {
        this.bits = bits;
      }

      private Object readResolve() {
        return new Range(0, bits.length());
      }
    }

    /** Is nested, but nothing is read as it. */
    static final class Other {}
  }

  /** What only a value tells of. */
  record Point(int at) implements Serializable {}

  @Test
  void whatIsWrittenInsteadIsFound() {
    Parts declared = FoundParts.of(Range.class, List.of()).parts();
    assertThat(declared.own()).containsExactly(Range.class);
    assertThat(declared.replacements()).containsExactly(Range.Form.class);
    assertThat(declared.others()).containsExactly(BitSet.class);
    Parts ofValues = FoundParts.of(Range.class, List.of(new Range(1, 2), new Range(2, 1))).parts();
    assertThat(ofValues.own()).isEqualTo(declared.own());
    assertThat(ofValues.replacements()).isEqualTo(declared.replacements());
    Parts ofValue = FoundParts.of(Range.class, List.of(new Range(1, 1))).parts();
    assertThat(ofValue.own()).containsExactly(Range.class);
    assertThat(ofValue.replacements()).containsExactly(Range.Form.class, Point.class);
  }
}
