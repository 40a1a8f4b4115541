package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.object.Rebuilt;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.net.HttpCookie;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.stream.Stream;
import javax.swing.table.DefaultTableModel;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** State that no field of a user's class shows, or that no {@code equals} compares. */
// Users have such classes, and their fields are read by reflection.
@SuppressWarnings({
  "UnusedVariable",
  "UnusedMethod",
  "EffectivelyPrivate",
  "FutureReturnValueIgnored",
  "JdkObsolete",
  "serial"
})
class HiddenStateTest {
  private static final KeyPair ONE = newPair();
  private static final KeyPair OTHER = newPair();

  private static KeyPair newPair() {
    try {
      return KeyPairGenerator.getInstance("EC").generateKeyPair();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static final class Refused extends SQLException {
    private static final long serialVersionUID = 1;

    Refused(String state) {
      super("refused", state);
    }
  }

  private static final class Prices extends DefaultTableModel {
    private static final long serialVersionUID = 1;

    Prices(Object... prices) {
      super(1, 0);
      for (Object price : prices) {
        addColumn("price", new Object[] {price});
      }
    }
  }

  /** Counts what it was never told of as well. */
  private static final class Counter extends HashMap<String, Integer> {
    private static final long serialVersionUID = 1;

    @Override
    public Integer get(Object key) {
      return getOrDefault(key, 0);
    }
  }

  /** Finds headers in any case. */
  private static final class Headers extends HashMap<String, String> {
    private static final long serialVersionUID = 1;

    @Override
    public String get(Object key) {
      return super.get(key.toString().toLowerCase(Locale.ROOT));
    }
  }

  private static final class ByDigit implements Comparator<String>, Serializable {
    private static final long serialVersionUID = 1;
    private final int place;

    ByDigit(int place) {
      this.place = place;
    }

    @Override
    public int compare(String one, String other) {
      return Character.compare(one.charAt(place), other.charAt(place));
    }
  }

  private static final class Dice extends Random {
    private static final long serialVersionUID = 1;

    Dice(long seed) {
      super(seed);
    }

    int roll() {
      return nextInt(6) + 1;
    }
  }

  /** An index that its class makes again when it is read. */
  private static final class Index implements Serializable {
    private static final long serialVersionUID = 1;
    private final List<String> words;
    private transient Map<String, Integer> places;

    Index(boolean isComplete, String... words) {
      this.words = List.of(words);
      if (isComplete) {
        fill();
      }
    }

    private void fill() {
      places = new HashMap<>();
      words.forEach(word -> places.put(word, words.indexOf(word)));
    }

    int placeOf(String word) {
      return places.get(word);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      in.defaultReadObject();
      fill();
    }
  }

  /** Says itself which fields it is written with. */
  private static final class Declared implements Serializable {
    private static final long serialVersionUID = 1;
    private static final ObjectStreamField[] serialPersistentFields = {
      new ObjectStreamField("pin", int.class)
    };

    private transient int pin;

    Declared(int pin) {
      this.pin = pin;
    }

    boolean accepts(int some) {
      return pin == some;
    }
  }

  /** An enumeration as before Java 5. */
  private abstract static class Operation implements Serializable {
    private static final long serialVersionUID = 1;
    static final Operation PLUS = newPlus();

    private Operation() {}

    static Operation newPlus() {
      return new Operation() {
        private static final long serialVersionUID = 1;

        @Override
        int of(int one, int other) {
          return one + other;
        }

        private Object readResolve() {
          return PLUS;
        }
      };
    }

    abstract int of(int one, int other);
  }

  /** Copies of it are without its secret, but messages are not. */
  private static final class Session implements Serializable {
    private static final long serialVersionUID = 1;
    private final String name;
    private final char[] secret;

    Session(String name, String secret) {
      this.name = name;
      this.secret = secret == null ? null : secret.toCharArray();
    }

    Session(Session other) {
      this(other.name, null);
    }

    public String getName() {
      return name;
    }

    boolean accepts(char[] some) {
      return Arrays.equals(secret, some);
    }
  }

  private static <T> T withValue(T map, String key, String value) {
    @SuppressWarnings("unchecked") // As the callers have them.
    Map<String, Object> all = (Map<String, Object>) map;
    all.put(key, value);
    return map;
  }

  private static Map<String, String> lastUsed(boolean isByAccess, int size) {
    Map<String, String> map = new LinkedHashMap<>(16, 0.75f, isByAccess);
    for (int i = 0; i < size; i++) {
      map.put("key " + i, "value");
    }
    return map;
  }

  private static Set<String> sorted(Comparator<String> comparator) {
    Set<String> set = new TreeSet<>(comparator);
    set.add("a1");
    return set;
  }

  private static Comparator<String> by(int place) {
    return Comparator.comparing(
        (Function<String, Character> & Serializable) word -> word.charAt(place));
  }

  private static Properties withDefault(String size) {
    Properties defaults = new Properties();
    if (size != null) {
      defaults.setProperty("size", size);
    }
    return new Properties(defaults);
  }

  static Stream<Arguments> losses() {
    return Stream.of(
        loses(
            "a log record's message", () -> logged("started"), () -> logged(null), ".getMessage()"),
        loses(
            "a pair of keys",
            () -> new KeyPair(ONE.getPublic(), ONE.getPrivate()),
            () -> new KeyPair(OTHER.getPublic(), OTHER.getPrivate()),
            ".get"),
        loses(
            "the state of an exception of the JDK's",
            () -> new SQLException("refused", "23505"),
            () -> new SQLException("refused"),
            ".getSQLState() is null (was \"23505\")"),
        loses(
            "the state of a class above",
            () -> new Refused("23505"),
            () -> new Refused(null),
            ".getSQLState() is null (was \"23505\")"),
        loses("a table above", () -> new Prices(3, 4), () -> new Prices(3, 5), ".getDataVector()"),
        loses(
            "what a future holds",
            () -> CompletableFuture.completedFuture("red"),
            () -> CompletableFuture.completedFuture("blue"),
            "should be \"red\" but is \"blue\""),
        loses(
            "that a future is done",
            () -> CompletableFuture.completedFuture(null),
            CompletableFuture::new,
            ".isDone() is false (was true)"),
        loses(
            "a cookie's value",
            () -> new HttpCookie("id", "7"),
            () -> new HttpCookie("id", "8"),
            "should be"),
        loses(
            "the byte order of a buffer",
            () -> ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN),
            () -> ByteBuffer.allocate(8),
            "LITTLE_ENDIAN"),
        loses(
            "a default of one's own",
            () -> withValue(new Counter(), "a", null),
            () -> withValue(new HashMap<String, Integer>(), "a", null),
            ".get("),
        loses(
            "a look-up of one's own",
            () -> withValue(new Headers(), "accept", "text/html"),
            () -> withValue(new HashMap<String, String>(), "accept", "text/html"),
            ".get("),
        loses(
            "the order of access, of one entry",
            () -> lastUsed(true, 1),
            () -> lastUsed(false, 1),
            ".accessOrder is false (was true)"),
        loses(
            "the order of access, of no entries",
            () -> lastUsed(true, 0),
            () -> lastUsed(false, 0),
            ".accessOrder is false (was true)"),
        loses(
            "a comparator that the JDK reverses",
            () -> sorted(new ByDigit(0).reversed()),
            () -> sorted(new ByDigit(1).reversed()),
            ".comparator()"),
        loses(
            "a comparator to which the JDK adds nulls",
            () -> sorted(Comparator.nullsFirst(new ByDigit(0))),
            () -> sorted(Comparator.nullsFirst(new ByDigit(1))),
            ".comparator()"),
        loses("a comparator by a key", () -> sorted(by(0)), () -> sorted(by(1)), ".comparator()"),
        loses("a seed", () -> new Dice(7), () -> new Dice(8), ".nextLong()"),
        loses(
            "what readObject makes again",
            () -> new Index(true, "a", "b"),
            () -> new Index(false, "a", "b"),
            ".places"),
        loses(
            "what is declared for messages", () -> new Declared(7), () -> new Declared(0), ".pin"),
        loses(
            "a constant with a body",
            () -> Operation.PLUS,
            Operation::newPlus,
            "should be the constant Operation.PLUS"),
        loses(
            "what a copying constructor leaves out",
            () -> new Session("a", "secret"),
            () -> new Session("a", null),
            ".secret"),
        loses(
            "the capacity of a queue",
            () -> new ArrayBlockingQueue<>(4, false, List.of("a")),
            () -> new LinkedBlockingQueue<>(List.of("a")),
            ".remainingCapacity() should be 3 but is unlimited"),
        loses(
            "the defaults of properties",
            () -> withDefault("small"),
            () -> withDefault(null),
            ".stringPropertyNames() should be {size=small} but is {}"));
  }

  /** Returns a record without the moment of its creation, which no copy would have. */
  private static LogRecord logged(String message) {
    LogRecord logged = new LogRecord(Level.INFO, message);
    logged.setInstant(Instant.EPOCH);
    logged.setSequenceNumber(1);
    return logged;
  }

  private static Arguments loses(String what, Supplier<?> maker, Supplier<?> fault, String words) {
    return Arguments.of(what, maker, fault, words);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("losses")
  void whatIsLostIsSeen(String what, Supplier<?> maker, Supplier<?> fault, String words)
      throws Exception {
    assertThat(LibraryClassesTest.verdict(maker, value -> fault.get()))
        .get()
        .asString()
        .contains(words);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("losses")
  void whatComesBackIsFine(String what, Supplier<?> maker) throws Exception {
    assertThat(LibraryClassesTest.verdict(maker, value -> maker.get())).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("losses")
  void messagesOfTheJdkAreFine(String what, Supplier<?> maker) throws Exception {
    Optional<Object> decoded = Rebuilt.attempt(() -> Rebuilt.serialized(maker.get()));
    if (decoded.isPresent()) {
      assertThat(LibraryClassesTest.verdict(maker, Rebuilt::serialized)).isEmpty();
    }
  }
}
