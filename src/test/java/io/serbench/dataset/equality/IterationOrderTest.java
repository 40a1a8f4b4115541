package io.serbench.dataset.equality;

import static org.assertj.core.api.Assertions.assertThat;

import it.unimi.dsi.fastutil.objects.ObjectLinkedOpenHashSet;
import it.unimi.dsi.fastutil.objects.ObjectOpenHashSet;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.collections.impl.bag.mutable.HashBag;
import org.eclipse.collections.impl.bag.sorted.mutable.TreeBag;
import org.eclipse.collections.impl.list.mutable.FastList;
import org.eclipse.collections.impl.set.mutable.UnifiedSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the order of elements depends on is tried, whichever library a class is of. */
class IterationOrderTest {
  private static Collection<String> filled(Collection<String> empty) {
    empty.addAll(List.of("one", "two", "three", "four", "five"));
    return empty;
  }

  static Stream<Collection<String>> linked() {
    return Stream.of(new LinkedHashSet<>(), new ObjectLinkedOpenHashSet<>(), new FastList<>());
  }

  @ParameterizedTest
  @MethodSource("linked")
  void someKeepTheOrderOfInsertion(Collection<String> empty) {
    assertThat(IterationOrder.isOfInsertion(filled(empty))).isTrue();
    assertThat(IterationOrder.isOfLayout(filled(empty))).isFalse();
  }

  static Stream<Collection<String>> tables() {
    return Stream.of(new HashBag<>(), new UnifiedSet<>(), new ObjectOpenHashSet<>());
  }

  @ParameterizedTest
  @MethodSource("tables")
  void someIterateInTheOrderOfTheirTable(Collection<String> empty) {
    assertThat(IterationOrder.isOfInsertion(filled(empty))).isFalse();
    assertThat(IterationOrder.isOfLayout(filled(empty))).isTrue();
  }

  static Stream<Collection<String>> others() {
    return Stream.of(new TreeBag<>(), new ArrayDeque<>(), new HashSet<>());
  }

  /** What is sorted, or the JDK's, is known by its type. */
  @ParameterizedTest
  @MethodSource("others")
  void othersAreNotTried(Collection<String> empty) {
    assertThat(IterationOrder.isOfInsertion(filled(empty))).isFalse();
    assertThat(IterationOrder.isOfLayout(filled(empty))).isFalse();
  }
}
