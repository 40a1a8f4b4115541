package io.serbench.fork;

import static io.serbench.fork.MemberCase.fits;
import static io.serbench.fork.MemberCase.loses;
import static org.assertj.core.api.Assertions.assertThat;

import java.beans.PropertyChangeEvent;
import java.beans.PropertyChangeListener;
import java.beans.PropertyChangeSupport;
import java.io.Serializable;
import java.io.StringReader;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.CharBuffer;
import java.sql.Timestamp;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.chrono.HijrahChronology;
import java.time.chrono.IsoChronology;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Currency;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.EventObject;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.PriorityQueue;
import java.util.SimpleTimeZone;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import javax.xml.namespace.QName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objenesis.ObjenesisStd;

/** Verdicts on members of the JDK's classes: what a program sees of them counts, and no more. */
// Users have such members.
@SuppressWarnings({
  "BigDecimalEquals",
  "FutureReturnValueIgnored",
  "JavaUtilDate",
  "JdkObsolete",
  "ThreadLocalUsage",
  "UnnecessaryStringBuilder",
  "serial"
})
class JdkMembersTest {
  private static final byte[] ADDRESS = {1, 2, 3, 4};

  /** Is due after so many seconds. */
  private record Due(int seconds) implements Delayed {
    @Override
    public long getDelay(TimeUnit unit) {
      return unit.convert(seconds, TimeUnit.SECONDS);
    }

    @Override
    public int compareTo(Delayed other) {
      return Long.compare(getDelay(TimeUnit.SECONDS), other.getDelay(TimeUnit.SECONDS));
    }
  }

  private record Item(String name) implements Serializable {}

  /** A level of one's own, at the number of one of the JDK's. */
  private static final class Notice extends Level {
    private static final long serialVersionUID = 1;

    Notice(String name) {
      super(name, Level.INFO.intValue());
    }
  }

  private record Listener(String name) implements PropertyChangeListener, Serializable {
    @Override
    public void propertyChange(PropertyChangeEvent event) {}
  }

  private static InetAddress address(String name) {
    try {
      return name == null
          ? InetAddress.getByAddress(ADDRESS)
          : InetAddress.getByAddress(name, ADDRESS);
    } catch (UnknownHostException e) {
      throw new IllegalStateException(e);
    }
  }

  private static InetAddress scoped(int scope) {
    byte[] address = new byte[16];
    address[0] = (byte) 0xfe;
    address[1] = (byte) 0x80;
    try {
      return Inet6Address.getByAddress(null, address, scope);
    } catch (UnknownHostException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Calendar calendar(boolean isLenient, int firstDay) {
    Calendar calendar = new GregorianCalendar(2024, Calendar.FEBRUARY, 29);
    calendar.setLenient(isLenient);
    calendar.setFirstDayOfWeek(firstDay);
    return calendar;
  }

  private static Exception failed(String place, String suppressed) {
    Exception failed = new IllegalStateException("failed");
    failed.setStackTrace(
        place == null
            ? new StackTraceElement[0]
            : new StackTraceElement[] {new StackTraceElement("Acme", place, "Acme.java", 7)});
    if (suppressed != null) {
      failed.addSuppressed(failed(null, null));
    }
    return failed;
  }

  private static Object delayed(int... seconds) {
    DelayQueue<Due> queue = new DelayQueue<>();
    Arrays.stream(seconds).mapToObj(Due::new).forEach(queue::add);
    return queue;
  }

  private static Object waiting(Comparator<String> order) {
    PriorityBlockingQueue<String> queue = new PriorityBlockingQueue<>(3, order);
    queue.addAll(List.of("a", "b"));
    return queue;
  }

  private static PropertyChangeSupport observed(String by) {
    PropertyChangeSupport changes = new PropertyChangeSupport("it");
    changes.addPropertyChangeListener(new Listener(by));
    return changes;
  }

  private static Object changed(Object value) {
    return new PropertyChangeEvent(new Item("nut"), "price", 1, value);
  }

  private static UnaryOperator<String> lambda(UnaryOperator<String> lambda) {
    return lambda;
  }

  private static IdentityHashMap<String, Integer> identity(String... keys) {
    IdentityHashMap<String, Integer> map = new IdentityHashMap<>();
    for (String key : keys) {
      map.put(String.valueOf(key.toCharArray()), 1);
    }
    return map;
  }

  private static Map<String, Integer> withNullKey(boolean isThere) {
    Map<String, Integer> map = new HashMap<>(Map.of("a", 1));
    if (isThere) {
      map.put(null, 2);
    }
    return map;
  }

  private static NavigableMap<String, Integer> sorted() {
    return new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3));
  }

  private static List<String> words() {
    return new ArrayList<>(List.of("a", "b"));
  }

  private static Calendar computed(boolean isComputed) {
    Calendar calendar = calendar(true, Calendar.MONDAY);
    calendar.set(Calendar.MONTH, Calendar.MAY);
    if (isComputed) {
      assertThat(calendar.getTimeInMillis()).isPositive();
    }
    return calendar;
  }

  private static BitSet bits(int room) {
    BitSet bits = new BitSet(room);
    bits.set(3);
    return bits;
  }

  static Stream<MemberCase> losses() {
    return Stream.of(
        loses(
            "a currency",
            () -> Currency.getInstance("EUR"),
            () -> new ObjenesisStd().newInstance(Currency.class),
            "Currency"),
        loses("the name of a host", () -> address("acme.com"), () -> address(null), "acme.com"),
        loses(
            "the name of a host with a port",
            () -> new InetSocketAddress(address("acme.com"), 80),
            () -> new InetSocketAddress(address(null), 80),
            "acme.com"),
        loses("the scope of an address", () -> scoped(3), () -> scoped(-1), "%3"),
        loses(
            "the name of a level",
            () -> new Notice("NOTICE"),
            () -> new Notice("INFO"),
            "is \"INFO\" (was \"NOTICE\")"),
        loses(
            "what a lambda does",
            () -> lambda((UnaryOperator<String> & Serializable) word -> word + "!"),
            () -> lambda((UnaryOperator<String> & Serializable) word -> word + "?"),
            "should"),
        loses(
            "what a method reference refers to",
            () -> (Function<String, String> & Serializable) String::strip,
            () -> (Function<String, String> & Serializable) String::trim,
            "should"),
        loses(
            "what each thread begins with",
            () -> ThreadLocal.withInitial(() -> "a"),
            ThreadLocal::new,
            "should be"),
        loses(
            "the order of a CopyOnWriteArraySet",
            () -> new CopyOnWriteArraySet<>(List.of("a", "b", "c")),
            () -> new CopyOnWriteArraySet<>(List.of("c", "b", "a")),
            "should be [a, b, c] but is [c, b, a]"),
        loses(
            "the keys of an empty map",
            () -> new EnumMap<>(TimeUnit.class),
            () -> new EnumMap<>(ChronoUnit.class),
            ".keyType is class java.time.temporal.ChronoUnit"),
        loses(
            "the elements of an empty set",
            () -> EnumSet.noneOf(TimeUnit.class),
            () -> EnumSet.noneOf(ChronoUnit.class),
            ".elementType"),
        loses(
            "the permits of a semaphore",
            () -> new Semaphore(3),
            () -> new Semaphore(0),
            "[Permits = 3] but is"),
        loses(
            "the prefix of a name",
            () -> new QName("http://acme.com", "order", "a"),
            () -> new QName("http://acme.com", "order"),
            "should equal"),
        loses(
            "the stack trace of an exception",
            () -> failed("order", null),
            () -> failed("main", null),
            ".getStackTrace()"),
        loses(
            "all of a stack trace",
            () -> failed("order", null),
            () -> failed(null, null),
            ".getStackTrace()"),
        loses(
            "what was suppressed",
            () -> failed("order", "close"),
            () -> failed("order", null),
            ".getSuppressed()"),
        loses(
            "the source of an event",
            () -> new EventObject(new Item("nut")),
            () -> new EventObject(new Item("nail")),
            ".getSource().name() is \"nail\" (was \"nut\")"),
        loses("what a property became", () -> changed(2), () -> changed(3), ".getNewValue()"),
        loses(
            "who listens",
            () -> observed("a"),
            () -> new PropertyChangeSupport("it"),
            ".getPropertyChangeListeners()"),
        loses("half of a character", () -> "\ud83d", () -> "?", "\\ud83d"),
        loses("the sign of zero", () -> -0.0, () -> 0.0, "should be -0.0"),
        loses(
            "the sign of a zero in an array", () -> new float[] {-0f}, () -> new float[1], "-0.0"),
        loses("a scale", () -> new BigDecimal("1.50"), () -> new BigDecimal("1.5"), "1.50"),
        loses(
            "that a calendar is strict",
            () -> calendar(false, Calendar.MONDAY),
            () -> calendar(true, Calendar.MONDAY),
            "should be"),
        loses(
            "the first day of the week",
            () -> calendar(true, Calendar.MONDAY),
            () -> calendar(true, Calendar.SUNDAY),
            "should be"),
        loses("a region", () -> ZoneId.of("UTC"), () -> ZoneOffset.UTC, "should be UTC but is Z"),
        loses(
            "which of two hours",
            () -> ZonedDateTime.parse("2024-10-27T02:30+01:00[Europe/Berlin]"),
            () -> ZonedDateTime.parse("2024-10-27T02:30+02:00[Europe/Berlin]"),
            "+01:00"),
        loses(
            "a calendar system", () -> HijrahChronology.INSTANCE, () -> IsoChronology.INSTANCE, ""),
        loses(
            "the extensions of a locale",
            () -> Locale.forLanguageTag("th-TH-u-nu-thai"),
            () -> Locale.forLanguageTag("th-TH"),
            "u-nu-thai"),
        loses(
            "the rules of a time zone",
            () -> new SimpleTimeZone(3_600_000, "here"),
            () -> new SimpleTimeZone(7_200_000, "here"),
            "should be"),
        loses(
            "nanoseconds",
            () -> Timestamp.valueOf("2024-01-01 00:00:00.000001"),
            () -> Timestamp.valueOf("2024-01-01 00:00:00"),
            "000001"),
        loses(
            "the comparator of a queue",
            () -> waiting(Comparator.reverseOrder()),
            () -> waiting(null),
            ".comparator()"),
        loses(
            "what is referred to weakly",
            () -> new WeakReference<>("a"),
            () -> new WeakReference<>(null),
            ".get() should be \"a\" but is null"),
        loses(
            "how it is referred to",
            () -> new SoftReference<>("a"),
            () -> new WeakReference<>("a"),
            "SoftReference"),
        loses(
            "the class of an array",
            () -> new String[] {"a"},
            () -> new Object[] {"a"},
            "String[] but is"),
        loses(
            "a stamp",
            () -> new AtomicStampedReference<>("a", 1),
            () -> new AtomicStampedReference<>("a", 2),
            ".getStamp() is 2 (was 1)"),
        loses(
            "one of two equal keys",
            () -> identity("a", "a"),
            () -> new HashMap<>(identity("a")),
            ""),
        loses(
            "a null key",
            () -> withNullKey(true),
            () -> withNullKey(false),
            ".get(null) is null (was 2)"),
        loses("a primitive class", () -> int.class, () -> Integer.class, "should be int"),
        loses(
            "a failed future",
            () -> CompletableFuture.failedFuture(failed("order", null)),
            () -> CompletableFuture.completedFuture(null),
            ".isCompletedExceptionally() is false"),
        loses(
            "the bound of a deque",
            () -> new LinkedBlockingDeque<String>(3),
            () -> new LinkedBlockingDeque<String>(),
            ".remainingCapacity()"),
        loses(
            "the order of a descending view",
            () -> sorted().descendingMap(),
            () -> sorted(),
            ".comparator()"),
        loses("that an optional is empty", OptionalInt::empty, () -> OptionalInt.of(0), "empty"),
        loses("an empty text", () -> Optional.of(""), Optional::empty, ".isEmpty() is true"),
        loses("a long bit", () -> bits(8), () -> new BitSet(), "{3}"));
  }

  static Stream<MemberCase> harmless() {
    return Stream.of(
        fits("a name that was looked up", () -> address(null), () -> address("acme.com")),
        fits(
            "a port of a host whose name was looked up",
            () -> new InetSocketAddress(address(null), 80),
            () -> new InetSocketAddress(address("acme.com"), 80)),
        fits("the layout of a queue of delays", () -> delayed(3, 1, 2), () -> delayed(1, 2, 3)),
        fits("the bits of what is no number", () -> Double.NaN, () -> Double.longBitsToDouble(-1)),
        fits("a string that is not interned", () -> "a", () -> String.valueOf(new char[] {'a'})),
        fits("a number that is not cached", () -> 1000, () -> Integer.valueOf("1000")),
        fits("a time that is not computed", () -> computed(false), () -> computed(true)),
        fits("a time that was computed", () -> computed(true), () -> computed(false)),
        fits("the room of a BitSet", () -> bits(8), () -> bits(512)),
        fits("the room of a text", () -> new StringBuilder("a"), () -> builder(99)),
        fits("the bits of a number", () -> BigInteger.TEN, () -> new BigInteger("10")),
        fits("a view of text", () -> CharBuffer.wrap("xab", 1, 3), () -> CharBuffer.wrap("ab")),
        fits("the cells of a sum", () -> adder(1, 2), () -> adder(3)),
        fits("a lock", ReentrantLock::new, ReentrantLock::new),
        fits("a condition", JdkMembersTest::condition, JdkMembersTest::condition),
        fits("a logger", () -> Logger.getLogger("acme"), () -> Logger.getLogger("acme")),
        fits("a semaphore", () -> new Semaphore(2), () -> new Semaphore(2)),
        // A program may not rely on either.
        fits("that a list cannot be changed", () -> List.of("a", "b"), () -> words()),
        fits(
            "that a list can be changed",
            () -> words(),
            () -> Collections.unmodifiableList(words())),
        fits("a part of a list", () -> List.of("x", "a", "b").subList(1, 3), () -> words()),
        fits("a list of an array", () -> Arrays.asList("a", "b"), () -> words()),
        fits(
            "a list that checks",
            () -> Collections.checkedList(words(), String.class),
            () -> words()),
        fits("a list that locks", () -> Collections.synchronizedList(words()), () -> words()),
        fits("a list of one", () -> Collections.singletonList("a"), () -> List.of("a")),
        fits("a list of copies", () -> Collections.nCopies(2, "a"), () -> List.of("a", "a")),
        fits("a stack", () -> pushed(new Stack<>()), () -> pushed(new LinkedList<>())),
        fits("a vector", () -> pushed(new Vector<>(3, 7)), () -> pushed(new Vector<>())),
        fits("a deque", () -> new ArrayDeque<>(words()), () -> new LinkedBlockingDeque<>(words())),
        fits("values of a map", () -> sorted().values(), () -> List.of(1, 2, 3)),
        fits("keys of a map", () -> sorted().keySet(), () -> new TreeSet<>(List.of("a", "b", "c"))),
        fits("a part of a map", () -> sorted().headMap("b"), () -> new TreeMap<>(Map.of("a", 1))),
        fits(
            "a descending map",
            () -> sorted().descendingMap(),
            () -> descending(Collections.reverseOrder())),
        fits("a set of constants", () -> EnumSet.of(TimeUnit.DAYS), () -> days(new HashSet<>())),
        fits("an empty set", () -> EnumSet.noneOf(TimeUnit.class), HashSet::new),
        fits("an empty map", () -> new EnumMap<>(TimeUnit.class), HashMap::new),
        fits(
            "a map of constants",
            () -> new EnumMap<>(Map.of(TimeUnit.DAYS, 1)),
            () -> new HashMap<>(Map.of(TimeUnit.DAYS, 1))),
        fits(
            "how a heap is laid out",
            () -> new PriorityQueue<>(List.of(3, 1, 2)),
            () -> pushed(new PriorityQueue<>(99), 1, 2, 3)));
  }

  private static StringBuilder builder(int room) {
    return new StringBuilder(room).append('a');
  }

  private static LongAdder adder(long... terms) {
    LongAdder adder = new LongAdder();
    Arrays.stream(terms).forEach(adder::add);
    return adder;
  }

  private static Condition condition() {
    return new ReentrantLock().newCondition();
  }

  private static <T extends Collection<String>> T pushed(T empty) {
    empty.addAll(words());
    return empty;
  }

  private static Object pushed(Collection<Integer> empty, Integer... numbers) {
    Collections.addAll(empty, numbers);
    return empty;
  }

  private static Object days(Collection<TimeUnit> empty) {
    empty.add(TimeUnit.DAYS);
    return empty;
  }

  private static Object descending(Comparator<String> order) {
    TreeMap<String, Integer> map = new TreeMap<>(order);
    map.putAll(sorted());
    return map;
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource({"losses", "harmless"})
  void theVerdictIsRight(MemberCase each) throws Exception {
    each.check();
  }

  /** Nobody can look at what is left without taking it. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("usedUp")
  void whatIsUsedUpIsNotTakenForEqual(Supplier<?> maker) throws Exception {
    assertThat(LibraryClassesTest.verdict(maker, value -> maker.get())).isPresent();
  }

  static Stream<Supplier<?>> usedUp() {
    return Stream.of(() -> words().iterator(), () -> words().stream(), () -> new StringReader("a"));
  }
}
