package io.serbench.dataset.hostile;

import io.serbench.dataset.DataType;
import io.serbench.dataset.Shape;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Hostile values that a row's own writer encodes: whoever sends bytes may use the library, too.
 * Each is read by a serializer that was told nothing but the declared types.
 */
public enum Forgery {
  /** The root itself is a canary. */
  CANARY_AS_ROOT(Canary.class, Canary::new),
  /** In a field of type {@code Object}. */
  CANARY_IN_FIELD(Box.class, () -> new Box(new Canary())),
  /** In a list without a type. */
  CANARY_IN_LIST(Items.class, () -> new Items(new ArrayList<>(List.of(new Canary())))),
  /** As a key, whose hash code is wanted. */
  CANARY_AS_KEY(Keyed.class, () -> new Keyed(new HashMap<>(Map.of(new Canary(), "value")))),
  /** As a key of a sorted map, which compares it. */
  CANARY_IN_ORDER(Keyed.class, () -> new Keyed(new TreeMap<>(Map.of(new Canary(), "value")))),
  /** 100,000 objects, each within the one before. */
  DEEP_OBJECTS(Chain.class, Forgery::chain),
  /** 100,000 lists, each within the one before. */
  DEEP_LISTS(Items.class, Forgery::lists),
  /** Strings with one hash code as keys, 16,384 of them. */
  EQUAL_HASH_CODES(Counts.class, Forgery::colliding),
  /** A million empty strings. */
  EMPTY_STRINGS(Strings.class, Forgery::empty),
  /** Sets within sets, whose hash codes take 2^40 steps: the bomb of "Effective Java", item 85. */
  SETS_WITHIN_SETS(Box.class, () -> new Box(bomb())),
  /** A list that holds itself, in a set. */
  CYCLE(Items.class, Forgery::cycle);

  /** Levels. */
  static final int DEEP = 100_000;

  private static final int LETTERS = 14;
  private static final int MANY = 1_000_000;
  private static final int BOMB = 40;

  private final Class<?> root;

  @SuppressWarnings("ImmutableEnumChecker") // It makes a new value each time.
  private final Supplier<?> value;

  <T> Forgery(Class<T> root, Supplier<T> value) {
    this.root = root;
    this.value = value;
  }

  /** For people: {@code deep objects}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** Whether data sets' own types read it, into which it does not belong. */
  public boolean isReadAsData() {
    return this == CANARY_AS_ROOT;
  }

  /** What writer and reader are told: the declared classes alone. */
  public DataType<?> type() {
    return type(root);
  }

  private static <T> DataType<T> type(Class<T> root) {
    return new DataType<>(
        "hostile",
        root,
        root,
        new DataType.Parts(List.of(root), List.of(), false),
        Shape.GRAPH,
        same -> same);
  }

  /** A new one. */
  public Object make() {
    return value.get();
  }

  static boolean holdsCanary(Object decoded) {
    if (decoded instanceof Box box) {
      return box.any instanceof Canary;
    } else if (decoded instanceof Items items) {
      return items.list != null && items.list.stream().anyMatch(Canary.class::isInstance);
    } else if (decoded instanceof Keyed keyed) {
      return keyed.map != null && keyed.map.keySet().stream().anyMatch(Canary.class::isInstance);
    }
    return decoded instanceof Canary;
  }

  private static Chain chain() {
    Chain first = new Chain();
    for (int i = 1; i < DEEP; i++) {
      Chain outer = new Chain();
      outer.next = first;
      first = outer;
    }
    return first;
  }

  private static Items lists() {
    List<Object> list = new ArrayList<>();
    for (int i = 1; i < DEEP; i++) {
      List<Object> outer = new ArrayList<>();
      outer.add(list);
      list = outer;
    }
    return new Items(list);
  }

  private static Counts colliding() {
    Counts counts = new Counts();
    counts.map = new HashMap<>();
    collidingKeys(LETTERS).forEach(key -> counts.map.put(key, 1));
    return counts;
  }

  /**
   * Strings with one hash code.
   *
   * @param pairs of letters; there are 2^pairs of them
   */
  static List<String> collidingKeys(int pairs) {
    List<String> keys = List.of("");
    for (int i = 0; i < pairs; i++) {
      keys = keys.stream().flatMap(key -> Stream.of(key + "Aa", key + "BB")).toList();
    }
    return keys;
  }

  private static Strings empty() {
    Strings strings = new Strings();
    strings.list = new ArrayList<>(Collections.nCopies(MANY, ""));
    return strings;
  }

  private static Set<Object> bomb() {
    Set<Object> root = new HashSet<>();
    Set<Object> one = root;
    Set<Object> two = new HashSet<>();
    for (int i = 0; i < BOMB; i++) {
      Set<Object> nextOne = new HashSet<>();
      Set<Object> nextTwo = new HashSet<>();
      nextOne.add("not equal");
      one.add(nextOne);
      one.add(nextTwo);
      two.add(nextOne);
      two.add(nextTwo);
      one = nextOne;
      two = nextTwo;
    }
    return root;
  }

  private static Items cycle() {
    List<Object> list = new ArrayList<>();
    list.add(list);
    return new Items(list);
  }

  /** A field of any class. */
  public static class Box implements Serializable {
    private static final long serialVersionUID = 1;
    public Object any;

    public Box() {}

    Box(Object any) {
      this.any = any;
    }
  }

  /** A list of anything. */
  public static class Items implements Serializable {
    private static final long serialVersionUID = 1;
    public List<Object> list;

    public Items() {}

    Items(List<Object> list) {
      this.list = list;
    }
  }

  /** A map with keys of any class. */
  public static class Keyed implements Serializable {
    private static final long serialVersionUID = 1;
    public Map<Object, String> map;

    public Keyed() {}

    Keyed(Map<Object, String> map) {
      this.map = map;
    }
  }

  /** A map with strings as keys. */
  public static class Counts implements Serializable {
    private static final long serialVersionUID = 1;
    public Map<String, Integer> map;
  }

  /** A list of strings. */
  public static class Strings implements Serializable {
    private static final long serialVersionUID = 1;
    public List<String> list;
  }

  /** An object within an object. */
  public static class Chain implements Serializable {
    private static final long serialVersionUID = 1;
    public Chain next;
  }
}
