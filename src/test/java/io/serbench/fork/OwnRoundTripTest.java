package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.Shape;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.source.Recipe;
import io.serbench.serializer.Serializer;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A user's class may have few instances, and remember what it can compute. */
class OwnRoundTripTest {
  enum Direction {
    NORTH,
    SOUTH {
      @Override
      public String toString() {
        return "down";
      }
    }
  }

  /** One object for each code, which can change all the same. */
  static final class Currency implements Serializable {
    private static final long serialVersionUID = 1;
    private static final Map<String, Currency> ALL = new ConcurrentHashMap<>();

    private String code;

    private Currency(String code) {
      this.code = code;
    }

    @JsonCreator
    static Currency of(String code) {
      return ALL.computeIfAbsent(code, Currency::new);
    }

    @JsonValue
    String code() {
      return code;
    }

    private Object readResolve() {
      return of(code);
    }
  }

  /** What a price is rounded by if nothing is said. */
  static final class Rounding implements Serializable {
    private static final long serialVersionUID = 1;
    static final Rounding USUAL = new Rounding();

    public int digits = 2;

    private Object readResolve() {
      return digits == USUAL.digits ? USUAL : this;
    }
  }

  @SuppressWarnings("serial") // Users declare lists, too.
  static final class Price implements Serializable {
    private static final long serialVersionUID = 1;
    public long cents;
    public Currency currency;
    public List<Currency> others = List.of();
    private Rounding rounding = Rounding.USUAL;
    private final Serializable lock = new Lock();
    private transient String shown;

    public void setCents(long cents) {
      this.cents = cents;
      shown = "¢ " + cents;
    }

    String shown() {
      return shown + rounding.digits + lock;
    }
  }

  static final class Lock implements Serializable {
    private static final long serialVersionUID = 1;
  }

  /** The JDK's form. */
  private static class OfTheJdk implements Serializer<Object, Object> {
    @Override
    public byte[] serialize(Object value) throws Exception {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
        out.writeObject(value);
      }
      return bytes.toByteArray();
    }

    @Override
    public Object deserialize(byte[] bytes) throws Exception {
      return new ObjectInputStream(new ByteArrayInputStream(bytes)).readObject();
    }

    @Override
    public Object create(Object value) {
      return value;
    }

    @Override
    public Object restore(Object representation) {
      return representation;
    }
  }

  /** Gives out what it gave out before. */
  private static final class Remembers extends OfTheJdk {
    private final Map<Long, Rounding> first = new ConcurrentHashMap<>();

    @Override
    public Object deserialize(byte[] bytes) throws Exception {
      Price price = (Price) super.deserialize(bytes);
      price.rounding = first.computeIfAbsent(price.cents, cents -> price.rounding);
      return price;
    }
  }

  /** Makes a second object of a currency, as a library does that fills fields. */
  private static final class FillsFields extends OfTheJdk {
    @Override
    public Object deserialize(byte[] bytes) throws Exception {
      Price price = (Price) super.deserialize(bytes);
      price.currency = new Currency(price.currency.code);
      return price;
    }
  }

  /** Remembers who asked. */
  static final class Witness implements Serializable {
    private static final long serialVersionUID = 1;
    private String name;
    private final ArrayList<String> log = new ArrayList<>();

    public String getName() {
      log.add("read");
      return name;
    }

    public void setName(String name) {
      this.name = name;
    }
  }

  /** Writes what accessors return. */
  private static class Asks extends OfTheJdk {
    @Override
    public byte[] serialize(Object value) throws Exception {
      Witness witness = new Witness();
      witness.setName(((Witness) value).getName());
      return super.serialize(witness);
    }
  }

  private static final class Renames extends OfTheJdk {
    @Override
    public byte[] serialize(Object value) throws Exception {
      byte[] bytes = super.serialize(value);
      ((Witness) value).setName("another");
      return bytes;
    }
  }

  @Test
  void whatAccessorsChangeIsNotTheRowsFault() throws Exception {
    Dataset<Object> data = read(OwnType.of(Witness.class.getName()), "{\"name\":\"Ann\"}");
    assertThat(check(new Asks(), data)).isEmpty();
    assertThat(check(new Renames(), data))
        .contains("encoding changed its input: value.name should be \"Ann\" but is \"another\"");
  }

  static final class Parcel {
    public String name;
    public ByteBuffer bytes;
  }

  /** Returns a view of the message, as Thrift and Fory do for a buffer. */
  private static final class Views extends OfTheJdk {
    @Override
    public byte[] serialize(Object value) {
      Parcel parcel = (Parcel) value;
      byte[] name = parcel.name.getBytes(StandardCharsets.US_ASCII);
      return ByteBuffer.allocate(1 + name.length + parcel.bytes.remaining())
          .put((byte) name.length)
          .put(name)
          .put(parcel.bytes.duplicate())
          .array();
    }

    @Override
    public Object deserialize(byte[] bytes) {
      Parcel parcel = new Parcel();
      parcel.name = new String(bytes, 1, bytes[0], StandardCharsets.US_ASCII);
      int start = 1 + bytes[0];
      parcel.bytes = ByteBuffer.wrap(bytes, start, bytes.length - start).slice();
      return parcel;
    }
  }

  private static Dataset<Object> read(OwnType type, String json) throws Exception {
    Bytes bytes = Bytes.of(json.getBytes(StandardCharsets.UTF_8));
    return made(new Recipe.JsonFile(type, "x.json", bytes, FileReading.DEFAULT));
  }

  @SuppressWarnings("unchecked") // Rows of this test take objects of any class.
  private static Dataset<Object> made(Recipe recipe) throws Exception {
    return (Dataset<Object>) recipe.make("x.x");
  }

  private static Optional<String> check(Serializer<Object, Object> serializer, Dataset<Object> data)
      throws Exception {
    Row row =
        Row.named("row")
            .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FULL_GRAPH)
            .opensWith((name, type) -> serializer);
    return RoundTripProbe.check(row, serializer, data);
  }

  @ParameterizedTest
  @CsvSource({"Boolean,true", "Integer,7", "String,\"\""})
  void ofSomeValuesThereIsButOne(String type, String json) throws Exception {
    Serializer<Object, Object> serializer =
        new OfTheJdk() {
          @Override
          public Object deserialize(byte[] bytes) throws Exception {
            return super.deserialize(bytes) instanceof String text
                ? text.intern()
                : super.deserialize(bytes) instanceof Integer number
                    ? Integer.valueOf(number)
                    : true;
          }
        };
    assertThat(check(serializer, read(OwnType.of("java.lang." + type), json))).isEmpty();
    assertThat(check(new OfTheJdk(), read(OwnType.of(Direction.class.getName()), "\"SOUTH\"")))
        .isEmpty();
  }

  @Test
  void whatAClassHasButOneOfMayBeShared() throws Exception {
    OwnType type = OwnType.of(Price.class.getName());
    String eur = "{'cents':1234,'currency':'EUR','others':['EUR','USD']}".replace('\'', '"');
    Dataset<Object> data = read(type, eur + "\n" + eur.replace("EUR", "CHF"));
    assertThat(data.type().shape()).isEqualTo(Shape.TREE);
    assertThat(check(new OfTheJdk(), data)).isEmpty();
    assertThat(check(new OfTheJdk(), made(new Recipe.Drawn(type, 1, 2, OptionalInt.empty()))))
        .isEmpty();
    assertThat(check(new OfTheJdk(), read(OwnType.of(Currency.class.getName()), "\"EUR\"")))
        .isEmpty();
  }

  @Test
  void whatAClassHasButOneOfIsNotMadeAgain() throws Exception {
    Dataset<Object> data =
        read(OwnType.of(Price.class.getName()), "{\"cents\":1234,\"currency\":\"EUR\"}");
    assertThat(check(new FillsFields(), data))
        .contains(
            "value.currency should be the one Currency that its class keeps but is another object");
  }

  @Test
  void aBufferMayBeAViewOfTheMessage() throws Exception {
    String parcel = "{\"name\":\"tea\",\"bytes\":\"AAECAwQ=\"}";
    assertThat(check(new Views(), read(OwnType.of(Parcel.class.getName()), parcel))).isEmpty();
  }

  @Test
  void whatOnlyTheRowSharesIsFoundOut() throws Exception {
    OwnType type = OwnType.of(Price.class.getName());
    Dataset<Object> data =
        read(
            type,
            "{\"cents\":1000,\"rounding\":{\"digits\":3}}\n"
                + "{\"cents\":2000,\"rounding\":{\"digits\":4}}");
    assertThat(check(new OfTheJdk(), data)).isEmpty();
    assertThat(check(new Remembers(), data)).get().asString().contains("share one");
  }
}
