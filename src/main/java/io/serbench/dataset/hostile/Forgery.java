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
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Hostile values that the row's own library encodes, as an attacker may do. A serializer that knows
 * only the declared types decodes them.
 */
@SuppressWarnings("serial") // What is put into fields is serializable, whatever their types say.
public enum Forgery {
  CANARY_AS_ROOT(Canary.class, Canary::new, canary -> {}),
  /** A canary in a field of type {@code Object}. */
  CANARY_IN_FIELD(Box.class, Box::new, box -> box.any = new Canary()),
  CANARY_IN_LIST(
      Items.class, Items::new, items -> items.list = new ArrayList<>(List.of(new Canary()))),
  /** A canary as a key of a hash map, which calls {@code hashCode}. */
  CANARY_AS_KEY(
      Keyed.class, Keyed::new, keyed -> keyed.map = new HashMap<>(Map.of(new Canary(), "value"))),
  /** A canary as a key of a sorted map, which calls {@code compareTo}. */
  CANARY_IN_ORDER(
      Keyed.class, Keyed::new, keyed -> keyed.map = new TreeMap<>(Map.of(new Canary(), "value"))),
  /** 100,000 objects, each nested in another. */
  DEEP_OBJECTS(Chain.class, Chain::new, Forgery::chain),
  /** 100,000 lists, each nested in another. */
  DEEP_LISTS(Items.class, Items::new, Forgery::lists),
  /** A map of 16,384 strings with the same hash code. */
  EQUAL_HASH_CODES(Counts.class, Counts::new, Forgery::collide),
  /** A million empty strings. */
  EMPTY_STRINGS(
      Strings.class,
      Strings::new,
      strings -> strings.list = new ArrayList<>(Collections.nCopies(1_000_000, ""))),
  /** Nested sets whose hash codes take 2^40 steps: the bomb of "Effective Java", item 85. */
  SETS_WITHIN_SETS(Box.class, Box::new, box -> box.any = bomb()),
  /** A list that contains itself. */
  CYCLE(
      Items.class,
      Items::new,
      items -> {
        items.list = new ArrayList<>();
        items.list.add(items.list);
      });

  static final int DEEP = 100_000;

  private static final int LETTER_PAIRS = 14;
  private static final int BOMB = 40;

  private final Class<?> root;

  @SuppressWarnings("ImmutableEnumChecker") // It makes a new value each time.
  private final Supplier<?> value;

  <T> Forgery(Class<T> root, Supplier<T> empty, Consumer<T> filling) {
    this.root = root;
    this.value =
        () -> {
          T made = empty.get();
          filling.accept(made);
          return made;
        };
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

  private static void chain(Chain first) {
    Chain last = first;
    for (int i = 1; i < DEEP; i++) {
      last.next = new Chain();
      last = last.next;
    }
  }

  private static void lists(Items items) {
    items.list = new ArrayList<>();
    for (int i = 1; i < DEEP; i++) {
      items.list = new ArrayList<>(Collections.singletonList(items.list));
    }
  }

  private static void collide(Counts counts) {
    counts.map = new HashMap<>();
    collidingKeys().forEach(key -> counts.map.put(key, 1));
  }

  /** Returns 16,384 strings with the same hash code: "Aa" and "BB" have the same. */
  static List<String> collidingKeys() {
    List<String> keys = List.of("");
    for (int i = 0; i < LETTER_PAIRS; i++) {
      keys = keys.stream().flatMap(key -> Stream.of(key + "Aa", key + "BB")).toList();
    }
    return keys;
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

  /** An object with a field of any class. */
  public static class Box implements Serializable {
    private static final long serialVersionUID = 1;
    public Object any;
  }

  /** An object with a list of any objects. */
  public static class Items implements Serializable {
    private static final long serialVersionUID = 1;
    public List<Object> list;
  }

  /** An object with a map whose keys are of any class. */
  public static class Keyed implements Serializable {
    private static final long serialVersionUID = 1;
    public Map<Object, String> map;
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
