package io.serbench.library;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.serbench.catalog.Row;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.Shape;
import io.serbench.dataset.own.OwnJson;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.own.OwnValues;
import io.serbench.dataset.types.Box;
import io.serbench.dataset.types.Member;
import io.serbench.dataset.types.Person;
import io.serbench.fork.RoundTripProbe;
import java.lang.reflect.Type;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Members of users' classes for which libraries have to be told of something first. */
class MembersOfUsersTest {
  @ParameterizedTest
  @CsvSource({
    "avro-reflect, SEALED",
    "avro-reflect, DATE",
    "avro-reflect, INSTANT",
    "avro-reflect, DURATION",
    "avro-reflect, COLLECTION",
    "json/dsl-json/databind, INSTANT",
    "json/dsl-json/databind, DURATION",
    "activej, SEALED",
    "activej, ROOT",
    "avro-reflect, ROOT",
    "bson/mongodb/pojo, ANNOTATED",
    "bson/mongodb/pojo, ANNOTATED_ROOT",
    "fst-flat-pre, ROOT",
    "json/fastjson2/databind, ANNOTATED",
    "json/fastjson2/databind, ANNOTATED_ROOT",
    "json/flexjson/databind, ROOT",
    "json/fory, ANNOTATED",
    "json/fory, ANNOTATED_ROOT",
    "json/genson, INSTANT",
    "json/genson, DURATION",
    "json/jackson/databind, ANNOTATED",
    "json/jackson/databind, ANNOTATED_ROOT",
    "json/jackson3/databind, ANNOTATED_ROOT",
    "json/jackson/databind, KOTLIN_UNSIGNED",
    "json/jackson3/databind, KOTLIN_OBJECT",
    "json/moshi, KOTLIN_VALUE",
    "json/kotlinx, KOTLIN_SEALED",
    "avro/avro4k, KOTLIN_DEFAULT",
    "json/jackson/databind, SCALA_OBJECT",
    "json/jackson/databind, SCALA_DECIMAL",
    "java-built-in, SCALA_LIST",
    "java-built-in, SCALA_ENUM",
    "json/johnzon, ANNOTATED",
    "json/json-io, ANNOTATED",
    "json/json-io, ROOT",
    "json/jsoniter, DATE",
    "json/jsoniter, INSTANT",
    "json/jsoniter, DURATION",
    "json/moshi, DATE",
    "json/moshi, DURATION",
    "json/yasson, ANNOTATED",
    "json/yasson, ANNOTATED_ROOT",
    "kryo-flat, ROOT",
    "kryo-registered, ROOT"
  })
  void comeBack(String row, Member member) throws Exception {
    check(row, OwnValues.dataset("a.value", member));
  }

  /** Of what the class is generic is all that says what to make of the texts. */
  static final class Boxes {
    Box<Person> box;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "json/dsl-json/databind",
        "json/fastjson/tree",
        "json/fory",
        "json/jsoniter",
        "json/moshi"
      })
  void aGenericClassIsToldItsTypes(String row) throws Exception {
    Type bound = Boxes.class.getDeclaredField("box").getGenericType();
    DataType.Parts parts = new DataType.Parts(List.of(Box.class, Person.class), List.of(), false);
    @SuppressWarnings("unchecked") // A class has no type arguments.
    DataType<Box<Person>> type =
        new DataType<>(
            "box",
            (Class<Box<Person>>) (Class<?>) Box.class,
            bound,
            parts,
            Shape.TREE,
            UnaryOperator.identity());
    check(row, new Dataset<>("box.value", type, List.of(box()), place -> box()));
  }

  /** It promises no properties. */
  @JsonDeserialize(as = Marked.class)
  interface Marker {}

  static final class Marked implements Marker {
    public String name = "Ada";
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"json/jackson/databind", "msgpack/jackson/databind", "cbor/jackson/databind"})
  void aMarkerInterfaceIsWrittenAsWhatItIs(String row) throws Exception {
    DataType.Parts parts = new DataType.Parts(List.of(Marked.class), List.of(), false);
    DataType<Marker> type =
        new DataType<>(
            "marker", Marker.class, Marker.class, parts, Shape.TREE, UnaryOperator.identity());
    check(row, new Dataset<>("marker.value", type, List.of(new Marked()), place -> new Marked()));
  }

  /** Only the annotation says which class to make. */
  @JsonDeserialize(as = Made.class)
  abstract static class Abstract {
    public String id;
  }

  static final class Made extends Abstract {
    public String name = "Ada";
  }

  @ParameterizedTest
  @ValueSource(strings = {"json/jackson/databind", "kryo-flat", "fory-auto", "xml/xstream"})
  void anAbstractClassIsWrittenAsWhatItIs(String row) throws Exception {
    check(row, read(OwnType.of(Abstract.class.getName()), "{\"id\": \"a\", \"name\": \"Bob\"}"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "json/fastjson/tree",
        "json/fastjson2/tree",
        "json/google-gson/tree",
        "json/jackson/tree",
        "json/jackson3/tree"
      })
  void aTreeMayBeAnyJson(String row) throws Exception {
    for (String json :
        List.of("1\n2", "true", "\"a\"", "1.5", "[[1, 2], [3]]", "[1, {\"a\": []}]")) {
      check(row, read(OwnType.JSON, json));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "activej",
        "avro-reflect",
        "cbor/upokecenter",
        "json/fastjson/tree",
        "json/fory",
        "json/johnzon",
        "json/json-io",
        "msgpack-databind"
      })
  void aListIsToldItsElements(String row) throws Exception {
    check(row, read(OwnType.of("List<" + Written.class.getName() + ">"), "[{\"name\": \"Ada\"}]"));
  }

  /** A bean for every library. */
  public static final class Written {
    public String name;
  }

  private static Dataset<?> read(OwnType type, String json) throws Exception {
    return new OwnJson(type, "a.json", Bytes.of(json.getBytes(UTF_8)), FileReading.DEFAULT)
        .read("a.value");
  }

  private static Box<Person> box() {
    Person person = new Person();
    person.name = "Ada";
    Box<Person> box = new Box<>();
    box.content = person;
    box.others = List.of();
    return box;
  }

  private static <T> void check(String name, Dataset<T> dataset) throws Exception {
    Row row = Rows.ALL.find(name).orElseThrow();
    assertThat(RoundTripProbe.check(row, RoundTripProbe.open(row, dataset.type()), dataset))
        .isEmpty();
  }
}
