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
 * Hostile values that the row's own library encodes, as an attacker may do. A serializer that knows
 * only the declared types decodes them.
 */
public enum Forgery {
  /** A canary instead of the root. */
  CANARY_AS_ROOT(Canary.class, Canary::new),
  /** A canary in a field of type {@code Object}. */
  CANARY_IN_FIELD(Box.class, () -> new Box(new Canary())),
  /** A canary in a list of any objects. */
  CANARY_IN_LIST(Items.class, () -> new Items(new ArrayList<>(List.of(new Canary())))),
  /** A canary as a key of a hash map, which calls {@code hashCode}. */
  CANARY_AS_KEY(Keyed.class, () -> new Keyed(new HashMap<>(Map.of(new Canary(), "value")))),
  /** A canary as a key of a sorted map, which calls {@code compareTo}. */
  CANARY_IN_ORDER(Keyed.class, () -> new Keyed(new TreeMap<>(Map.of(new Canary(), "value")))),
  /** 100,000 objects, each nested in another. */
  DEEP_OBJECTS(Chain.class, Forgery::chain),
  /** 100,000 lists, each nested in another. */
  DEEP_LISTS(Items.class, Forgery::lists),
  /** A map of 16,384 strings with the same hash code. */
  EQUAL_HASH_CODES(Counts.class, Forgery::colliding),
  /** A million empty strings. */
  EMPTY_STRINGS(Strings.class, Forgery::empty),
  /** Nested sets whose hash codes take 2^40 steps: the bomb of "Effective Java", item 85. */
  SETS_WITHIN_SETS(Box.class, () -> new Box(bomb())),
  /** A list that contains itself. */
  CYCLE(Items.class, Forgery::cycle);

  static final int DEEP = 100_000;

  private static final int LETTER_PAIRS = 14;
  private static final int MANY = 1_000_000;
  private static final int BOMB = 40;

  private final Class<?> root;

  @SuppressWarnings("ImmutableEnumChecker") // It makes a new value each time.
  private final Supplier<?> value;

  <T> Forgery(Class<T> root, Supplier<T> value) {
    this.root = root;
    this.value = value;
  }

  /** Returns the name for people: {@code deep objects}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** Returns whether serializers of the data sets' types decode it, which know no such class. */
  public boolean isReadAsData() {
    return this == CANARY_AS_ROOT;
  }

  /** Returns the type that writer and reader know: the declared class alone. */
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

  /** Returns a new hostile value. */
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
    collidingKeys().forEach(key -> counts.map.put(key, 1));
    return counts;
  }

  /** Returns 16,384 strings with the same hash code: "Aa" and "BB" have the same. */
  static List<String> collidingKeys() {
    List<String> keys = List.of("");
    for (int i = 0; i < LETTER_PAIRS; i++) {
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

  /** An object with a field of any class. */
  public static class Box implements Serializable {
    private static final long serialVersionUID = 1;
    public Object any;

    public Box() {}

    Box(Object any) {
      this.any = any;
    }
  }

  /** An object with a list of any objects. */
  public static class Items implements Serializable {
    private static final long serialVersionUID = 1;
    public List<Object> list;

    public Items() {}

    Items(List<Object> list) {
      this.list = list;
    }
  }

  /** An object with a map whose keys are of any class. */
  public static class Keyed implements Serializable {
    private static final long serialVersionUID = 1;
    public Map<Object, String> map;

    public Keyed() {}

    Keyed(Map<Object, String> map) {
      this.map = map;
    }
  }

  /** An object with a map whose keys are strings. */
  public static class Counts implements Serializable {
    private static final long serialVersionUID = 1;
    public Map<String, Integer> map;
  }

  /** An object with a list of strings. */
  public static class Strings implements Serializable {
    private static final long serialVersionUID = 1;
    public List<String> list;
  }

  /** An object that refers to another of its class. */
  public static class Chain implements Serializable {
    private static final long serialVersionUID = 1;
    public Chain next;
  }
}
