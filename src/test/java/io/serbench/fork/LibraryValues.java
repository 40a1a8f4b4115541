package io.serbench.fork;

import static java.util.Map.entry;

import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.EnumHashBiMap;
import com.google.common.collect.EvictingQueue;
import com.google.common.collect.HashBasedTable;
import com.google.common.collect.HashBiMap;
import com.google.common.collect.HashMultimap;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableRangeSet;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.ImmutableTable;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.LinkedListMultimap;
import com.google.common.collect.Multimap;
import com.google.common.collect.Multiset;
import com.google.common.collect.Ordering;
import com.google.common.collect.Range;
import com.google.common.collect.Table;
import com.google.common.collect.TreeBasedTable;
import com.google.common.collect.TreeMultimap;
import com.google.common.collect.TreeMultiset;
import com.google.common.collect.TreeRangeMap;
import com.google.common.hash.HashCode;
import com.google.common.net.HostAndPort;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.UnsignedLong;
import io.vavr.Lazy;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Try;
import it.unimi.dsi.fastutil.ints.Int2IntAVLTreeMap;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntComparators;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import it.unimi.dsi.fastutil.objects.Object2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.objects.ObjectArrayList;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZonedDateTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Currency;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.commons.collections4.bag.TreeBag;
import org.apache.commons.collections4.bidimap.DualHashBidiMap;
import org.apache.commons.collections4.map.HashedMap;
import org.apache.commons.collections4.map.LRUMap;
import org.apache.commons.collections4.multimap.ArrayListValuedHashMap;
import org.eclipse.collections.impl.bag.mutable.HashBag;
import org.eclipse.collections.impl.factory.Lists;
import org.eclipse.collections.impl.list.mutable.FastList;
import org.eclipse.collections.impl.map.mutable.UnifiedMap;
import org.eclipse.collections.impl.map.mutable.primitive.IntIntHashMap;
import org.eclipse.collections.impl.map.sorted.mutable.TreeSortedMap;
import org.eclipse.collections.impl.multimap.list.FastListMultimap;
import org.eclipse.collections.impl.set.mutable.UnifiedSet;
import org.joda.time.DateTime;
import org.joda.time.DateTimeZone;
import org.joda.time.Interval;
import org.joda.time.LocalDate;
import org.joda.time.MutableDateTime;
import org.joda.time.Period;
import org.joda.time.YearMonth;
import org.joda.time.chrono.BuddhistChronology;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.PrecisionModel;
import org.locationtech.jts.geom.impl.CoordinateArraySequenceFactory;
import org.pcollections.HashTreePMap;
import org.pcollections.TreePVector;
import scala.Some;
import scala.collection.immutable.Nil$;

/** Values of classes of the JDK and of libraries, with what their own methods say of each. */
final class LibraryValues {
  private final Map<String, Entry<?>> all = new LinkedHashMap<>();

  /**
   * A value.
   *
   * @param view what the library, called directly, says of a value, as plain objects
   */
  record Entry<T>(Supplier<T> maker, Function<T, Object> view) {}

  static Map<String, Entry<?>> all() throws IOException {
    LibraryValues values = new LibraryValues();
    values.ofTheJdk();
    values.ofGuava();
    values.ofEclipseAndFastutil();
    values.ofJodaAndJts();
    values.ofFunctionalLibraries();
    values.ofCommonsAndPcollections();
    values.all.putAll(MessageValues.all());
    values.all.putAll(new ProcessedValues().all());
    return values.all;
  }

  private <T> void add(String name, Supplier<T> maker, Function<T, Object> view) {
    all.put(name, new Entry<>(maker, view));
  }

  private <T> void text(String name, Supplier<T> maker) {
    add(name, maker, Object::toString);
  }

  private <T extends Collection<String>> void list(String name, Supplier<T> maker) {
    add(name, maker, it -> List.of(new ArrayList<>(it), it.size(), it.contains("b")));
  }

  private <T extends Set<String>> void set(String name, Supplier<T> maker) {
    add(name, maker, it -> List.of(new TreeSet<>(it), it.size(), it.contains("b")));
  }

  private <T extends Map<String, Integer>> void map(String name, Supplier<T> maker) {
    add(name, maker, it -> List.of(new TreeMap<>(it), it.size(), it.get("b")));
  }

  private <T extends Map<String, Integer>> void sorted(String name, Supplier<T> maker) {
    add(name, maker, it -> List.of(new ArrayList<>(it.keySet()), it.size(), it.get("b")));
  }

  private <T extends Multimap<String, Integer>> void multimap(String name, Supplier<T> maker) {
    add(
        name,
        maker,
        it ->
            List.of(
                it.keySet().stream().map(key -> key + it.get(key)).sorted().toList(),
                it.size(),
                it.containsEntry("a", 1)));
  }

  private <T extends Multiset<String>> void multiset(String name, Supplier<T> maker) {
    add(
        name,
        maker,
        it -> List.of(it.count("a"), it.count("b"), it.size(), it.elementSet().size()));
  }

  private <T extends Table<String, String, Integer>> void table(String name, Supplier<T> maker) {
    add(name, maker, it -> List.of(it.get("a", "x"), it.size(), new TreeMap<>(it.row("b"))));
  }

  private static <T extends Collection<String>> T filled(T empty) {
    empty.addAll(List.of("a", "b", "c"));
    return empty;
  }

  private static <T extends Map<String, Integer>> T filled(T empty) {
    empty.put("a", 1);
    empty.put("b", 2);
    return empty;
  }

  private static <T extends Multimap<String, Integer>> T filled(T empty) {
    empty.put("a", 1);
    empty.put("a", 3);
    empty.put("b", 2);
    return empty;
  }

  private static <T extends Table<String, String, Integer>> T filled(T empty) {
    empty.put("a", "x", 1);
    empty.put("b", "y", 2);
    return empty;
  }

  private static Properties properties() {
    Properties defaults = new Properties();
    defaults.setProperty("size", "small");
    Properties properties = new Properties(defaults);
    properties.setProperty("color", "red");
    return properties;
  }

  private void ofTheJdk() {
    text("LocalDateTime", () -> LocalDateTime.of(2024, 2, 29, 1, 2, 3));
    text("ZonedDateTime", () -> ZonedDateTime.parse("2024-02-29T01:02:03+01:00[Europe/Berlin]"));
    text("Duration", () -> Duration.ofMillis(1234));
    text("BigDecimal", () -> new BigDecimal("1.50"));
    text("BigInteger", () -> BigInteger.TWO.pow(80));
    text("UUID", () -> new UUID(1, 2));
    text("Locale", () -> Locale.CANADA_FRENCH);
    text("URI", () -> URI.create("http://acme.com/a?b"));
    text("Currency", () -> Currency.getInstance("EUR"));
    text("BitSet", () -> BitSet.valueOf(new long[] {9, 1}));
    add("Random", () -> new Random(7), Random::nextLong);
    add("GregorianCalendar", () -> new GregorianCalendar(2024, 1, 29), GregorianCalendar::getTime);
    add("EnumMap", () -> new EnumMap<>(Map.of(TimeUnit.DAYS, 1)), it -> it.get(TimeUnit.DAYS));
    add("EnumSet", () -> EnumSet.of(TimeUnit.DAYS), it -> it.contains(TimeUnit.DAYS));
    list("ArrayDeque", () -> filled(new ArrayDeque<>()));
    add(
        "PriorityQueue",
        () -> filled(new PriorityQueue<>(Comparator.reverseOrder())),
        it -> it.poll());
    sorted("TreeMap", () -> filled(new TreeMap<>(Comparator.reverseOrder())));
    map("ConcurrentHashMap", () -> filled(new ConcurrentHashMap<>()));
    list("List.of", () -> List.of("a", "b"));
    add("AtomicReference", () -> new AtomicReference<>("a"), AtomicReference::get);
    add("Properties", LibraryValues::properties, it -> List.of(it.getProperty("size"), it.size()));
    list("unmodifiableList", () -> Collections.unmodifiableList(filled(new ArrayList<>())));
  }

  private void ofGuava() {
    list("ImmutableList", () -> ImmutableList.of("a", "b"));
    set("ImmutableSet", () -> ImmutableSet.of("a", "b", "c"));
    map("ImmutableMap", () -> ImmutableMap.of("a", 1, "b", 2));
    sorted(
        "ImmutableSortedMap",
        () ->
            ImmutableSortedMap.<String, Integer>orderedBy(Comparator.reverseOrder())
                .put("a", 1)
                .put("b", 2)
                .build());
    list(
        "ImmutableSortedSet",
        () ->
            ImmutableSortedSet.<String>orderedBy(Comparator.reverseOrder()).add("a", "b").build());
    multimap("ImmutableListMultimap", () -> ImmutableListMultimap.of("a", 1, "a", 3, "b", 2));
    multimap("ImmutableSetMultimap", () -> ImmutableSetMultimap.of("a", 1, "a", 3, "b", 2));
    multimap("ArrayListMultimap", () -> filled(ArrayListMultimap.<String, Integer>create()));
    multimap("HashMultimap", () -> filled(HashMultimap.<String, Integer>create()));
    multimap("LinkedHashMultimap", () -> filled(LinkedHashMultimap.<String, Integer>create()));
    multimap("LinkedListMultimap", () -> filled(LinkedListMultimap.<String, Integer>create()));
    multimap("TreeMultimap", () -> filled(TreeMultimap.<String, Integer>create()));
    multiset("HashMultiset", () -> filled(HashMultiset.<String>create()));
    multiset("TreeMultiset", () -> filled(TreeMultiset.<String>create()));
    multiset("ImmutableMultiset", () -> ImmutableMultiset.of("a", "b", "a"));
    add("HashBiMap", () -> filled(HashBiMap.<String, Integer>create()), it -> it.inverse().get(2));
    add("ImmutableBiMap", () -> ImmutableBiMap.of("a", 1, "b", 2), it -> it.inverse().get(2));
    table("HashBasedTable", () -> filled(HashBasedTable.<String, String, Integer>create()));
    table(
        "ImmutableTable",
        () -> ImmutableTable.copyOf(filled(HashBasedTable.<String, String, Integer>create())));
    add("Range", () -> Range.closedOpen(1, 5), it -> List.of(it.contains(1), it.contains(5)));
    add("ImmutableRangeSet", () -> ImmutableRangeSet.of(Range.closed(1, 5)), it -> it.contains(5));
    text("HashCode", () -> HashCode.fromInt(77));
    text("HostAndPort", () -> HostAndPort.fromParts("acme.com", 80));
    text("ImmutableIntArray", () -> ImmutableIntArray.of(1, 2, 3));
    text("UnsignedLong", () -> UnsignedLong.MAX_VALUE);
    list("EvictingQueue", () -> filled(EvictingQueue.<String>create(5)));
    add(
        "TreeRangeMap",
        () -> {
          TreeRangeMap<Integer, String> map = TreeRangeMap.create();
          map.put(Range.closed(1, 5), "a");
          return map;
        },
        it -> List.of(String.valueOf(it.get(5)), String.valueOf(it.get(6)), it.span()));
    add(
        "TreeBasedTable",
        () -> filled(TreeBasedTable.<String, String, Integer>create()),
        it -> List.of(it.rowKeySet().first(), it.row("a").comparator() == Ordering.natural()));
    text("EnumBiMap", () -> EnumHashBiMap.create(Map.of(TimeUnit.DAYS, "day")));
    text("Optional of Guava", () -> com.google.common.base.Optional.of("a"));
  }

  private void ofEclipseAndFastutil() {
    list("FastList", () -> filled(new FastList<>()));
    set("UnifiedSet", () -> filled(new UnifiedSet<>()));
    map("UnifiedMap", () -> filled(new UnifiedMap<>()));
    sorted("TreeSortedMap", () -> filled(new TreeSortedMap<>(Comparator.reverseOrder())));
    add("HashBag", () -> filled(new HashBag<>()), it -> List.of(it.occurrencesOf("a"), it.size()));
    add("IntIntHashMap", () -> IntIntHashMap.newWithKeysValues(1, 2), it -> it.get(1));
    add("Lists.immutable", () -> Lists.immutable.of("a", "b"), it -> it.castToList().toString());
    add(
        "FastListMultimap",
        () -> {
          FastListMultimap<String, Integer> map = new FastListMultimap<>();
          map.put("a", 1);
          return map;
        },
        it -> List.of(it.get("a").size(), it.size()));
    text("IntArrayList", () -> IntArrayList.of(1, 2, 3));
    add("IntOpenHashSet", () -> IntOpenHashSet.of(1, 2), it -> List.of(it.contains(2), it.size()));
    add(
        "Int2IntOpenHashMap",
        () -> new Int2IntOpenHashMap(Map.of(1, 2, 3, 4)),
        it -> List.of(it.get(3), it.size()));
    add(
        "Int2IntAVLTreeMap",
        () -> {
          Int2IntAVLTreeMap map = new Int2IntAVLTreeMap(IntComparators.OPPOSITE_COMPARATOR);
          map.put(1, 2);
          map.put(2, 3);
          return map;
        },
        it -> List.of(it.firstIntKey(), it.get(1), it.size()));
    map("Object2IntOpenHashMap", () -> filled(new Object2IntOpenHashMap<>()));
    map("Object2ObjectOpenHashMap", () -> filled(new Object2ObjectOpenHashMap<>()));
    list("ObjectArrayList", () -> filled(new ObjectArrayList<>()));
  }

  private void ofJodaAndJts() {
    add(
        "DateTime",
        () -> new DateTime(1_700_000_000_000L, DateTimeZone.UTC),
        DateTime::getCenturyOfEra);
    add(
        "DateTime in Paris",
        () -> new DateTime(0, DateTimeZone.forID("Europe/Paris")),
        DateTime::getCenturyOfEra);
    add(
        "DateTime of Buddhists",
        () -> new DateTime(0, BuddhistChronology.getInstanceUTC()),
        DateTime::getYear);
    add(
        "MutableDateTime",
        () -> new MutableDateTime(0, DateTimeZone.UTC),
        MutableDateTime::getCenturyOfEra);
    add("YearMonth of Joda", () -> new YearMonth(2024, 2), it -> List.of(it.getFields()));
    add("LocalDate of Joda", () -> new LocalDate(2024, 2, 29), it -> it.getCenturyOfEra());
    add("Period", () -> Period.hours(3), it -> it.equals(Period.hours(3)));
    add(
        "Interval",
        () -> new Interval(0, 1000, DateTimeZone.UTC),
        it -> it.getEnd().getCenturyOfEra());
    add("Envelope", () -> new Envelope(0, 1, 2, 3), it -> List.of(it.getArea(), it.centre()));
    add(
        "Point",
        () -> new GeometryFactory().createPoint(new Coordinate(1, 2)),
        (Point it) -> List.of(it.toText(), it.getPrecisionModel().isFloating()));
    add(
        "Polygon",
        LibraryValues::polygon,
        it ->
            List.of(
                it.getArea(),
                it.getSRID(),
                it.getUserData(),
                it.getFactory().getCoordinateSequenceFactory()
                    == CoordinateArraySequenceFactory.instance()));
    add(
        "LineString",
        () ->
            new GeometryFactory()
                .createLineString(new Coordinate[] {new Coordinate(0, 0), new Coordinate(3, 4)}),
        (LineString it) -> List.of(it.getLength(), it.getPrecisionModel().isFloating()));
  }

  private static Polygon polygon() {
    Polygon polygon =
        new GeometryFactory(new PrecisionModel(10), 4326)
            .createPolygon(
                new Coordinate[] {
                  new Coordinate(0, 0),
                  new Coordinate(3, 0),
                  new Coordinate(0, 4),
                  new Coordinate(0, 0)
                });
    polygon.setUserData("plot");
    return polygon;
  }

  private void ofFunctionalLibraries() {
    text("List of Vavr", () -> io.vavr.collection.List.of("a", "b"));
    text("Vector of Vavr", () -> io.vavr.collection.Vector.of("a", "b"));
    add(
        "HashMap of Vavr",
        () -> io.vavr.collection.HashMap.of("a", 1, "b", 2),
        it -> List.of(it.get("b").get(), it.size()));
    add("Option", () -> Option.of("a"), Option::get);
    add("None", () -> Option.none(), it -> it.equals(Option.none()));
    add("Either", () -> Either.right("a"), Either::get);
    add("Lazy of Vavr", () -> Lazy.of(() -> "a"), Lazy::get);
    text("Try of Vavr", () -> Try.success("a"));
    add("Stream of Vavr", () -> io.vavr.collection.Stream.of("a", "b"), it -> it.toJavaList());
    add(
        "TreeMap of Vavr",
        () -> io.vavr.collection.TreeMap.of("a", 1, "b", 2),
        it -> List.of(it.head()._1(), it.get("b").get()));
    text("PriorityQueue of Vavr", () -> io.vavr.collection.PriorityQueue.of(3, 1, 2));
    add("Tuple2", () -> Tuple.of("a", 1), (Tuple2<String, Integer> it) -> List.of(it._1, it._2));
    text("Pair of Kotlin", () -> new kotlin.Pair<>("a", 1));
    text("Triple of Kotlin", () -> new kotlin.Triple<>("a", 1, 2L));
    text("IntRange of Kotlin", () -> new kotlin.ranges.IntRange(1, 9));
    add("Unit of Kotlin", () -> kotlin.Unit.INSTANCE, it -> it == kotlin.Unit.INSTANCE);
    text("ArrayDeque of Kotlin", () -> new kotlin.collections.ArrayDeque<>(List.of("a", "b")));
    add("Lazy of Kotlin", () -> kotlin.LazyKt.lazy(() -> "a"), kotlin.Lazy::getValue);
    add("Regex", () -> new kotlin.text.Regex("a+"), it -> it.matches("aa"));
    add("Some", () -> new Some<>("a"), it -> it.get());
    add("None of Scala", () -> scala.None$.MODULE$, it -> it.isEmpty());
    add("Nil", () -> Nil$.MODULE$, it -> it.isEmpty() && it.size() == 0);
    add(
        "Map with a default of Scala",
        LibraryValues::withDefault,
        it -> List.of(it.apply("a"), it.apply("?"), it.size()));
    text("Right", () -> new scala.util.Right<>("a"));
    text("Range of Scala", () -> new scala.collection.immutable.Range.Inclusive(1, 9, 2));
    text("Tuple2 of Scala", () -> new scala.Tuple2<>("a", 1));
  }

  @SuppressWarnings(
      "deprecation") // People have a TreeBag, even though MultiSet is to replace bags.
  private void ofCommonsAndPcollections() {
    map("HashedMap", () -> filled(new HashedMap<>()));
    map("LRUMap", () -> filled(new LRUMap<>(5)));
    add("TreeBag", () -> filled(new TreeBag<>()), it -> List.of(it.getCount("a"), it.first()));
    add(
        "DualHashBidiMap",
        () -> new DualHashBidiMap<>(Map.of("a", 1)),
        it -> List.of(it.getKey(1), it.get("a")));
    add(
        "ArrayListValuedHashMap",
        () -> new ArrayListValuedHashMap<>(new HashMap<>(Map.ofEntries(entry("a", 1)))),
        it -> List.of(it.get("a").size(), it.size()));
    list("TreePVector", () -> TreePVector.from(List.of("a", "b")));
    map("HashTreePMap", () -> HashTreePMap.from(Map.of("a", 1, "b", 2)));
  }

  private static scala.collection.immutable.Map<String, Integer> withDefault() {
    scala.collection.immutable.Map<String, Integer> map =
        new scala.collection.immutable.Map.Map1<>("a", 1);
    return map.withDefaultValue(7);
  }
}
