package io.serbench.library.avro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.dataset.object.GeneratedClasses.Form;
import io.serbench.dataset.object.Invention;
import io.serbench.dataset.own.Misfit;
import io.serbench.dataset.user.User;
import io.serbench.dataset.user.UserFamily;
import io.serbench.library.avro.generated.MediaContentRecord;
import io.serbench.library.avro.generated.SampleListRecord;
import io.serbench.library.avro.generated.UserRecord;
import io.serbench.library.shared.JsonAt;
import io.serbench.serializer.Serializer;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.OptionalInt;
import org.apache.avro.Conversions;
import org.apache.avro.NameValidator;
import org.apache.avro.Schema;
import org.apache.avro.generic.IndexedRecord;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificRecordBase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The classes of serbench's own schemas, as if they were a user's. */
class OwnRecordsTest {
  private static Invention seed(long seed) {
    return new Invention(seed, OptionalInt.empty());
  }

  @Test
  void naturalJsonBecomesTheRecordThatAPlainObjectBecomes() throws Exception {
    MediaContent media = MediaFamily.family().dataset("media.1").value();
    Form form = new OwnRecords(MediaContentRecord.class);
    Object read = form.read(MediaFamily.family().export("media.1"), false);
    assertThat(read).isEqualTo(SpecificMedia.record(media));
    assertThat(form.read(form.json(read), false)).isEqualTo(read);

    User user = UserFamily.family().dataset("user").value();
    Object record =
        new OwnRecords(UserRecord.class).read(UserFamily.family().export("user"), false);
    // Its keys are Avro's own strings, as in all that Avro decodes.
    assertThat(DeepEquality.difference(user, SpecificUser.plain((UserRecord) record))).isEmpty();
  }

  @Test
  @SuppressWarnings("unchecked") // Records of this class.
  void recordsAreWrittenAndReadAsTheyAre() throws Exception {
    Object record = new OwnRecords(SampleListRecord.class).madeUp(seed(1));
    var serializer =
        (Serializer<Object, Object>)
            (Serializer<?, ?>) OwnRecords.serializer(SampleListRecord.class);
    Object decoded = serializer.deserialize(serializer.serialize(serializer.create(record)));
    assertThat(serializer.restore(decoded)).isEqualTo(record).isNotSameAs(record);
  }

  @Test
  void theSameSeedMakesUpTheSame() {
    Form form = new OwnRecords(SampleListRecord.class);
    assertThat(form.madeUp(seed(1)))
        .isEqualTo(form.madeUp(seed(1)))
        .isNotEqualTo(form.madeUp(seed(2)));
  }

  @Test
  void whatDoesNotFitIsSaid() throws Exception {
    Form form = new OwnRecords(UserRecord.class);
    String user = UserFamily.family().export("user");
    assertThatThrownBy(() -> form.read(user.replace("18", "\"many\""), false))
        .isInstanceOf(Misfit.class)
        .hasMessage("expected an int, found \"many\"");
    assertThatThrownBy(() -> form.read(user.replace("\"age\"", "\"aje\""), false))
        .hasMessage("unknown field 'aje'; did you mean 'age'?");
    assertThatThrownBy(() -> form.read(user.replace("\"age\"", "\"aje\""), true))
        .hasMessage("missing field (int)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {"type": "int", "logicalType": "date"} | "1970-01-03" | 2
          {"type": "long", "logicalType": "timestamp-millis"} | "1970-01-01T01:00:01+01:00" | 1000
          {"type": "long", "logicalType": "timestamp-micros"} | "1970-01-01T00:00:01Z" | 1000000
          {"type": "long", "logicalType": "local-timestamp-millis"} | "1970-01-01T00:00:02" | 2000
          {"type": "int", "logicalType": "time-millis"} | "00:00:03" | 3000
          {"type": "long", "logicalType": "timestamp-millis"} | 17 | 17
          {"type": "bytes", "logicalType": "decimal", "precision": 4, "scale": 2} | 0.65 | "A"
          {"type": "bytes", "logicalType": "decimal", "precision": 4, "scale": 2} | "0.65" | "A"
          "bytes" | "QUI=" | "AB"
          ["null", "int"] | null | null
          ["null", "int"] | 5 | {"int":5}
          ["null", "int"] | {"int": 5} | {"int":5}
          ["int", "string", "null"] | "x" | {"string":"x"}
          ["long", "string"] | "0042" | {"string":"0042"}
          ["long", "string"] | 42 | {"long":42}
          ["string", "int"] | 42 | {"int":42}
          ["string", "int"] | 3000000000 | {"string":"3000000000"}
          ["string", "int"] | {"int": "42"} | {"int":42}
          ["string", "boolean"] | true | {"boolean":true}
          ["boolean", "string"] | "true" | {"string":"true"}
          ["double", "long"] | 42 | {"long":42}
          ["long", "double"] | 42.0 | {"double":42.0}
          ["long", "double"] | 0.5 | {"double":0.5}
          ["float", "double"] | 0.1 | {"float":0.1}
          ["float", "double"] | 0.123456789 | {"double":0.123456789}
          ["bytes", "string"] | "name" | {"string":"name"}
          ["bytes", "long"] | "QUI=" | {"bytes":"AB"}
          [{"type": "int", "logicalType": "date"}, "long"] | "1970-01-03" | {"int":2}
          [{"type": "enum", "name": "E", "symbols": ["A"]}, "string"] | "A" | {"E":"A"}
          [{"type": "enum", "name": "E", "symbols": ["A"]}, "string"] | "B" | {"string":"B"}
          [{"type": "array", "items": "int"}, {"type": "map", "values": "int"}] | {"a": 1} | {"map":{"a":1}}
          {"type": "array", "items": "long"} | [1, "2"] | [1,2]
          {"type": "map", "values": "boolean"} | {"a": true} | {"a":true}
          """)
  void avrosJsonIsMadeOfNaturalJson(String schema, String natural, String avro) throws Exception {
    assertThat(new AvroJson(false).of(JsonAt.read(natural), new Schema.Parser().parse(schema)))
        .hasToString(avro);
  }

  private static final String PARTIES =
      """
      [{"type": "record", "name": "Person", "fields": [
         {"name": "name", "type": "string"},
         {"name": "age", "type": ["null", "int"], "default": null}]},
       {"type": "record", "name": "Firm", "fields": [
         {"name": "name", "type": "string"},
         {"name": "vat", "type": ["null", "string"], "default": null}]},
       {"type": "record", "name": "Robot", "fields": [
         {"name": "name", "type": "long"}]}]
      """;

  @ParameterizedTest
  @CsvSource({
    "'{\"name\": \"x\"}', Person",
    "'{\"name\": \"x\", \"age\": 3}', Person",
    "'{\"name\": \"x\", \"vat\": \"7\"}', Firm",
    "'{\"name\": 7}', Robot",
    "'{\"name\": \"7\"}', Person"
  })
  void anObjectOfAUnionIsTheRecordThatItFits(String object, String record) throws Exception {
    Schema union = new Schema.Parser().parse(PARTIES);
    for (boolean skipsUnknown : List.of(false, true)) {
      assertThat(new AvroJson(skipsUnknown).of(JsonAt.read(object), union).fieldNames().next())
          .isEqualTo(record);
    }
  }

  @Test
  void whatNoRecordOfAUnionHasIsSkippedOnlyOnRequest() throws Exception {
    Schema union = new Schema.Parser().parse(PARTIES);
    JsonAt object = JsonAt.read("{\"name\": \"x\", \"vat\": \"7\", \"age\": 3, \"x\": 1}");
    assertThat(new AvroJson(true).of(object, union).fieldNames().next()).isEqualTo("Person");
    assertThatThrownBy(() -> new AvroJson(false).of(object, union))
        .hasMessage("expected one of [Person, Firm, Robot], found an object");
  }

  @Test
  void aStringIsNoNumberOfAUnion() {
    Schema union = new Schema.Parser().parse("[\"int\", \"boolean\"]");
    assertThatThrownBy(() -> new AvroJson(false).of(JsonAt.read("\"42\""), union))
        .hasMessage("expected one of [int, boolean], found \"42\"");
  }

  @Test
  void unionsWithinUnionsTakeNoLongerThanTheirLength() throws Exception {
    Schema tree =
        new Schema.Parser()
            .parse(
                """
                {"type": "record", "name": "Root", "fields": [{"name": "child", "type": ["null",
                  {"type": "record", "name": "A", "fields": [
                    {"name": "child", "type": ["null", "A", {"type": "record", "name": "B",
                      "fields": [
                        {"name": "child", "type": ["null", "A", "B"], "default": null},
                        {"name": "b", "type": "int"}]}], "default": null},
                    {"name": "a", "type": "int"}]}, "B"]}]}
                """);
    String json = "{\"child\": ".repeat(60) + "null" + ", \"b\": 1}".repeat(59) + "}";
    assertThat(new AvroJson(true).of(JsonAt.read(json), tree).toString()).contains("\"B\"");
  }

  @Test
  void missingFieldsGetTheirDefaults() throws Exception {
    Schema schema =
        new Schema.Parser()
            .parse(
                """
                {"type": "record", "name": "R", "fields": [
                  {"name": "a", "type": "int", "default": 7},
                  {"name": "b", "type": ["null", "string"], "default": null},
                  {"name": "c", "type": ["string", "null"], "default": "x"},
                  {"name": "d", "type": ["null", "long"]},
                  {"name": "e", "type": {"type": "array", "items": "int"}, "default": []}]}
                """);
    assertThat(new AvroJson(false).of(JsonAt.read("{}"), schema))
        .hasToString("{\"a\":7,\"b\":null,\"c\":{\"string\":\"x\"},\"d\":null,\"e\":[]}");
  }

  /** Of a nested class, whose name Avro refuses otherwise. */
  private static Schema priced(String name) {
    return new Schema.Parser(NameValidator.NO_VALIDATION)
        .parse(
            """
            {"type": "record", "name": "%s", "namespace": "%s$", "fields": [
              {"name": "price", "default": "\\u0001", "type":
                {"type": "bytes", "logicalType": "decimal", "precision": 4, "scale": 2}}]}
            """
                .formatted(name, OwnRecordsTest.class.getName()));
  }

  private static SpecificData withDecimals() {
    SpecificData model = new SpecificData();
    model.addLogicalTypeConversion(new Conversions.DecimalConversion());
    return model;
  }

  /** As Avro's compiler makes it by default. */
  @SuppressWarnings("serial")
  public static final class Buffers extends SpecificRecordBase {
    private static final long serialVersionUID = 1;
    public static final Schema SCHEMA$ = priced("Buffers");
    static final SpecificData MODEL$ = withDecimals();
    private ByteBuffer price;

    @Override
    public Schema getSchema() {
      return SCHEMA$;
    }

    @Override
    public SpecificData getSpecificData() {
      return MODEL$;
    }

    @Override
    public Object get(int field) {
      return price;
    }

    @Override
    public void put(int field, Object value) {
      price = (ByteBuffer) value;
    }
  }

  /** As it makes it with {@code -bigDecimal}. */
  public static final class Decimals extends SpecificRecordBase {
    private static final long serialVersionUID = 1;
    public static final Schema SCHEMA$ = priced("Decimals");
    static final SpecificData MODEL$ = withDecimals();
    private BigDecimal price;

    @Override
    public Schema getSchema() {
      return SCHEMA$;
    }

    @Override
    public SpecificData getSpecificData() {
      return MODEL$;
    }

    @Override
    public org.apache.avro.Conversion<?> getConversion(int field) {
      return new Conversions.DecimalConversion();
    }

    @Override
    public Object get(int field) {
      return price;
    }

    @Override
    public void put(int field, Object value) {
      price = (BigDecimal) value;
    }
  }

  @ParameterizedTest
  @ValueSource(classes = {Buffers.class, Decimals.class})
  @SuppressWarnings("unchecked") // Records of this class.
  void decimalsAreWhatTheCompilerMadeOfThem(Class<?> type) throws Exception {
    Form form = new OwnRecords(type);
    var serializer = (Serializer<Object, Object>) (Serializer<?, ?>) OwnRecords.serializer(type);
    for (Object record :
        List.of(
            form.read("{\"price\": 2.56}", false), form.read("{}", false), form.madeUp(seed(1)))) {
      Object decoded = serializer.deserialize(serializer.serialize(serializer.create(record)));
      assertThat(serializer.restore(decoded)).isEqualTo(record).isNotSameAs(record);
    }
    Object price = ((IndexedRecord) form.read("{}", false)).get(0);
    assertThat(price)
        .isEqualTo(
            type == Buffers.class ? ByteBuffer.wrap(new byte[] {1}) : new BigDecimal("0.01"));
  }
}
