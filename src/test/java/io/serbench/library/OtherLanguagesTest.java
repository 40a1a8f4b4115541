package io.serbench.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.util.DefaultInstantiatorStrategy;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.kotlin.KotlinModule;
import com.fasterxml.jackson.module.scala.DefaultScalaModule$;
import com.google.gson.Gson;
import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.Moshi;
import com.squareup.moshi.kotlin.reflect.KotlinJsonAdapterFactory;
import io.serbench.catalog.Row;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.object.Language;
import io.serbench.dataset.object.Languages;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.source.Recipe;
import io.serbench.fork.RoundTripProbe;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.reflect.Field;
import java.lang.reflect.Type;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import kotlin.KotlinVersion;
import kotlinx.serialization.KSerializer;
import kotlinx.serialization.SerializersKt;
import kotlinx.serialization.cbor.Cbor;
import kotlinx.serialization.json.Json;
import kotlinx.serialization.protobuf.ProtoBuf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objenesis.strategy.StdInstantiatorStrategy;
import scala.math.BigInt;

/**
 * Classes of Kotlin and Scala, compiled from src/test/kotlin, scala and scala3, are read, generated
 * and compared as their authors expect, and rows give the verdict of a program that calls the
 * library as its manual says.
 */
class OtherLanguagesTest {
  private static final String ORDER =
      """
      {"id": "A-17", "lines": [{"sku": "n-1", "count": 2, "price": 1.50, "note": null}],
       "placed": "2026-01-02T03:04:05Z", "payment": {"type": "card", "number": "4111", "expires": "2030-01-01"}}
      {"id": "A-18", "lines": [], "coupon": "X", "attributes": {"a": "b"}, "priority": 1,
       "placed": "2026-01-02T03:04:05Z", "payment": {"kind": "CASH"}}
      """;

  private static Recipe file(String type, String json, boolean strict) {
    Bytes bytes = Bytes.of(json.getBytes(StandardCharsets.UTF_8));
    return new Recipe.JsonFile(
        OwnType.of("com.acme." + type), "x.json", bytes, new FileReading(strict, false));
  }

  private static Dataset<?> read(String type, String json) throws DataFileException, IOException {
    return file(type, json, false).make("x.x");
  }

  private static Recipe generated(String type) {
    return new Recipe.Drawn(OwnType.of("com.acme." + type), 7, 16, OptionalInt.empty(), true);
  }

  private static Object constant(String type, String field) throws ReflectiveOperationException {
    Field constant = Class.forName("com.acme." + type).getField(field);
    return constant.get(null);
  }

  @Test
  void aFileIsReadAsKotlinHasIt() throws Exception {
    Dataset<?> orders = read("kotlin.Order", ORDER);
    assertThat(orders.values())
        .map(Object::toString)
        .containsExactly(
            "Order(id=A-17, lines=[Line(sku=Sku(value=n-1), count=2, price=1.50, note=null)],"
                + " coupon=null, attributes={}, placed=2026-01-02T03:04:05Z, priority=5,"
                + " payment=Card(number=4111, expires=2030-01-01))",
            "Order(id=A-18, lines=[], coupon=X, attributes={a=b}, placed=2026-01-02T03:04:05Z,"
                + " priority=1, payment=Cash)");
    assertThat(orders.values().get(1))
        .extracting("payment")
        .isSameAs(constant("kotlin.Cash", "INSTANCE"));
    assertThat(file("kotlin.Order", ORDER, true).check())
        .contains(
            "defaults taken (first: $.coupon in line 1); Jackson's rows have jackson-module-kotlin,"
                + " json/moshi has KotlinJsonAdapterFactory");
  }

  @Test
  void aFileIsReadAsScalaHasIt() throws Exception {
    Dataset<?> orders = read("scala.Order", ORDER);
    assertThat(orders.values())
        .map(Object::toString)
        .containsExactly(
            "Order(A-17,List(Line(n-1,2,1.50,None)),None,Map(),2026-01-02T03:04:05Z,5,"
                + "Card(4111,2030-01-01))",
            "Order(A-18,List(),Some(X),Map(a -> b),2026-01-02T03:04:05Z,1,Cash)");
    assertThat(orders.values().get(1))
        .extracting("payment")
        .isSameAs(constant("scala.Cash$", "MODULE$"));
    assertThat(file("scala.Order", ORDER, true).check())
        .contains(
            "defaults taken (first: $.attributes in line 1); Jackson 2's rows have"
                + " jackson-module-scala");
    String named = "{\"color\": \"Green\", ";
    assertThat(read("scala3.Order", named + ORDER.substring(1, ORDER.indexOf("\n{"))).value())
        .hasToString(
            "Order(A-17,List(Line(n-1,2,1.50,None)),None,Map(),2026-01-02T03:04:05Z,5,"
                + "Card(4111,2030-01-01),Green)");
  }

  @Test
  void whatScalaCompilesToObjectIsReadAsInTheSource() throws Exception {
    String json = "{\"total\": 1, \"daily\": [2], \"byDay\": {}, \"flags\": [], \"nested\": null}";
    assertThat(file("scala.Counts", json, true).check())
        .get(STRING)
        .contains(
            "cannot see which numbers Counts.total, Counts.nested hold, without @JsonDeserialize");
    for (String language : List.of("scala", "scala3")) {
      String fields = json.replace(language.equals("scala3") ? "\"flags\": [], " : "none", "");
      Object counts = read(language + ".Counts", fields).value();
      Object total = counts.getClass().getMethod("total").invoke(counts);
      assertThat(total.getClass().getMethod("get").invoke(total)).isEqualTo(1L);
      Object daily = counts.getClass().getMethod("daily").invoke(counts);
      assertThat(daily.getClass().getMethod("head").invoke(daily)).isEqualTo(2);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "kotlin.Line|{\"sku\": \"a\", \"count\": 1, \"price\": 2}|$.note: missing field (String)",
        "kotlin.Line|{\"sku\": \"a\", \"price\": 2, \"note\": \"b\"}|$.count: missing field (int)",
        "kotlin.Task|{\"name\": \"a\", \"timeout\": \"PT1M\"}|$.owner: missing field (String)",
        "scala.Line|{\"sku\": \"a\", \"price\": 2}|$.count: missing field (int)"
      })
  void whatHasNoDefaultIsMissing(String type, String json, String message) {
    assertThatThrownBy(() -> file(type, json, true).check())
        .isInstanceOf(DataFileException.class)
        .hasMessageContaining(message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"kotlin", "scala"})
  void anObjectMayBeJustItsName(String language) throws Exception {
    String named = ORDER.replace("{\"kind\": \"CASH\"}", "\"cash\"");
    assertThat(named).isNotEqualTo(ORDER);
    Object cash =
        language.equals("kotlin")
            ? constant("kotlin.Cash", "INSTANCE")
            : constant("scala.Cash$", "MODULE$");
    assertThat(read(language + ".Order", named).values().get(1))
        .extracting("payment")
        .isSameAs(cash);
    assertThatThrownBy(() -> read(language + ".Order", named.replace("cash", "gold")))
        .hasMessageContaining("known type ids = [Card, Cash, Transfer]");
  }

  @Test
  void whatHasAnInitialValueIsNotMissing() throws Exception {
    String json = "{\"name\": \"a\", \"owner\": \"b\", \"timeout\": \"PT1M\"}";
    assertThat(file("kotlin.Task", json, true).check())
        .get(STRING)
        .startsWith("defaults taken (first: $.attempts in line 1); ");
    assertThat(read("kotlin.Task", json).value())
        .extracting("attempts", "tags")
        .containsExactly(3, List.of("a"));
  }

  @Test
  void unsignedNumbersPairsAndValueClassesAreRead() throws Exception {
    String json =
        """
        {"small": 200, "count": 4000000000, "bytes": 18446744073709551615,
         "range": {"first": 1, "second": 2}, "point": {"first": 1, "second": 2, "third": "x"}}
        """;
    assertThat(read("kotlin.Measurement", json).value())
        .hasToString(
            "Measurement(small=200, count=4000000000, bytes=18446744073709551615,"
                + " range=(1, 2), point=(1.0, 2.0, x))");
  }

  /** The recipe is strict, so that any field that stays null is an error. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "kotlin.Order",
        "kotlin.Line",
        "kotlin.Measurement",
        "kotlin.Wallet",
        "kotlin.Settings",
        "kotlin.Shelf",
        "kotlin.Group",
        "kotlin.Contact",
        "kotlin.Page<com.acme.kotlin.Line>",
        "kotlin.Replies",
        "scala.Order",
        "scala.Line",
        "scala.Basket",
        "scala.Page<com.acme.scala.Line>",
        "scala.Tree",
        "scala.Pairs",
        "scala.Money",
        "scala.Person",
        "scala.Shape",
        "scala.Counts",
        "scala3.Counts",
        "scala3.Order",
        "scala3.Line",
        "scala3.Shape",
        "scala3.Drawing",
        "scala3.Figure",
        "scala.Rating",
        "scala.Replies"
      })
  void generatedValuesHaveEveryMember(String type) throws Exception {
    Recipe recipe = generated(type);
    assertThat(recipe.check()).get(STRING).startsWith("Jackson").doesNotContain("null");
    Dataset<?> values = recipe.make("x.x");
    for (int place = 0; place < values.values().size(); place++) {
      Object value = values.values().get(place);
      assertThat(value.toString()).doesNotContain("null");
      Object again = values.again().apply(place);
      assertThat(DeepEquality.ofPart("value", values, value, again)).isEmpty();
    }
  }

  @Test
  void allCasesOfSealedTypesAreGenerated() throws Exception {
    for (String language : List.of("kotlin", "scala")) {
      assertThat(generated(language + ".Order").make("x.x").values().toString())
          .contains("Card(")
          .contains("Transfer(")
          .contains("Cash");
    }
    assertThat(generated("scala3.Order").make("x.x").values().toString())
        .contains("Red")
        .contains("Green")
        .contains("Card(")
        .contains("Cash");
    assertThat(generated("scala3.Figure").make("x.x").values().toString())
        .contains("Disk(")
        .contains("Empty")
        .contains("Square");
  }

  /** A wrong one is seen only by a library that declares what it calls. */
  @Test
  void generatedCasesHaveTheArgumentsOfTheirSealedType() throws Exception {
    assertThat(generated("kotlin.Replies").make("x.x").values().toString())
        .contains("one=Found(value=", "more=[", "reason=")
        .doesNotContainPattern("one=Found\\(value=[^0-9]")
        .doesNotContainPattern("[\\[ ]Found\\(value=(?!Line)");
    assertThat(generated("scala.Replies").make("x.x").values().toString())
        .contains("Replies(Found(Line(", "List(Found(", "Failed(")
        .doesNotContainPattern("Replies\\(Found\\((?!Line)")
        .doesNotContain("List(Found(Line");
  }

  @Test
  void valuesOfScala2sEnumerationsAreGenerated() throws Exception {
    Dataset<?> ratings = generated("scala.Rating").make("x.x");
    assertThat(ratings.values().toString()).contains("Rating(Low,", "Rating(High,", "Left(");
    assertThat(verdict(Rows.ALL.find("kryo-flat").orElseThrow(), ratings))
        .get(STRING)
        .contains("A StackOverflow occurred"); // Such a value leads to its object, and back.
  }

  @Test
  void casesWithoutParametersAreConstants() throws Exception {
    String json =
        """
        {"name": "a", "figures": [{"type": "disk", "radius": 1.5}, "Empty", {"kind": "SQUARE"}],
         "ground": "Square"}
        """;
    Dataset<?> drawings = read("scala3.Drawing", json);
    assertThat(drawings.value())
        .hasToString("Drawing(a,List(Disk(1.5), Empty, Square),Square)")
        .extracting("ground")
        .isSameAs(constant("scala3.Figure$", "Square"));
    assertThat(DeepEquality.ofPart("value", drawings, drawings.value(), drawings.again().apply(0)))
        .isEmpty();
    for (String unknown : List.of("\"usual\"", "{\"type\": \"usual\"}")) {
      assertThatThrownBy(
              () -> file("scala3.Drawing", json.replace("\"Square\"", unknown), true).check())
          .hasMessageContaining("$.ground: ")
          .hasMessageContaining("[Disk, Empty, Square]");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "kotlin.Line, json/jackson/databind",
    "kotlin.Wallet, json/jackson/databind",
    "kotlin.Measurement, json/jackson/databind",
    "kotlin.Contact, json/jackson/databind",
    "kotlin.Card, json/jackson/databind",
    "kotlin.Group, json/jackson/databind",
    "kotlin.Order, json/jackson/databind",
    "kotlin.Node, json/jackson/databind",
    "kotlin.Cash, json/jackson/databind",
    "kotlin.Page<com.acme.kotlin.Line>, json/jackson/databind",
    "kotlin.Wallet, json/moshi",
    "kotlin.Node, json/moshi",
    "kotlin.Contact, json/moshi",
    "kotlin.Group, json/moshi",
    "kotlin.Wallet, json/google-gson/databind",
    "kotlin.Group, json/google-gson/databind",
    "kotlin.Contact, json/kotlinx",
    "kotlin.Contact, cbor/kotlinx",
    "kotlin.Contact, protobuf/kotlinx",
    "scala.Order, json/jackson/databind",
    "scala.Line, json/jackson/databind",
    "scala.Basket, json/jackson/databind",
    "scala.Page<com.acme.scala.Line>, json/jackson/databind",
    "scala.Tree, json/jackson/databind",
    "scala.Pairs, json/jackson/databind",
    "scala.Money, json/jackson/databind",
    "scala.Person, json/jackson/databind",
    "scala.Card, json/jackson/databind",
    "scala.Shape$Circle, json/jackson/databind",
    "scala.Shape, json/jackson/databind",
    "scala.Rating, json/jackson/databind",
    "scala.Rating, java-built-in",
    "scala.Replies, json/jackson/databind",
    "scala.Replies, java-built-in",
    "kotlin.Replies, json/jackson/databind",
    "kotlin.Replies, json/moshi",
    "kotlin.Replies, kryo-flat",
    "scala3.Order, json/jackson/databind",
    "scala3.Line, json/jackson/databind",
    "scala3.Color, json/jackson/databind",
    "scala3.Group, json/jackson/databind",
    "scala3.Figure, json/jackson/databind",
    "scala3.Drawing, json/jackson/databind",
    "scala3.Drawing, java-built-in",
    "scala3.Drawing, kryo-flat",
    "scala3.Color, java-built-in",
    "scala3.Color, kryo-flat",
  })
  void rowsGiveTheVerdictOfAProgram(String type, String name) throws Exception {
    Row row = Rows.ALL.find(name).orElseThrow();
    Dataset<?> values =
        new Recipe.Drawn(OwnType.of("com.acme." + type), 7, 4, OptionalInt.empty()).make("x.x");
    Optional<String> verdict = verdict(row, values);
    boolean program = program(name, values.type().bound(), values.values(), type);
    assertThat(verdict.isEmpty()).as("%s: %s", type, verdict).isEqualTo(program);
  }

  @ParameterizedTest
  @CsvSource({
    "kotlin.Order, json/jackson/databind",
    "kotlin.Order, json/moshi",
    "kotlin.Order, json/google-gson/databind",
    "kotlin.Order, java-built-in",
    "kotlin.Order, kryo-flat",
    "scala.Order, json/jackson/databind",
    "scala.Order, java-built-in",
    "scala.Order, kryo-flat",
  })
  void soDoTheyOnValuesOfAFile(String type, String name) throws Exception {
    Dataset<?> values = read(type, ORDER);
    Optional<String> verdict = verdict(Rows.ALL.find(name).orElseThrow(), values);
    boolean program = program(name, values.type().bound(), values.values(), type);
    assertThat(verdict.isEmpty()).as("%s: %s", type, verdict).isEqualTo(program);
  }

  /** For Scala's {@code ==}, an Integer equals a Long, but a program that adds to it fails. */
  @Test
  void jacksonMistakesTheNumbersThatScalaCompilesToObject() throws Exception {
    Row row = Rows.ALL.find("json/jackson/databind").orElseThrow();
    assertThat(verdict(row, generated("scala.Counts").make("x.x")))
        .get(STRING)
        .startsWith("value 1.total.value");
  }

  /** Scala keeps a small number in one of two ways, or in both once it was asked. */
  @Test
  void numbersOfScalaAreComparedByValue() {
    BigInt small = new BigInt(BigInteger.valueOf(12));
    assertThat(DeepEquality.difference(BigInt.apply(12), small)).isEmpty();
    assertThat(DeepEquality.difference(BigInt.apply(13), small)).isPresent();
  }

  @Test
  void aClassOfALaterKotlinIsSaidToBe() throws Exception {
    Language kotlin = Languages.of(Class.forName("com.acme.kotlin.Owner")).orElseThrow();
    Class<?> next = compiledBy(2, KotlinVersion.CURRENT.getMinor() + 1);
    assertThat(kotlin.note(List.of(next))).doesNotContain("compiled");
    assertThat(kotlin.note(List.of(compiledBy(9, 1))))
        .contains("; Owner was compiled by Kotlin 9.1, of which Kotlin 2.")
        .endsWith("may not know all: add kotlin-stdlib and kotlin-reflect 9.1 with -classpath=");
  }

  /** Returns a class as if that version of Kotlin's compiler had made it. */
  private static Class<?> compiledBy(int major, int minor) throws IOException {
    ClassNode node = new ClassNode();
    new ClassReader("com.acme.kotlin.Owner").accept(node, 0);
    AnnotationNode metadata =
        node.visibleAnnotations.stream()
            .filter(each -> each.desc.equals("Lkotlin/Metadata;"))
            .findFirst()
            .orElseThrow();
    metadata.values.set(metadata.values.indexOf("mv") + 1, List.of(major, minor, 0));
    ClassWriter writer = new ClassWriter(0);
    node.accept(writer);
    byte[] bytes = writer.toByteArray();
    return new ClassLoader(OtherLanguagesTest.class.getClassLoader()) {
      Class<?> defined() {
        return defineClass(null, bytes, 0, bytes.length);
      }
    }.defined();
  }

  private static <T> Optional<String> verdict(Row row, Dataset<T> values) {
    try {
      return RoundTripProbe.check(row, RoundTripProbe.open(row, values.type()), values);
    } catch (Exception | LinkageError e) {
      return Optional.of(e.toString());
    }
  }

  private interface RoundTrip {
    Object of(Object value) throws Exception;
  }

  /** Returns whether equal objects come back, by the {@code equals} of these languages. */
  private static boolean program(String row, Type type, List<?> values, String name) {
    try {
      RoundTrip trip = trip(row, type, name.startsWith("kotlin"));
      for (Object value : values) {
        if (!Objects.equals(trip.of(value), value)) {
          return false;
        }
      }
      return true;
    } catch (Exception | LinkageError e) {
      return false;
    }
  }

  private static RoundTrip trip(String row, Type type, boolean kotlin) {
    return switch (row) {
      case "json/jackson/databind" -> {
        Module module = kotlin ? new KotlinModule.Builder().build() : DefaultScalaModule$.MODULE$;
        ObjectMapper mapper =
            JsonMapper.builder().addModule(new JavaTimeModule()).addModule(module).build();
        JavaType bound = mapper.constructType(type);
        yield value -> mapper.readValue(mapper.writerFor(bound).writeValueAsBytes(value), bound);
      }
      case "json/moshi" -> {
        Moshi moshi = new Moshi.Builder().addLast(new KotlinJsonAdapterFactory()).build();
        JsonAdapter<Object> adapter = moshi.adapter(type);
        yield value -> adapter.fromJson(adapter.toJson(value));
      }
      case "json/google-gson/databind" -> {
        Gson gson = new Gson();
        yield value -> gson.fromJson(gson.toJson(value, type), type);
      }
      case "json/kotlinx" -> {
        KSerializer<Object> code = SerializersKt.serializer(type);
        yield value ->
            Json.Default.decodeFromString(code, Json.Default.encodeToString(code, value));
      }
      case "cbor/kotlinx" -> {
        KSerializer<Object> code = SerializersKt.serializer(type);
        yield value ->
            Cbor.Default.decodeFromByteArray(code, Cbor.Default.encodeToByteArray(code, value));
      }
      case "protobuf/kotlinx" -> {
        KSerializer<Object> code = SerializersKt.serializer(type);
        yield value ->
            ProtoBuf.Default.decodeFromByteArray(
                code, ProtoBuf.Default.encodeToByteArray(code, value));
      }
      case "java-built-in" ->
          value -> {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            new ObjectOutputStream(bytes).writeObject(value);
            return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))
                .readObject();
          };
      case "kryo-flat" -> {
        Kryo kryo = new Kryo();
        kryo.setRegistrationRequired(false);
        kryo.setInstantiatorStrategy(
            new DefaultInstantiatorStrategy(new StdInstantiatorStrategy()));
        yield value -> {
          Output out = new Output(64, -1);
          kryo.writeClassAndObject(out, value);
          return kryo.readClassAndObject(new Input(out.toBytes()));
        };
      }
      default -> throw new IllegalArgumentException(row);
    };
  }

  /** Values of equal contents in different collections. */
  @Test
  void collectionsOfScalaAreComparedByWhatTheyHold() throws Exception {
    Object list = scala.jdk.javaapi.CollectionConverters.asScala(List.of("a", "b")).toList();
    Object vector = scala.jdk.javaapi.CollectionConverters.asScala(List.of("a", "b")).toVector();
    Object set = scala.jdk.javaapi.CollectionConverters.asScala(List.of("a", "b")).toSet();
    assertThat(DeepEquality.difference(list, vector)).isEmpty();
    assertThat(DeepEquality.difference(set, list)).isPresent();
    assertThat(DeepEquality.difference(List.of("a", "b"), list)).isPresent();
    Object other = scala.jdk.javaapi.CollectionConverters.asScala(List.of("a", "c")).toList();
    assertThat(DeepEquality.difference(list, other))
        .contains("value[1] should be \"b\" but is \"c\"");
  }

  @Test
  void whatIsComputedIsNoContent() throws Exception {
    for (String language : List.of("kotlin", "scala")) {
      Dataset<?> orders = read(language + ".Order", ORDER);
      Object known = orders.again().apply(0);
      String getter = language.equals("kotlin") ? "getTotal" : "total";
      assertThat(known.getClass().getMethod(getter).invoke(known)).hasToString("3.00");
      assertThat(DeepEquality.ofPart("value", orders, orders.value(), known)).isEmpty();
    }
  }
}
