package io.serbench.fork;

import static io.serbench.fork.MemberCase.fits;
import static io.serbench.fork.MemberCase.loses;

import java.io.Serializable;
import java.lang.ref.SoftReference;
import java.util.AbstractCollection;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EventObject;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Verdicts on classes as people write them: caches, views, events, tables and the like. */
// Users have such classes, and their fields are read by reflection.
@SuppressWarnings({
  "UnusedVariable",
  "UnusedMethod",
  "EffectivelyPrivate",
  "ReferenceEquality",
  "StringEquality",
  "serial"
})
class OwnClassesTest {
  /** Remembers what it has computed in a map that is always there. */
  private static final class Memo implements Serializable {
    private static final long serialVersionUID = 1;
    private final String name;
    private final Map<String, String> memo = new ConcurrentHashMap<>();

    Memo(String name, String... known) {
      this.name = name;
      Arrays.stream(known).forEach(each -> memo.put(name, each));
    }

    public String getShout() {
      return memo.computeIfAbsent(name, key -> key + "!");
    }
  }

  /** Remembers more than getters ask for, which nobody else knows. */
  private static final class Answers implements Serializable {
    private static final long serialVersionUID = 1;
    private final Map<String, String> given = new HashMap<>();

    Answers(String... given) {
      Arrays.stream(given).forEach(each -> this.given.put(each, "yes"));
    }

    public int getLimit() {
      return 3;
    }

    boolean has(String question) {
      return given.containsKey(question);
    }
  }

  private static final class Held implements Serializable {
    private static final long serialVersionUID = 1;
    private final int number;
    private final AtomicReference<String> text;

    Held(int number, String text) {
      this.number = number;
      this.text = new AtomicReference<>(text);
    }

    public String getText() {
      text.compareAndSet(null, "number " + number);
      return text.get();
    }
  }

  private static final class Soft {
    private final int number;
    private SoftReference<String> text;

    Soft(int number, String text) {
      this.number = number;
      this.text = text == null ? null : new SoftReference<>(text);
    }

    public String getText() {
      String known = text == null ? null : text.get();
      if (known == null) {
        known = "number " + number;
        text = new SoftReference<>(known);
      }
      return known;
    }
  }

  /** Drops the eldest of a hundred, as its class says. */
  private static final class Recent extends LinkedHashMap<String, Integer> {
    private static final long serialVersionUID = 1;

    @Override
    protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
      return size() > 100;
    }
  }

  private static final class Placed extends EventObject {
    private static final long serialVersionUID = 1;
    private final int order = 7;

    Placed(Object source) {
      super(source);
    }
  }

  private static final class Shop {
    private final String name;

    Shop(String name) {
      this.name = name;
    }
  }

  /** A table in which each object has places of its own. */
  private static final class Seeded extends AbstractSet<String> implements Serializable {
    private static final long serialVersionUID = 1;
    private static int seeds;
    private final int seed;
    private final String[] slots = new String[16];
    private int size;

    Seeded() {
      this(++seeds * 7);
    }

    Seeded(int seed, String... words) {
      this.seed = seed;
      this.addAll(List.of(words));
    }

    /** Returns one whose words are not where it looks for them. */
    static Seeded lost(String... words) {
      Seeded other = new Seeded(1, words);
      Seeded lost = new Seeded(2);
      System.arraycopy(other.slots, 0, lost.slots, 0, other.slots.length);
      lost.size = other.size;
      return lost;
    }

    private int slot(Object word) {
      int slot = Math.floorMod(word.hashCode() * 31 + seed, slots.length);
      while (slots[slot] != null && !slots[slot].equals(word)) {
        slot = (slot + 1) % slots.length;
      }
      return slot;
    }

    @Override
    public boolean add(String word) {
      int slot = slot(word);
      boolean isNew = slots[slot] == null;
      slots[slot] = word;
      size += isNew ? 1 : 0;
      return isNew;
    }

    @Override
    public boolean contains(Object word) {
      return slots[slot(word)] != null;
    }

    @Override
    public Iterator<String> iterator() {
      return Arrays.stream(slots).filter(Objects::nonNull).iterator();
    }

    @Override
    public int size() {
      return size;
    }
  }

  /** Counts how often it was changed. */
  private static final class Counted extends AbstractCollection<String> implements Serializable {
    private static final long serialVersionUID = 1;
    private final List<String> words = new ArrayList<>();
    private int changes;

    static Counted of(boolean isEdited) {
      Counted counted = new Counted();
      if (isEdited) {
        counted.add("x");
        counted.words.clear();
      }
      counted.addAll(List.of("a", "b"));
      return counted;
    }

    @Override
    public boolean add(String word) {
      changes++;
      return words.add(word);
    }

    @Override
    public Iterator<String> iterator() {
      return words.iterator();
    }

    @Override
    public int size() {
      return words.size();
    }
  }

  /** Makes views when it is asked for them. */
  private static final class Stock implements Serializable {
    private static final long serialVersionUID = 1;
    private final Map<String, Integer> counts = new HashMap<>(Map.of("nut", 3));
    private Set<String> names;
    private Collection<Integer> all;

    static Stock seen() {
      Stock stock = new Stock();
      stock.names();
      stock.all();
      return stock;
    }

    public Set<String> names() {
      if (names == null) {
        names = counts.keySet();
      }
      return names;
    }

    public Collection<Integer> all() {
      if (all == null) {
        all = counts.values();
      }
      return all;
    }
  }

  /** Compares as only those may who know all strings. */
  private static final class Paint implements Serializable {
    private static final long serialVersionUID = 1;
    private final String color;

    Paint(String color) {
      this.color = color;
    }

    public boolean isRed() {
      return color == "red";
    }
  }

  /** Says less than it holds. */
  private record Name(String value) implements Serializable {
    @Override
    public String value() {
      return value.strip();
    }
  }

  private interface Priced {
    long net();

    default long getGross() {
      return net() * 119 / 100;
    }
  }

  private static final class Offer implements Priced, Serializable {
    private static final long serialVersionUID = 1;
    private final transient long net;

    Offer(long net) {
      this.net = net;
    }

    @Override
    public long net() {
      return net;
    }
  }

  private static class Base<T> implements Serializable {
    private static final long serialVersionUID = 1;
    private transient T id;

    public T getId() {
      return id;
    }

    public void setId(T id) {
      this.id = id;
    }
  }

  private static final class Row extends Base<Long> {
    private static final long serialVersionUID = 1;
    private final String name = "nut";

    static Row of(Long id) {
      Row row = new Row();
      row.setId(id);
      return row;
    }
  }

  private static final class Page<T> implements Serializable {
    private static final long serialVersionUID = 1;
    private final T[] items;

    Page(T[] items) {
      this.items = items;
    }
  }

  private static final class Basket {
    private final int limit;

    Basket(int limit) {
      this.limit = limit;
    }

    private final class Line {
      private final String item = "nut";

      public int getLeft() {
        return limit - 1;
      }
    }
  }

  /** Knows by which name it logs. */
  private static final class Service {
    private final Logger logger = Logger.getLogger("acme");
    private final Object lock = new Object();
    private final int port;

    Service(int port) {
      this.port = port;
    }
  }

  private static final class Total extends ArrayList<Integer> {
    private static final long serialVersionUID = 1;

    public int getTotal() {
      return stream().mapToInt(each -> each).sum();
    }
  }

  /** Adds nothing but how it is filled. */
  private static final class Numbers extends ArrayList<Integer> {
    private static final long serialVersionUID = 1;
  }

  /** Takes a number of elements. */
  private static final class Limited extends ArrayList<Integer> {
    private static final long serialVersionUID = 1;
    private final int limit;

    Limited() {
      this(1);
    }

    Limited(int limit) {
      this.limit = limit;
    }
  }

  /** Its two members are one. */
  private static final class Twins {
    private final List<String> one = new ArrayList<>(List.of("a"));
    private final Optional<List<String>> other = Optional.of(one);
  }

  /** Has as much room as it may need. */
  private static final class Track extends AbstractCollection<Double> implements Serializable {
    private static final long serialVersionUID = 1;
    private double[] places;
    private int size;

    Track() {
      this(8);
    }

    Track(int room, double... some) {
      this.places = Arrays.copyOf(some, room);
      this.size = some.length;
    }

    @Override
    public boolean add(Double place) {
      if (size == places.length) {
        places = Arrays.copyOf(places, 2 * size + 1);
      }
      places[size] = place;
      size++;
      return true;
    }

    @Override
    public Iterator<Double> iterator() {
      return Arrays.stream(places, 0, size).iterator();
    }

    @Override
    public int size() {
      return size;
    }
  }

  private static <T extends Map<String, Integer>> T counted(T empty) {
    empty.put("a", 1);
    return empty;
  }

  private static <T extends Collection<Integer>> T numbers(T empty) {
    empty.add(3);
    return empty;
  }

  static Stream<MemberCase> losses() {
    return Stream.of(
        loses("another name", () -> new Memo("a"), () -> new Memo("b"), "getShout()"),
        loses("a wrong memo", () -> new Memo("a"), () -> new Memo("a", "b!"), "getShout()"),
        loses("what nobody asks for", () -> new Answers("a"), Answers::new, ".given"),
        loses("a wrong text", () -> new Held(1, null), () -> new Held(1, "2"), ".getText()"),
        loses("a wrong soft text", () -> new Soft(1, null), () -> new Soft(1, "2"), ".getText()"),
        loses(
            "what a map drops",
            () -> counted(new Recent()),
            () -> counted(new LinkedHashMap<>()),
            ".removeEldestEntry()"),
        loses(
            "the source of an event",
            () -> new Placed(new Shop("a")),
            () -> new Placed(new Shop("b")),
            ".getSource().name"),
        loses(
            "where words are",
            () -> new Seeded(1, "a", "b"),
            () -> Seeded.lost("a", "b"),
            ".contains("),
        loses(
            "a word of a table", () -> new Seeded(1, "a", "b"), () -> new Seeded(1, "a", "c"), ""),
        loses("which string it is", () -> new Paint("red"), () -> paint("red"), ".isRed()"),
        loses("what no accessor says", () -> new Name(" a"), () -> new Name("a"), "value"),
        loses(
            "what an interface computes", () -> new Offer(100), () -> new Offer(0), ".getGross()"),
        loses("what an ancestor has", () -> Row.of(7L), () -> Row.of(null), ".getId()"),
        loses(
            "the class of a generic array",
            () -> new Page<>(new String[] {"a"}),
            () -> new Page<>(new Object[] {"a"}),
            "String[]"),
        loses(
            "what is outside",
            () -> new Basket(3).new Line(),
            () -> new Basket(4).new Line(),
            ".getLeft()"),
        loses("a port", () -> new Service(1), () -> new Service(2), ".port"),
        loses(
            "the limit of a list",
            () -> numbers(new Limited(3)),
            () -> numbers(new ArrayList<>()),
            "Limited"),
        loses("a place", () -> new Track(8, 1, 2), () -> new Track(8, 1, 3), ""));
  }

  /** Returns one with another string of the same content. */
  private static Paint paint(String color) {
    return new Paint(String.valueOf(color.toCharArray()));
  }

  static Stream<MemberCase> harmless() {
    return Stream.of(
        fits("a memo that is not filled", () -> new Memo("a", "a!"), () -> new Memo("a")),
        fits("a memo that is filled", () -> new Memo("a"), () -> new Memo("a", "a!")),
        fits("an empty holder", () -> new Held(1, "number 1"), () -> new Held(1, null)),
        fits("a full holder", () -> new Held(1, null), () -> new Held(1, "number 1")),
        fits("a soft cache", () -> new Soft(1, "number 1"), () -> new Soft(1, null)),
        fits("a soft cache, filled", () -> new Soft(1, null), () -> new Soft(1, "number 1")),
        fits("another seed", () -> new Seeded(1, "a", "b"), () -> new Seeded(3, "a", "b")),
        fits("a count of changes", () -> Counted.of(true), () -> Counted.of(false)),
        fits("views that were made", Stock::seen, Stock::new),
        fits("views that are made later", Stock::new, Stock::seen),
        fits("another string", () -> paint("red"), () -> paint("red")),
        fits("a service", () -> new Service(1), () -> new Service(1)),
        fits(
            "a class that adds nothing",
            () -> numbers(new Numbers()),
            () -> numbers(new ArrayList<>())),
        fits(
            "what is computed from elements",
            () -> numbers(new Total()),
            () -> numbers(new ArrayList<>())),
        fits("two that are one", Twins::new, Twins::new),
        fits("an event", () -> new Placed(new Shop("a")), () -> new Placed(new Shop("a"))),
        fits("more room", () -> new Track(2, 1, 2), () -> new Track(8, 1, 2)),
        fits("less room", () -> new Track(99, 1, 2), () -> new Track(8, 1, 2)),
        fits("a hash set", () -> Set.of(new Name("a")), () -> new HashSet<>(names())));
  }

  private static Set<Name> names() {
    return Set.of(new Name("a"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource({"losses", "harmless"})
  void theVerdictIsRight(MemberCase each) throws Exception {
    each.check();
  }
}
