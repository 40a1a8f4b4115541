package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
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
  private static class LateList extends ArrayList<String> {
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

  /** The JDK's class is two levels above. */
  private static final class Later extends LateList {
    private static final long serialVersionUID = 1L;

    @Override
    public Iterator<String> iterator() {
      return List.of("later").iterator();
    }
  }

  /** The JDK's iterator asks for another one. */
  @SuppressWarnings("JdkObsolete")
  private static final class LateChain extends LinkedList<String> {
    private static final long serialVersionUID = 1L;

    @Override
    public ListIterator<String> listIterator(int index) {
      return new ArrayList<>(List.of("late")).listIterator(index);
    }
  }

  @Test
  void viewsHoldWhatTheCollectionsBehindThemStore() throws Exception {
    LateList list = new LateList();
    list.add("early");
    LateMap map = new LateMap();
    map.put("early", "too");
    List<Object> views =
        List.of(
            Collections.unmodifiableList(list),
            Collections.unmodifiableCollection(list),
            Collections.synchronizedList(Collections.unmodifiableList(list)),
            Collections.checkedList(list, String.class),
            Collections.unmodifiableMap(map),
            Collections.synchronizedMap(map));
    for (Object view : views) {
      assertThat(HeldValues.of(view, List.of()).texts())
          .as(view.getClass().getName())
          .contains("early")
          .doesNotContain("late");
    }
  }

  @Test
  void viewsOfTheJdksCollectionsHoldTheirElements() throws Exception {
    List<Object> views =
        List.of(
            Collections.unmodifiableList(new ArrayList<>(List.of("a"))),
            Collections.unmodifiableSet(Set.of("a")),
            setOfMap("a"),
            Collections.unmodifiableMap(new TreeMap<>(Map.of("a", "a"))));
    for (Object view : views) {
      assertThat(HeldValues.of(view, List.of()).texts())
          .as(view.getClass().getName())
          .containsExactly("a");
    }
  }

  private static Set<String> setOfMap(String element) {
    Set<String> set = Collections.newSetFromMap(new HashMap<>());
    set.add(element);
    return set;
  }

  @Test
  void noMethodBelowTheJdksIsAsked() throws Exception {
    LateChain chain = new LateChain();
    chain.add("early");
    assertThat(HeldValues.of(chain, List.of()).texts()).containsExactly("early");
  }

  @Test
  void collectionsHoldWhatTheClassOfTheJdkStores() throws Exception {
    LateList list = new LateList();
    list.add("early");
    assertThat(HeldValues.of(list, List.of()).texts()).containsExactly("early");
    Later later = new Later();
    later.add("early");
    assertThat(HeldValues.of(later, List.of()).texts()).containsExactly("early");
    LateMap map = new LateMap();
    map.put("key", "value");
    assertThat(HeldValues.of(map, List.of()).texts()).containsExactlyInAnyOrder("key", "value");
  }
}
