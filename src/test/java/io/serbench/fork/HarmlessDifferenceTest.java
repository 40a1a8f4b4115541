package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.object.Rebuilt;
import java.beans.PropertyChangeSupport;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.security.SecureRandom;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Objects that differ from their copies, or whose methods misbehave, while nothing is lost. */
// Users have such classes, and their fields are read by reflection.
@SuppressWarnings({
  "UnusedVariable",
  "UnusedMethod",
  "EffectivelyPrivate",
  "ArrayRecordComponent",
  "SelfComparison",
  "JdkObsolete",
  "JavaUtilDate",
  "serial",
  "EqualsHashCode",
  "EqualsUsingHashCode"
})
class HarmlessDifferenceTest {
  /** Speaks of its set in the order of iteration. */
  private static final class Tagged implements Serializable {
    private static final long serialVersionUID = 1;
    private final Set<String> tags;
    private final Map<String, Integer> counts;

    Tagged(Set<String> tags, Map<String, Integer> counts) {
      this.tags = tags;
      this.counts = counts;
    }

    static Tagged of(boolean isLinked) {
      Set<String> tags = isLinked ? new LinkedHashSet<>() : new HashSet<>();
      Map<String, Integer> counts = isLinked ? new LinkedHashMap<>() : new HashMap<>();
      for (String tag : List.of("c", "b", "a")) {
        tags.add(tag);
        counts.put(tag, 1);
      }
      return new Tagged(tags, counts);
    }

    public List<String> getSorted() {
      return tags.stream().sorted().toList();
    }

    public String getFirst() {
      return tags.iterator().next();
    }

    public List<String> getAll() {
      return new ArrayList<>(tags);
    }

    public String getSummary() {
      return tags + " " + counts;
    }

    @Override
    public String toString() {
      return getSummary();
    }
  }

  /** Becomes what it holds, in a message. */
  private interface Later extends Serializable {
    String value();
  }

  private static final class Computed implements Later {
    private static final long serialVersionUID = 1;

    @Override
    public String value() {
      return "full";
    }

    private Object writeReplace() {
      return new Known(value());
    }
  }

  private record Known(String value) implements Later {}

  private static final class Promises implements Serializable {
    private static final long serialVersionUID = 1;
    private final List<Later> all = new ArrayList<>();

    static Promises of(Later... some) {
      Promises promises = new Promises();
      Collections.addAll(promises.all, some);
      return promises;
    }

    public List<String> getValues() {
      return all.stream().map(Later::value).toList();
    }
  }

  /** Whose comparisons never end, as a tool generates them. */
  private static final class Parent implements Serializable {
    private static final long serialVersionUID = 1;
    private final String name;
    private final List<Child> children = new ArrayList<>();

    Parent(String name) {
      this.name = name;
    }

    static Parent withChild(String name) {
      Parent parent = new Parent("parent");
      parent.children.add(new Child(parent, name));
      return parent;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Parent it && it.name.equals(name) && it.children.equals(children);
    }

    @Override
    public int hashCode() {
      return Objects.hash(name, children);
    }
  }

  private static final class Child implements Serializable {
    private static final long serialVersionUID = 1;
    private final Parent parent;
    private final String name;

    Child(Parent parent, String name) {
      this.parent = parent;
      this.name = name;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Child it && it.name.equals(name) && it.parent.equals(parent);
    }

    @Override
    public int hashCode() {
      return Objects.hash(name, parent);
    }
  }

  private static final class Unhashed implements Serializable {
    private static final long serialVersionUID = 1;
    private final int number;

    Unhashed(int number) {
      this.number = number;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Unhashed it && it.number == number;
    }

    @Override
    public int hashCode() {
      throw new AssertionError("nobody needs it");
    }
  }

  /** Notes when it was written, of which nobody knows before. */
  private static final class Stamped implements Serializable {
    private static final long serialVersionUID = 1;
    private long written;

    public long getWritten() {
      return written;
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
      written = System.nanoTime();
      out.defaultWriteObject();
    }
  }

  /** What its class makes again in another way. */
  private static final class Loaded implements Serializable {
    private static final long serialVersionUID = 1;
    private final int number = 3;
    private transient long time = System.nanoTime();
    private transient ReentrantLock lock = new ReentrantLock();

    public long getTime() {
      return time;
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      in.defaultReadObject();
      time = System.nanoTime();
      lock = new ReentrantLock();
    }
  }

  /** A cache that its class empties when it is read. */
  private static final class Cached implements Serializable {
    private static final long serialVersionUID = 1;
    private final int number = 3;
    private transient String text;

    static Cached filled() {
      Cached cached = new Cached();
      cached.text = "three";
      return cached;
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      in.defaultReadObject();
      text = null;
    }
  }

  /** Remembers what it is sorted by. */
  private static final class Title implements Comparable<Title>, Serializable {
    private static final long serialVersionUID = 1;
    private final String title;
    private String key;

    Title(String title) {
      this.title = title;
    }

    static Title compared() {
      Title title = new Title("The End");
      assertThat(title.compareTo(title)).isZero();
      return title;
    }

    private String key() {
      if (key == null) {
        key = title.replaceFirst("The ", "");
      }
      return key;
    }

    @Override
    public int compareTo(Title other) {
      return key().compareTo(other.key());
    }
  }

  /** Can be read once. */
  private static final class Once implements Iterable<String>, Serializable {
    private static final long serialVersionUID = 1;
    private final List<String> all = new ArrayList<>(List.of("a", "b"));

    @Override
    public Iterator<String> iterator() {
      List<String> left = new ArrayList<>(all);
      all.clear();
      return left.iterator();
    }
  }

  private static final class Endless implements Iterable<Integer>, Serializable {
    private static final long serialVersionUID = 1;
    private final int first = 3;

    @Override
    public Iterator<Integer> iterator() {
      return Stream.iterate(first, number -> number + 1).iterator();
    }
  }

  private record Pixels(byte[] bytes, Optional<Optional<Date>> date) {
    Pixels {
      bytes = bytes.clone();
    }
  }

  /** Tells of every change. */
  private static final class Observed implements Serializable {
    private static final long serialVersionUID = 1;
    private final PropertyChangeSupport changes = new PropertyChangeSupport(this);
    private final int number = 3;
  }

  private static final class Failed extends SQLException {
    private static final long serialVersionUID = 1;
    private final int number = 3;

    Failed() {
      super("refused", "23505");
    }
  }

  /** Has another number whenever it is read. */
  private static final class Ticket implements Serializable {
    private static final long serialVersionUID = 1;
    private static final AtomicInteger MADE = new AtomicInteger();
    private final List<String> names = new ArrayList<>(List.of("b", "a"));
    private int number = MADE.incrementAndGet();

    /** Sorts a ticket before it copies it, as one who prints it may. */
    static Ticket sorted(Object value) {
      Ticket ticket = (Ticket) value;
      Collections.sort(ticket.names);
      Ticket copy = new Ticket();
      copy.number = ticket.number;
      Collections.sort(copy.names);
      return copy;
    }
  }

  private static Collection<Object> holdingItself() {
    Collection<Object> all = new ArrayList<>();
    all.add(all);
    all.add(new HashSet<>(List.of("a")));
    return all;
  }

  static Stream<Arguments> harmless() {
    return Stream.of(
        fits("a set in another order", () -> Tagged.of(false), value -> Tagged.of(true)),
        fits(
            "elements that their class replaces",
            () -> Promises.of(new Computed(), new Computed()),
            value -> Promises.of(new Known("full"), new Known("full"))),
        fits(
            "an equals without an end",
            () -> Parent.withChild("child"),
            value -> Parent.withChild("child")),
        fits("a hash that nobody needs", () -> new Unhashed(1), value -> new Unhashed(1)),
        fits("a time of reading", Loaded::new, Rebuilt::serialized),
        fits("a time of making", Loaded::new, value -> new Loaded()),
        fits("a transient cache that is emptied", Cached::filled, Rebuilt::serialized),
        fits("a transient cache that is not filled", Cached::filled, value -> new Cached()),
        fits("a cache that comparing fills", () -> new Title("The End"), value -> Title.compared()),
        fits("a cache that comparing filled", Title::compared, value -> new Title("The End")),
        fits("what can be read once", Once::new, Rebuilt::serialized),
        fits("what has no end", Endless::new, Rebuilt::serialized),
        fits(
            "an array in a record",
            () -> new Pixels(new byte[] {1}, Optional.of(Optional.of(new Date(1)))),
            value -> new Pixels(new byte[] {1}, Optional.of(Optional.of(new Date(1))))),
        fits("what nobody observes", Observed::new, Rebuilt::serialized),
        fits("an exception of one's own", Failed::new, Rebuilt::serialized),
        fits("an exception made anew", Failed::new, value -> new Failed()),
        fits("an exception of the JDK's", () -> new SQLException("a"), Rebuilt::serialized),
        fits("what holds itself", HarmlessDifferenceTest::holdingItself, value -> holdingItself()),
        fits("what is not done", CompletableFuture::new, value -> new CompletableFuture<>()),
        fits("random numbers of a thread", ThreadLocalRandom::current, Rebuilt::serialized),
        fits("secure random numbers", SecureRandom::new, value -> new SecureRandom()));
  }

  private static Arguments fits(String what, Supplier<?> maker, LibraryClassesTest.Copier copier) {
    return Arguments.of(what, maker, copier);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("harmless")
  void whatMeansNothingIsPassedOver(
      String what, Supplier<?> maker, LibraryClassesTest.Copier copier) throws Exception {
    assertThat(LibraryClassesTest.verdict(maker, copier)).isEmpty();
  }

  @Test
  void aClassMayNoteWhenItIsWritten() throws Exception {
    assertThat(LibraryClassesTest.verdictOnMessages(Stamped::new)).isEmpty();
  }

  static Stream<Arguments> losses() {
    return Stream.of(
        fits("a member in a cycle", () -> Parent.withChild("a"), value -> Parent.withChild("b")),
        fits("another number", () -> new Unhashed(1), value -> new Unhashed(2)),
        fits(
            "another promise",
            () -> Promises.of(new Computed()),
            value -> Promises.of(new Known("empty"))),
        fits(
            "a tag",
            () -> Tagged.of(false),
            value -> new Tagged(Set.of("a", "b", "d"), Tagged.of(true).counts)),
        fits("a title", Title::compared, value -> new Title("The")),
        fits("the order that its input had", Ticket::new, Ticket::sorted));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("losses")
  void whatIsLostIsSeen(String what, Supplier<?> maker, LibraryClassesTest.Copier copier)
      throws Exception {
    assertThat(LibraryClassesTest.verdict(maker, copier)).isPresent();
  }
}
