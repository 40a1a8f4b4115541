package io.serbench.fork;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.google.gson.JsonObject;
import com.google.protobuf.Any;
import com.google.protobuf.ByteString;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.FieldMask;
import com.google.protobuf.Struct;
import com.google.protobuf.Timestamp;
import com.google.protobuf.UnknownFieldSet;
import com.google.protobuf.Value;
import io.serbench.fork.LibraryValues.Entry;
import io.serbench.library.thrift.generated.TImage;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;
import org.apache.avro.SchemaBuilder;
import org.apache.avro.generic.GenericData;
import org.apache.avro.util.Utf8;
import org.json.JSONObject;

/** Values of protobuf, Avro, Thrift and libraries for JSON, with what these say of each. */
final class MessageValues {
  private final Map<String, Entry<?>> all = new LinkedHashMap<>();

  private MessageValues() {}

  static Map<String, Entry<?>> all() {
    MessageValues values = new MessageValues();
    values.ofProtobuf();
    values.ofAvroAndThrift();
    values.ofJson();
    return values.all;
  }

  private <T> void add(String name, Supplier<T> maker, Function<T, Object> view) {
    all.put(name, new Entry<>(maker, view));
  }

  private <T> void text(String name, Supplier<T> maker) {
    add(name, maker, Object::toString);
  }

  private static FieldDescriptorProto withUnknown() {
    UnknownFieldSet.Field number = UnknownFieldSet.Field.newBuilder().addVarint(7).build();
    return FieldDescriptorProto.newBuilder()
        .setName("nut")
        .setUnknownFields(UnknownFieldSet.newBuilder().addField(99, number).build())
        .build();
  }

  private void ofProtobuf() {
    text("Timestamp of protobuf", () -> Timestamp.newBuilder().setSeconds(7).setNanos(1).build());
    add(
        "Struct of protobuf",
        () ->
            Struct.newBuilder()
                .putFields("a", Value.newBuilder().setStringValue("b").build())
                .build(),
        it -> List.of(it.toString(), it.getAllFields()));
    text("FieldMask of protobuf", () -> FieldMask.newBuilder().addPaths("a.b").build());
    add("ByteString of protobuf", () -> ByteString.copyFromUtf8("nut"), ByteString::toStringUtf8);
    add(
        "Any of protobuf",
        () -> Any.pack(FieldMask.newBuilder().addPaths("a").build()),
        it -> List.of(it.getTypeUrl(), it.getValue().size(), it.is(FieldMask.class)));
    add(
        "unknown field of protobuf",
        MessageValues::withUnknown,
        it -> List.of(it.getName(), it.getUnknownFields().asMap().keySet(), it.hasNumber()));
  }

  private static Schema item() {
    return SchemaBuilder.record("Item")
        .fields()
        .requiredString("name")
        .optionalInt("price")
        .name("day")
        .type(LogicalTypes.date().addToSchema(Schema.create(Schema.Type.INT)))
        .noDefault()
        .endRecord();
  }

  private static GenericData.Record avro() {
    GenericData.Record item = new GenericData.Record(item());
    item.put("name", new Utf8("nut"));
    item.put("price", 7);
    item.put("day", 9);
    return item;
  }

  private static TImage thrift() {
    TImage image = new TImage();
    image.setUri("http://acme.com/a.png");
    image.setWidth(7);
    return image;
  }

  private void ofAvroAndThrift() {
    add(
        "record of Avro",
        MessageValues::avro,
        it ->
            List.of(
                it.get("name").toString(),
                it.get(1),
                it.getSchema().hashCode(),
                it.getSchema().getField("day").schema().getLogicalType()));
    text("Utf8 of Avro", () -> new Utf8("nut"));
    add(
        "symbol of Avro",
        () ->
            new GenericData.EnumSymbol(
                SchemaBuilder.enumeration("Color").symbols("RED", "BLUE"), "BLUE"),
        it -> List.of(it.toString(), it.getSchema().hashCode()));
    add(
        "fixed bytes of Avro",
        () -> new GenericData.Fixed(SchemaBuilder.fixed("Two").size(2), new byte[] {1, 2}),
        it -> List.of(Arrays.toString(it.bytes()), it.getSchema().getFixedSize()));
    add(
        "array of Avro",
        () -> new GenericData.Array<>(SchemaBuilder.array().items().longType(), List.of(1L, 2L)),
        it -> List.of(List.copyOf(it), it.getSchema().toString()));
    add(
        "struct of Thrift",
        MessageValues::thrift,
        it -> List.of(it.getUri(), it.getWidth(), it.isSetWidth(), it.isSetHeight()));
  }

  private static JsonObject ofGson() {
    JsonObject object = new JsonObject();
    object.addProperty("name", "nut");
    object.addProperty("price", 7);
    return object;
  }

  private void ofJson() {
    text(
        "tree of Jackson",
        () -> JsonNodeFactory.instance.objectNode().put("name", "nut").putNull("price"));
    text("tree of Gson", MessageValues::ofGson);
    text("tree of org.json", () -> new JSONObject(Map.of("name", "nut")));
    add("ByteString of Okio", () -> okio.ByteString.encodeUtf8("nut"), okio.ByteString::utf8);
  }
}
