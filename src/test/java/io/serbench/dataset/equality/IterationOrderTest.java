package io.serbench.dataset.equality;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.LinkedHashMultiset;
import it.unimi.dsi.fastutil.ints.IntLinkedOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import it.unimi.dsi.fastutil.objects.Object2IntLinkedOpenHashMap;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import it.unimi.dsi.fastutil.objects.ObjectLinkedOpenHashSet;
import it.unimi.dsi.fastutil.objects.ObjectOpenHashSet;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kotlin.collections.builders.SetBuilder;
import org.apache.commons.collections4.map.HashedMap;
import org.apache.commons.collections4.map.LinkedMap;
import org.apache.commons.collections4.set.ListOrderedSet;
import org.eclipse.collections.impl.bag.mutable.HashBag;
import org.eclipse.collections.impl.bag.sorted.mutable.TreeBag;
import org.eclipse.collections.impl.list.mutable.FastList;
import org.eclipse.collections.impl.map.mutable.UnifiedMap;
import org.eclipse.collections.impl.set.mutable.UnifiedSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pcollections.HashTreePBag;
import org.pcollections.HashTreePMap;
import org.pcollections.HashTreePSet;
import org.pcollections.OrderedPSet;
import scala.collection.immutable.ListSet$;
import scala.collection.immutable.VectorMap$;
import scala.collection.mutable.LinkedHashMap;

/** What the order of elements depends on is tried, whichever library a class is of. */
class IterationOrderTest {
  private static Collection<String> filled(Collection<String> empty) {
    empty.addAll(List.of("one", "two"));
    return empty;
  }

  private static Map<String, Integer> filled(Map<String, Integer> empty) {
    empty.putAll(Map.of("one", 1, "two", 2));
    return empty;
  }

  static Stream<Object> linked() {
    return Stream.of(
        filled(new LinkedHashSet<>()),
        filled(new ObjectLinkedOpenHashSet<>()),
        filled(new Object2IntLinkedOpenHashMap<>()),
        new IntLinkedOpenHashSet(new int[] {1, 2}),
        filled(new FastList<>()),
        filled(new LinkedMap<>()),
        filled(new ListOrderedSet<>()),
        filled(LinkedHashMultiset.create()),
        filled(new SetBuilder<>()),
        OrderedPSet.from(List.of("one", "two")),
        io.vavr.collection.LinkedHashSet.of("one", "two"),
        ListSet$.MODULE$.empty(),
        VectorMap$.MODULE$.empty(),
        new LinkedHashMap<String, String>());
  }

  @ParameterizedTest
  @MethodSource("linked")
  void someKeepTheOrderOfInsertion(Object collection) {
    assertThat(IterationOrder.of(collection)).isEqualTo(IterationOrder.INSERTION);
  }

  static Stream<Object> tables() {
    return Stream.of(
        filled(new HashBag<>()),
        filled(new UnifiedSet<>()),
        filled(new UnifiedMap<>()),
        filled(new ObjectOpenHashSet<>()),
        filled(new Object2IntOpenHashMap<>()),
        new IntOpenHashSet(new int[] {1, 2}),
        new LongOpenHashSet(new long[] {1, 2}),
        filled(new HashedMap<>()),
        filled(HashMultiset.create()),
        HashTreePSet.from(List.of("one", "two")),
        HashTreePBag.from(List.of("one", "two")),
        HashTreePMap.from(Map.of("one", 1, "two", 2)),
        io.vavr.collection.HashSet.of("one", "two"),
        io.vavr.collection.HashMap.of("one", 1, "two", 2));
  }

  @ParameterizedTest
  @MethodSource("tables")
  void someIterateInTheOrderOfTheirTable(Object collection) {
    assertThat(IterationOrder.of(collection)).isEqualTo(IterationOrder.LAYOUT);
  }

  static Stream<Object> others() {
    return Stream.of(filled(new TreeBag<>()), filled(new ArrayDeque<>()), filled(new HashSet<>()));
  }

  /** What is sorted, or the JDK's, is known by its type. */
  @ParameterizedTest
  @MethodSource("others")
  void othersAreNotTried(Object collection) {
    assertThat(IterationOrder.of(collection)).isEqualTo(IterationOrder.OTHER);
  }
}
