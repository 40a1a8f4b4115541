package io.serbench.dataset.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonBackReference;
import com.fasterxml.jackson.annotation.JsonManagedReference;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.source.Recipe;
import java.net.InetAddress;
import java.nio.charset.Charset;
import java.util.Currency;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class MadeUpTest {
  /** A type with another in between, and one of which anybody may make classes. */
  public sealed interface Shape permits Round, Square, Open {}

  /** Sealed as well. */
  public sealed interface Round extends Shape permits Circle {}

  /** Can be made. */
  public record Circle(double radius) implements Round {}

  /** Can be made. */
  public record Square(double side) implements Shape {}

  /** Nobody knows its classes. */
  public abstract static non-sealed class Open implements Shape {}

  /** Sealed, and still anybody may make classes of it. */
  public sealed interface OnlyOpen permits AlsoOpen {}

  /** Nobody knows its classes. */
  public non-sealed interface AlsoOpen extends OnlyOpen {}

  /** An enum that the JVM calls abstract and sealed. */
  public enum Operation {
    PLUS {
      @Override
      int apply(int a, int b) {
        return a + b;
      }
    },
    MINUS {
      @Override
      int apply(int a, int b) {
        return a - b;
      }
    };

    abstract int apply(int a, int b);
  }

  /** Has one of each. */
  public record Drawing(Shape shape, Operation operation, List<Shape> more) {}

  private static Dataset<?> draw(Class<?> type, long seed) throws DataFileException {
    return new MadeUp(OwnType.of(type.getName()), seed, 16, OptionalInt.empty(), false).draw("a.b");
  }

  @Test
  void everyFieldIsFilledWithWhatCanBeMade() throws Exception {
    List<?> drawings = draw(Drawing.class, 7).values();

    assertThat(drawings).hasSize(16);
    assertThat(drawings)
        .allSatisfy(
            each -> {
              Drawing drawing = (Drawing) each;
              assertThat(drawing.shape()).isInstanceOfAny(Circle.class, Square.class);
              assertThat(drawing.operation()).isNotNull();
              assertThat(drawing.more()).isNotEmpty().doesNotContainNull();
            });
    assertThat(drawings.stream().map(each -> ((Drawing) each).shape().getClass()).distinct())
        .hasSize(2);
  }

  @Test
  void onlyClassesOfValuesAreKnown() throws Exception {
    assertThat(draw(Drawing.class, 7).type().parts().own())
        .containsExactlyInAnyOrder(Drawing.class, Circle.class, Square.class, Operation.class);
  }

  /** A map whose keys only its superclass tells. */
  public static class Attributes extends HashMap<String, Integer> {
    private static final long serialVersionUID = 1L;
  }

  /** Maps with keys that JSON writes as names. */
  public record Indexed(Map<Integer, String> byNumber, Attributes attributes, List<String> texts) {}

  /** Libraries of JSON keep names; a judge who shows them new values would think them cheats. */
  @Test
  void otherValuesHaveFewKeysBetweenThem() throws Exception {
    IntFunction<?> others = draw(Indexed.class, 7).others().orElseThrow();
    Set<Object> numbers = new HashSet<>();
    Set<Object> names = new HashSet<>();
    Set<Object> values = new HashSet<>();
    for (int place = 0; place < 100; place++) {
      Indexed other = (Indexed) others.apply(place);
      numbers.addAll(other.byNumber().keySet());
      names.addAll(other.attributes().keySet());
      values.addAll(other.attributes().values());
    }
    assertThat(numbers).hasSizeBetween(10, 16);
    assertThat(names).hasSizeBetween(10, 16);
    assertThat(values.size()).as("those drawn from Integer's few as well").isBetween(10, 16);
    assertThat(draw(Indexed.class, 7).others().orElseThrow().apply(1))
        .isEqualTo(others.apply(1))
        .isNotEqualTo(others.apply(2));
  }

  @Test
  void eachTypeIsLookedAtOnce() {
    MadeUp.FoundTypes types = new MadeUp.FoundTypes();
    assertThat(types.of(Drawing.class)).isSameAs(types.of(Drawing.class));
  }

  @Test
  void theSeedSaysTheValues() throws Exception {
    assertThat(draw(Drawing.class, 7).values()).isEqualTo(draw(Drawing.class, 7).values());
    assertThat(draw(Drawing.class, 8).values()).isNotEqualTo(draw(Drawing.class, 7).values());
  }

  @Test
  void copiesAreEqualAndFresh() throws Exception {
    Dataset<?> dataset = draw(Drawing.class, 7);
    List<?> copies = dataset.copies(2);
    assertThat(DeepEquality.difference(dataset.value(), copies.get(0))).isEmpty();
    assertThat(copies.get(0)).isNotSameAs(dataset.value());
  }

  @Test
  void whatNobodyCanMakeIsRefused() {
    for (Class<?> type : List.of(Open.class, OnlyOpen.class, Runnable.class)) {
      assertThatThrownBy(() -> draw(type, 7))
          .isInstanceOf(DataFileException.class)
          .hasMessageEndingWith("no values of it can be generated; give a file of JSON");
    }
  }

  /** What has elements. */
  @SuppressWarnings("ArrayRecordComponent") // An array is what has a size, too.
  public record Basket(
      List<String> names, Map<String, Integer> stock, int[] sizes, Set<Long> numbers) {}

  @Test
  void aSizeSaysTheirElements() throws Exception {
    for (int size : new int[] {0, 7}) {
      OwnType type = OwnType.of(Basket.class.getName());
      List<?> values = new MadeUp(type, 1, 3, OptionalInt.of(size), false).draw("a.b").values();
      assertThat(values).hasSize(3);
      Basket basket = (Basket) values.get(0);
      assertThat(basket.names).hasSize(size);
      assertThat(basket.stock).hasSize(size);
      assertThat(basket.sizes).hasSize(size);
      assertThat(basket.numbers).hasSize(size);
    }
  }

  /** What the JDK alone can make. */
  public record Holder(
      Currency currency,
      EnumMap<Thread.State, Object> states,
      EnumSet<Thread.State> some,
      List<Currency> more) {}

  @Test
  void objectsOfTheJdkAreMadeByTheJdk() throws Exception {
    Holder holder = (Holder) draw(Holder.class, 3).value();
    assertThat(holder).hasNoNullFieldsOrProperties();
    assertThat(Currency.getInstance(holder.currency().getCurrencyCode()))
        .isSameAs(holder.currency());
    assertThat(holder.states().values()).isNotEmpty().hasOnlyElementsOfType(String.class);
    assertThat(holder.some()).isNotEmpty();
    assertThat(holder.more()).isNotEmpty().doesNotContainNull();
  }

  /** What nobody can make up, beside what the class makes by itself. */
  @SuppressWarnings("VoidUsed") // Users have them.
  public static class Machine {
    String name;
    Thread thread;
    InetAddress address;
    Pattern pattern;
    Charset charset;
    SynchronousQueue<String> queue;
    Runnable task;
    Void nothing;
    final ReentrantLock lock = new ReentrantLock();
    final Object monitor = new ReentrantLock();
  }

  @Test
  @SuppressWarnings("VoidUsed") // As above.
  void whatCannotBeMadeStaysAsTheConstructorLeavesIt() throws Exception {
    Machine machine = (Machine) draw(Machine.class, 3).value();
    assertThat(machine.name).isNotNull();
    assertThat(machine.thread).isNull();
    assertThat(machine.address).isNull();
    assertThat(machine.pattern).isNull();
    assertThat(machine.charset).isNull();
    assertThat(machine.queue).isNull();
    assertThat(machine.task).isNull();
    assertThat(machine.nothing).isNull();
    assertThat(machine.lock.isLocked()).isFalse();
    assertThat(machine.monitor).isInstanceOf(ReentrantLock.class);
  }

  /** Nearly all of it can be made. */
  public static class Gate {
    String name;
    String color;
    Thread opener;
  }

  @Test
  void aNoteSaysWhatStayedNull() throws Exception {
    assertThat(check(Gate.class, false)).contains("left null: Gate.opener (Thread)");
    assertThat(check(Holder.class, true)).isEmpty();
  }

  @Test
  void aClassOfWhichMuchStaysNullIsRefused() {
    assertThatThrownBy(() -> check(Machine.class, false))
        .isInstanceOf(DataFileException.class)
        .hasMessageContaining("7 of 10 fields of generated values stay null, so verdicts")
        .hasMessageContaining("Machine.thread (Thread), Machine.address (InetAddress), ")
        .hasMessageEndingWith("...)");
    assertThatThrownBy(() -> check(Gate.class, true))
        .hasMessageContaining("1 of 3 fields of generated values stay null; give a file")
        .hasMessageContaining("(Gate.opener (Thread))");
  }

  private static Optional<String> check(Class<?> type, boolean strict) throws Exception {
    return new MadeUp(OwnType.of(type.getName()), 3, 16, OptionalInt.empty(), strict).check();
  }

  /** Held in each way, and found back by names. */
  public static class House {
    @JsonManagedReference("list")
    public List<Room> rooms;

    @JsonManagedReference("map")
    public Map<String, Room> byName;

    @JsonManagedReference("array")
    public Room[] all;

    @JsonManagedReference public Door door;
    public Room guest;
  }

  /** Knows the house by what holds the room. */
  public static class Room {
    public int number;

    @JsonBackReference("list")
    public House ofList;

    @JsonBackReference("array")
    public House ofArray;

    private House ofMap;

    @JsonBackReference("map")
    public House getOfMap() {
      return ofMap;
    }

    public void setOfMap(House house) {
      ofMap = house;
    }
  }

  /** Leads back without saying so, as well. */
  public static class Door {
    @JsonBackReference private House house;
    public House unsaid;
  }

  @Test
  void backReferencesLeadBackWhereTheClassSaysSo() throws Exception {
    Dataset<?> dataset = draw(House.class, 3);
    House house = (House) dataset.value();
    assertThat(house.rooms)
        .isNotEmpty()
        .allSatisfy(
            room -> {
              assertThat(room.ofList).isSameAs(house);
              assertThat(room.ofMap).isNull();
              assertThat(room.ofArray).isNull();
            });
    assertThat(house.byName.values())
        .isNotEmpty()
        .allSatisfy(room -> assertThat(room.ofMap).isSameAs(house));
    assertThat(house.all).isNotEmpty().allSatisfy(room -> assertThat(room.ofArray).isSameAs(house));
    assertThat(house.door.house).isSameAs(house);
    assertThat(house.door.unsaid).isNull();
    assertThat(house.guest.ofList).isNull();
    assertThat(dataset.type().shape()).isEqualTo(io.serbench.dataset.Shape.GRAPH);
  }

  @Test
  void whereTheyComeFromSaysHowToHaveThemAgain() {
    OwnType type = OwnType.of(Basket.class.getName());
    assertThat(new Recipe.Drawn(type, 5, 16, OptionalInt.empty()).origin())
        .isEqualTo("generated, -seed=5 -items=16");
    assertThat(new Recipe.Drawn(type, 5, 2, OptionalInt.of(9)).origin())
        .isEqualTo("generated, -seed=5 -items=2 -size=9");
  }
}
