package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HeldValuesTest {
  @Test
  void ofSeveralSharedObjectsTheFirstIsNamed() throws Exception {
    List<ArrayList<Integer>> shared =
        IntStream.range(0, 50).mapToObj(i -> new ArrayList<>(List.of(i))).toList();
    HeldValues one = HeldValues.of(shared.toArray(), List.of());
    HeldValues other = HeldValues.of(shared.toArray(), List.of());
    assertThat(one.firstShared(other, HeldValues::isMutable).orElseThrow()).isSameAs(shared.get(0));
  }

  @Test
  void bytesAreNoNumbers() throws Exception {
    HeldValues held = HeldValues.of(List.of(new byte[] {1, 2}, new double[] {3}, 4), List.of());
    assertThat(held.numbers()).containsExactlyInAnyOrder(3.0, 4.0);
  }

  /** Has elements only for those who ask. */
  private static final class LateList extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    @Override
    public Iterator<String> iterator() {
      return List.of("late").iterator();
    }

    @Override
    public void forEach(Consumer<? super String> action) {
      action.accept("late");
    }
  }

  /** Has entries only for those who ask. */
  private static final class LateMap extends LinkedHashMap<String, String> {
    private static final long serialVersionUID = 1L;

    @Override
    public void forEach(BiConsumer<? super String, ? super String> action) {
      action.accept("late", "late");
    }
  }

  @Test
  void collectionsHoldWhatTheClassOfTheJdkStores() throws Exception {
    LateList list = new LateList();
    list.add("early");
    assertThat(HeldValues.of(list, List.of()).texts()).containsExactly("early");
    LateMap map = new LateMap();
    map.put("key", "value");
    assertThat(HeldValues.of(map, List.of()).texts()).containsExactlyInAnyOrder("key", "value");
  }
}
