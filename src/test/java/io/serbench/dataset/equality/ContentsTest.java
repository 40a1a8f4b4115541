package io.serbench.dataset.equality;

import static java.util.Comparator.naturalOrder;
import static java.util.Comparator.reverseOrder;
import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.object.Leaves;
import io.serbench.dataset.object.Rebuilt;
import java.io.Serializable;
import java.lang.ref.WeakReference;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.sql.Timestamp;
import java.util.AbstractList;
import java.util.AbstractMap.SimpleEntry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Both halves of an object count: its own fields, and what the JDK's part holds. */
// Users have such classes, and their fields are read by reflection.
@SuppressWarnings({"UnusedVariable", "UnusedMethod", "JdkObsolete", "JavaUtilDate"})
class ContentsTest {
  /** Without {@code equals}, as most beans are. */
  private static final class Bean {
    private final int number;
    private transient String remembered = "";

    Bean(int number) {
      this.number = number;
    }
  }

  private static final class Playlist extends LinkedList<String> {
    private static final long serialVersionUID = 1;
    private final int volume;

    Playlist(int volume, String... songs) {
      super(Arrays.asList(songs));
      this.volume = volume;
    }
  }

  private static final class Headers extends HashMap<String, String> {
    private static final long serialVersionUID = 1;
    private final String charset;

    Headers(String charset) {
      this.charset = charset;
    }
  }

  private static final class Ids extends HashSet<String> {
    private static final long serialVersionUID = 1;
    private final int seed;

    Ids(int seed) {
      this.seed = seed;
    }
  }

  private static final class Repeated extends AbstractList<String> {
    private final int times;
    private final String unit;

    Repeated(int times, String unit) {
      this.times = times;
      this.unit = unit;
    }

    @Override
    public String get(int index) {
      return "x";
    }

    @Override
    public int size() {
      return times;
    }
  }

  /** Adds nothing. */
  private static final class Names extends ArrayList<String> {
    private static final long serialVersionUID = 1;
  }

  private static final class Due extends Date {
    private static final long serialVersionUID = 1;
    private final String reason = "rent";

    Due(long time) {
      super(time);
    }

    @Override
    public boolean equals(Object other) {
      return true;
    }

    @Override
    public int hashCode() {
      return 0;
    }
  }

  private static final class Counter extends AtomicInteger {
    private static final long serialVersionUID = 1;

    Counter(int number) {
      super(number);
    }
  }

  private static final class Refused extends Exception {
    private static final long serialVersionUID = 1;
    private final int code;

    Refused(int code, String message, Throwable cause) {
      super(message, cause);
      this.code = code;
    }
  }

  private static final class House {
    private final int number;

    House(int number) {
      this.number = number;
    }

    final class Door {
      int numberOfHouse() {
        return number;
      }
    }
  }

  /** Answers all calls by its own words. */
  private record Says(String word) implements InvocationHandler {
    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) {
      return word;
    }
  }

  private static Comparator<Integer> times(int factor) {
    return (Comparator<Integer> & Serializable) (a, b) -> factor * Integer.compare(b, a);
  }

  /** Returns a copy by Java serialization, in which each lambda has a class of its own. */
  private static Object decoded(Object value) {
    return Rebuilt.copies(value).get(0);
  }

  private static Object proxy(String word) {
    return Proxy.newProxyInstance(
        ContentsTest.class.getClassLoader(), new Class<?>[] {CharSequence.class}, new Says(word));
  }

  static Stream<Arguments> differences() {
    return Stream.of(
        differ(new Playlist(3, "a"), new Playlist(0, "a"), ".volume should be 3 but is 0"),
        differ(new Playlist(3, "a"), new Playlist(3, "b"), "[0] should be \"a\" but is \"b\""),
        differ(new Playlist(3), new ArrayList<>(), "Playlist but is a java.util.ArrayList"),
        differ(new Headers("x"), new Headers("y"), ".charset should be"),
        differ(new Ids(1), new Ids(2), ".seed should be 1 but is 2"),
        differ(new Repeated(2, "m"), new Repeated(2, "s"), ".unit should be"),
        differ(sorted(reverseOrder()), sorted(null), ".comparator() should be"),
        differ(sorted(times(1)), sorted(times(2)), ".comparator().arg$1 should be 1 but is 2"),
        differ(
            new TreeMap<>(Map.of("a", 1)),
            new TreeMap<String, Integer>(String.CASE_INSENSITIVE_ORDER),
            ".comparator() should be null but is"),
        differ(
            sorted(null), new LinkedHashSet<>(List.of(1, 2)), " should be a java.util.SortedSet"),
        differ(new TreeMap<>(), new HashMap<>(), " should be a java.util.SortedMap but is"),
        differ(lax("A"), lax("a"), " has lost the keys [A] and has the new keys [a]"),
        differ(heap(reverseOrder(), 1, 2), heap(naturalOrder(), 1, 2), ".comparator() should"),
        differ(heap(null, 1, 2), heap(null, 1, 3), "[1, 2] but is [1, 3]"),
        differ(List.of(1), Set.of(1), " should be a java.util.List but is"),
        differ(Pattern.compile("a", Pattern.DOTALL), Pattern.compile("a"), ".flags() should be 32"),
        differ(new java.sql.Date(5), new Date(5), " but is "),
        differ(List.of(new Timestamp(5)), List.of(new Date(5)), "[0] should be"),
        differ(Set.of(new Date(5)), Set.of(new Timestamp(5)), " has no equal of"),
        differ(Map.of(new Date(5), 1), Map.of(new Timestamp(5), 1), " has no equal of"),
        differ(new Due(5), new Due(6), " should equal"),
        differ(new Counter(5), new Counter(6), " should be 5 but is 6"),
        differ(refused(1, "a", "b"), refused(1, null, "b"), ".getMessage() should be \"a\""),
        differ(refused(1, "a", "b"), refused(1, "a", "c"), ".getCause().getMessage()"),
        differ(refused(1, "a", "b"), refused(2, "a", "b"), ".code should be 1 but is 2"),
        differ(new House(1).new Door(), new House(2).new Door(), ".this$0.number should be 1"),
        differ(new SimpleEntry<>("k", new Bean(1)), Map.entry("k", new Bean(2)), ".getValue().num"),
        differ(new AtomicReference<>(new Bean(1)), new AtomicReference<>(), ".get() should be a "),
        differ(
            new AtomicReferenceArray<>(new Bean[] {new Bean(1)}),
            new AtomicReferenceArray<>(new Bean[] {new Bean(2)}),
            "[0].number should be 1 but is 2"),
        differ(new Random(1), new Random(2), ".nextLong() should be"),
        differ(identity("a", "a"), identity("a", "b"), " has no equal of a="),
        differ(proxy("a"), proxy("b"), ".handler.word should be \"a\""),
        differ(Optional.of(new Bean(1)), Optional.of(new Bean(2)), ".get().number"));
  }

  @ParameterizedTest
  @MethodSource("differences")
  void whatIsLostIsSeen(Object expected, Object actual, String words) {
    assertThat(DeepEquality.difference(expected, actual).orElseThrow())
        .startsWith("value")
        .contains(words);
  }

  static Stream<IntFunction<Object>> equals() {
    return Stream.of(
        time -> new Playlist(3, "a", "b"),
        time -> time == 0 ? new Names() : new ArrayList<>(),
        time -> time == 0 ? List.of("a") : new LinkedList<>(List.of("a")),
        time -> time == 0 ? sorted(null) : sorted(naturalOrder()),
        time -> sorted(reverseOrder()),
        time -> sorted(Comparator.comparing(Object::toString)),
        time -> sorted((Comparator<Integer> & Serializable) (a, b) -> b - a),
        time -> time == 0 ? sorted(times(2)) : decoded(sorted(times(2))),
        time -> new TreeMap<>(Map.of("a", new Bean(1), "b", new Bean(2))),
        time -> time == 0 ? new TreeMap<>(Map.of(1, 2)) : new ConcurrentSkipListMap<>(Map.of(1, 2)),
        time -> time == 0 ? heap(null, 1, 2, 3) : heap(null, 3, 2, 1),
        time -> Pattern.compile("a", Pattern.DOTALL),
        time -> new Due(5),
        time -> new Counter(5),
        time -> refused(1, "a", "b"),
        time -> new House(1).new Door(),
        time -> time == 0 ? new SimpleEntry<>("k", new Bean(1)) : Map.entry("k", new Bean(1)),
        time -> new AtomicReference<>(new Bean(1)),
        time -> new AtomicReferenceArray<>(new Bean[] {new Bean(1), null}),
        time -> new WeakReference<>(new Bean(1)),
        time -> identity("a", "a"),
        time -> proxy("a"),
        time -> time == 0 ? ByteBuffer.allocate(3) : ByteBuffer.allocateDirect(3),
        time -> new Object[] {new Object(), new ReentrantLock(), new Random(7)},
        time -> time == 0 ? new Object[] {new Object()} : new Object[] {Map.of()},
        time -> new House[0],
        time -> remembering("at " + time));
  }

  @ParameterizedTest
  @MethodSource("equals")
  void whatIsThereAgainIsFine(IntFunction<Object> make) {
    assertThat(DeepEquality.difference(make.apply(0), make.apply(1))).isEmpty();
    assertThat(Graphs.difference(make.apply(0), make.apply(1))).isEmpty();
    DataType<Object> type = new DataType<>("x", Object.class, List.of(), value -> value);
    Dataset<Object> untyped = new Dataset<>("x", type, make.apply(0));
    assertThat(DeepEquality.difference("value", untyped, make.apply(0), make.apply(1))).isEmpty();
    ContentHash hash = new ContentHash(Leaves.BY_CLASS, field -> false);
    assertThat(hash.of(make.apply(1))).isEqualTo(hash.of(make.apply(0)));
  }

  private static Arguments differ(Object expected, Object actual, String words) {
    return Arguments.of(expected, actual, words);
  }

  private static Set<Integer> sorted(Comparator<? super Integer> order) {
    Set<Integer> set = new TreeSet<>(order);
    set.addAll(List.of(1, 2));
    return set;
  }

  private static Map<String, Integer> lax(String key) {
    Map<String, Integer> map = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    map.put(key, 1);
    return map;
  }

  private static Collection<Integer> heap(Comparator<Integer> order, Integer... elements) {
    Collection<Integer> heap = new PriorityQueue<>(order);
    heap.addAll(List.of(elements));
    return heap;
  }

  private static Refused refused(int code, String message, String cause) {
    return new Refused(code, message, new IllegalStateException(cause));
  }

  private static IdentityHashMap<String, Bean> identity(String... keys) {
    IdentityHashMap<String, Bean> map = new IdentityHashMap<>();
    for (String key : keys) {
      map.put(String.valueOf(key.toCharArray()), new Bean(1));
    }
    return map;
  }

  private static Bean remembering(String text) {
    Bean bean = new Bean(1);
    bean.remembered = text;
    return bean;
  }

  private static class Above {
    private final int id;

    Above(int id) {
      this.id = id;
    }
  }

  private static final class Below extends Above {
    private final int id;
    private final int size = 1;

    Below(int above, int id) {
      super(above);
      this.id = id;
    }
  }

  @Test
  void twoFieldsWithOneNameAreBothCompared() {
    assertThat(DeepEquality.difference(new Below(1, 2), new Below(1, 3)))
        .hasValue("value.id should be 2 but is 3");
    assertThat(DeepEquality.difference(new Below(1, 2), new Below(4, 2)))
        .hasValue("value.id should be 1 but is 4");
  }

  /** Each element leads to all the others. */
  private static final class Owner {
    private final Set<Owned> all = new LinkedHashSet<>();
    private final Map<Owned, Integer> ranks = new HashMap<>();

    Owner(IntStream numbers) {
      numbers.forEach(number -> all.add(new Owned(this, number)));
      all.forEach(each -> ranks.put(each, each.number));
    }
  }

  private static final class Owned {
    private final Owner owner;
    private final int number;

    Owned(Owner owner, int number) {
      this.owner = owner;
      this.number = number;
    }
  }

  @Test
  void elementsWithoutOrderAreFoundByTheirContent() {
    int count = 20_000;
    Owner expected = new Owner(IntStream.range(0, count));
    Owner actual = new Owner(IntStream.range(0, count).map(i -> count - 1 - i));
    assertThat(Graphs.difference(expected, actual)).isEmpty();
    Owner other = new Owner(IntStream.range(1, count + 1));
    assertThat(Graphs.difference(expected, other).orElseThrow())
        .startsWith("value.all has no equal of");
  }

  @Test
  void aTrialThatFailsLeavesNothingBehind() {
    Bean shared = new Bean(1);
    Object expected = Arrays.asList(Set.of(List.of(shared, 1), List.of(shared, 2)), shared);
    Bean copy = new Bean(1);
    Object actual = Arrays.asList(Set.of(List.of(copy, 2), List.of(copy, 1)), copy);
    assertThat(Graphs.difference(expected, actual)).isEmpty();
    Object apart = Arrays.asList(Set.of(List.of(copy, 2), List.of(new Bean(1), 1)), copy);
    assertThat(Graphs.difference(expected, apart)).isPresent();
  }

  @Test
  void signsOfLifeAreGivenWhileLargeValuesAreCompared() {
    AtomicInteger signs = new AtomicInteger();
    DataType<Object[]> type = new DataType<>("x", Object[].class, List.of(), value -> value);
    Object[] large = new Object[3 << 20];
    Dataset<Object[]> dataset =
        new Dataset<>("x", type, large).comparedWith(signs::incrementAndGet);
    assertThat(DeepEquality.difference("value", dataset, large, large.clone())).isEmpty();
    assertThat(signs.get()).isGreaterThan(1);
  }
}
