package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.LinkedHashMultiset;
import com.google.common.collect.Multimap;
import it.unimi.dsi.fastutil.objects.Object2ObjectLinkedOpenHashMap;
import it.unimi.dsi.fastutil.objects.Object2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.objects.ObjectLinkedOpenHashSet;
import it.unimi.dsi.fastutil.objects.ObjectOpenHashSet;
import java.io.Serializable;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Stream;
import kotlin.collections.builders.SetBuilder;
import org.apache.commons.collections4.map.HashedMap;
import org.apache.commons.collections4.map.LinkedMap;
import org.eclipse.collections.impl.bag.mutable.HashBag;
import org.eclipse.collections.impl.factory.Sets;
import org.eclipse.collections.impl.map.mutable.UnifiedMap;
import org.eclipse.collections.impl.set.mutable.UnifiedSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.pcollections.Empty;
import org.pcollections.HashTreePBag;
import org.pcollections.HashTreePMap;
import org.pcollections.HashTreePSet;
import org.pcollections.OrderedPSet;
import org.pcollections.PMap;
import scala.collection.concurrent.TrieMap;
import scala.collection.immutable.ListSet$;
import scala.collection.immutable.VectorMap$;

/**
 * Verdicts on collections that come back with their elements added in the opposite order, most of
 * which have the same hash: an order that no program can rely on does not count, others do.
 */
class CollectionOrderTest {
  private record Key(String name, int hash) implements Serializable {
    @Override
    public int hashCode() {
      return hash;
    }
  }

  /** Makes a collection, adding keys in their order. */
  private interface Maker extends Function<List<Key>, Object> {}

  private static Arguments named(String name, Maker maker) {
    return Arguments.of(name, maker);
  }

  private static <T extends Collection<Key>> Object add(T empty, List<Key> keys) {
    empty.addAll(keys);
    return empty;
  }

  private static <T extends Map<Key, String>> Object put(T empty, List<Key> keys) {
    keys.forEach(key -> empty.put(key, "value of " + key.name()));
    return empty;
  }

  private static Object put(Multimap<Key, String> empty, List<Key> keys) {
    keys.forEach(key -> empty.put(key, "value of " + key.name()));
    return empty;
  }

  private static Object put(PMap<Key, String> empty, List<Key> keys) {
    PMap<Key, String> map = empty;
    for (Key key : keys) {
      map = map.plus(key, "value of " + key.name());
    }
    return map;
  }

  private static Object put(io.vavr.collection.Map<Key, String> empty, List<Key> keys) {
    io.vavr.collection.Map<Key, String> map = empty;
    for (Key key : keys) {
      map = map.put(key, "value of " + key.name());
    }
    return map;
  }

  private static Object put(scala.collection.mutable.Map<Key, String> empty, List<Key> keys) {
    keys.forEach(key -> empty.put(key, "value of " + key.name()));
    return empty;
  }

  @SuppressWarnings("unchecked") // Javac does not see what Scala's updated returns.
  private static Object put(scala.collection.immutable.Map<Key, String> empty, List<Key> keys) {
    scala.collection.immutable.Map<Key, String> map = empty;
    for (Key key : keys) {
      map = map.updated(key, "value of " + key.name());
    }
    return map;
  }

  private static Object add(scala.collection.mutable.Set<Key> empty, List<Key> keys) {
    keys.forEach(empty::add);
    return empty;
  }

  private static Object add(scala.collection.immutable.Set<Key> empty, List<Key> keys) {
    scala.collection.immutable.Set<Key> set = empty;
    for (Key key : keys) {
      set = set.incl(key);
    }
    return set;
  }

  static Stream<Arguments> tables() {
    return Stream.of(
        named("HashSet", keys -> add(new HashSet<>(), keys)),
        named("HashMap", keys -> put(new HashMap<>(), keys)),
        named("ConcurrentHashMap", keys -> put(new ConcurrentHashMap<>(), keys)),
        named("HashSet of Vavr", io.vavr.collection.HashSet::ofAll),
        named("HashMap of Vavr", keys -> put(io.vavr.collection.HashMap.empty(), keys)),
        named("HashTreePSet", HashTreePSet::from),
        named("HashTreePBag", HashTreePBag::from),
        named("HashTreePMap", keys -> put(HashTreePMap.empty(), keys)),
        named("UnifiedSet", keys -> add(new UnifiedSet<>(), keys)),
        named("UnifiedMap", keys -> put(new UnifiedMap<>(), keys)),
        named("HashBag", keys -> add(new HashBag<>(), keys)),
        named("Sets.immutable", Sets.immutable::ofAll),
        named("ObjectOpenHashSet", keys -> add(new ObjectOpenHashSet<>(), keys)),
        named("Object2ObjectOpenHashMap", keys -> put(new Object2ObjectOpenHashMap<>(), keys)),
        named("HashedMap", keys -> put(new HashedMap<>(), keys)),
        named("HashMultiset", keys -> add(HashMultiset.create(), keys)),
        named(
            "immutable HashSet of Scala",
            keys -> add(scala.collection.immutable.HashSet$.MODULE$.<Key>empty(), keys)),
        named(
            "immutable HashMap of Scala",
            keys -> put(scala.collection.immutable.HashMap$.MODULE$.<Key, String>empty(), keys)),
        named(
            "Set of two of Scala",
            keys -> add(scala.collection.immutable.Set$.MODULE$.<Key>empty(), keys.subList(1, 3))),
        named(
            "mutable HashSet of Scala",
            keys -> add(new scala.collection.mutable.HashSet<>(), keys)),
        named(
            "mutable HashMap of Scala",
            keys -> put(new scala.collection.mutable.HashMap<>(), keys)),
        named("TrieMap", keys -> put(new TrieMap<>(), keys)));
  }

  static Stream<Arguments> linked() {
    return Stream.of(
        named("LinkedHashSet", keys -> add(new LinkedHashSet<>(), keys)),
        named("LinkedHashMap", keys -> put(new LinkedHashMap<>(), keys)),
        named("LinkedHashSet of Vavr", io.vavr.collection.LinkedHashSet::ofAll),
        named("LinkedHashMap of Vavr", keys -> put(io.vavr.collection.LinkedHashMap.empty(), keys)),
        named("OrderedPSet", OrderedPSet::from),
        named("OrderedPMap", keys -> put(Empty.orderedMap(), keys)),
        named("ObjectLinkedOpenHashSet", keys -> add(new ObjectLinkedOpenHashSet<>(), keys)),
        named(
            "Object2ObjectLinkedOpenHashMap",
            keys -> put(new Object2ObjectLinkedOpenHashMap<>(), keys)),
        named("LinkedMap", keys -> put(new LinkedMap<>(), keys)),
        named("ImmutableSet", ImmutableSet::copyOf),
        named("LinkedHashMultiset", keys -> add(LinkedHashMultiset.create(), keys)),
        named("LinkedHashMultimap", keys -> put(LinkedHashMultimap.create(), keys)),
        named(
            "buildSet of Kotlin",
            keys -> {
              SetBuilder<Key> set = new SetBuilder<>();
              set.addAll(keys);
              return set.build();
            }),
        named("ListSet", keys -> add(ListSet$.MODULE$.<Key>empty(), keys)),
        named("VectorMap", keys -> put(VectorMap$.MODULE$.<Key, String>empty(), keys)),
        named(
            "LinkedHashSet of Scala",
            keys -> add(new scala.collection.mutable.LinkedHashSet<>(), keys)),
        named(
            "LinkedHashMap of Scala",
            keys -> put(new scala.collection.mutable.LinkedHashMap<>(), keys)));
  }

  private static List<Key> keys(String last) {
    return List.of(new Key("a", 7), new Key("b", 7), new Key("c", 7), new Key(last, 8));
  }

  private static List<Key> reversed(String last) {
    return List.of(new Key(last, 8), new Key("c", 7), new Key("b", 7), new Key("a", 7));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("tables")
  void whereElementsAreInATableDoesNotCount(String name, Maker maker) throws Exception {
    assertThat(
            LibraryClassesTest.verdict(
                () -> maker.apply(keys("d")), any -> maker.apply(reversed("d"))))
        .as(name)
        .isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource({"tables", "linked"})
  void whichElementsThereAreDoes(String name, Maker maker) throws Exception {
    assertThat(
            LibraryClassesTest.verdict(
                () -> maker.apply(List.of(new Key("d", 8), new Key("c", 7), new Key("b", 7))),
                any -> maker.apply(List.of(new Key("d", 8), new Key("x", 7), new Key("b", 7)))))
        .as(name)
        .isPresent();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("linked")
  void theOrderOfInsertionDoes(String name, Maker maker) throws Exception {
    assertThat(
            LibraryClassesTest.verdict(() -> maker.apply(keys("d")), any -> maker.apply(keys("d"))))
        .as(name)
        .isEmpty();
    assertThat(
            LibraryClassesTest.verdict(
                () -> maker.apply(keys("d")), any -> maker.apply(reversed("d"))))
        .as(name)
        .isPresent();
  }
}
