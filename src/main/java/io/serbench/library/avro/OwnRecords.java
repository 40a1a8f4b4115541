package io.serbench.library.avro;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.serbench.dataset.object.Fields;
import io.serbench.dataset.object.FoundParts;
import io.serbench.dataset.object.GeneratedClasses;
import io.serbench.dataset.object.Invention;
import io.serbench.library.shared.JsonAt;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.apache.avro.LogicalType;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericFixed;
import org.apache.avro.generic.IndexedRecord;
import org.apache.avro.io.DatumReader;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificDatumReader;

/**
 * Records of a class of the user's. JSON in its natural form becomes Avro's, which the library's
 * own reader makes records of.
 */
final class OwnRecords implements GeneratedClasses.Form {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  /** Bytes of a generated blob. */
  private static final int BLOB = 8;

  /** A generated decimal has at most so many digits. */
  private static final int DIGITS = 4;

  private final Schema schema;
  private final DatumReader<Object> reader;

  OwnRecords(Class<?> type) {
    TrustedClasses.addGenerated();
    SpecificData model = model(type);
    // It knows records in bytes only.
    model.setFastReaderEnabled(false);
    this.schema = model.getSchema(type);
    this.reader = new SpecificDatumReader<>(schema, schema, model);
  }

  /** A serializer of a class of records, each of which stands for itself. */
  static RecordSerializer<?, ?> serializer(Class<?> type) {
    TrustedClasses.addGenerated();
    SpecificData model = model(type);
    model.setCustomCoders(true);
    return RecordSerializer.bySchema(
        new Conversion<>(model.getSchema(type), UnaryOperator.identity(), UnaryOperator.identity()),
        model,
        UnaryOperator.identity());
  }

  /**
   * With what the class knows of logical types, and settings of its own. Avro's compiler names the
   * conversion of decimals even where it makes them {@code ByteBuffer}s, as it does by default;
   * Avro's fast reader would then put a {@code BigDecimal} there.
   */
  private static SpecificData model(Class<?> type) {
    SpecificData model = new SpecificData(type.getClassLoader());
    List<Class<?>> ofTheJdk = FoundParts.of(type, List.of()).parts().others();
    SpecificData.getForClass(type).getConversions().stream()
        .filter(
            conversion ->
                !Fields.isOfTheJdk(conversion.getConvertedType())
                    || ofTheJdk.contains(conversion.getConvertedType())
                    || ofTheJdk.contains(Object.class))
        .forEach(model::addLogicalTypeConversion);
    return model;
  }

  @Override
  public Object read(String json, boolean skipsUnknown) throws IOException {
    JsonNode avro = new AvroJson(skipsUnknown).of(JsonAt.read(json), schema);
    return reader.read(null, DecoderFactory.get().jsonDecoder(schema, avro.toString()));
  }

  @Override
  public String json(Object value) {
    return natural(value).toString();
  }

  private static JsonNode natural(Object value) {
    return JsonAt.natural(value, OwnRecords::struct);
  }

  private static Optional<JsonNode> struct(Object value) {
    if (value instanceof IndexedRecord record) {
      ObjectNode members = NODES.objectNode();
      for (Schema.Field field : record.getSchema().getFields()) {
        members.set(field.name(), natural(record.get(field.pos())));
      }
      return Optional.of(members);
    }
    return value instanceof GenericFixed fixed
        ? Optional.of(NODES.binaryNode(fixed.bytes()))
        : Optional.empty();
  }

  @Override
  public Optional<String> caveat() {
    return Optional.of(
        "deser leaves strings encoded, unless the class was generated with stringType=String");
  }

  @Override
  public Object madeUp(Invention invention) {
    try {
      return read(madeUp(schema, invention, 0).toString(), false);
    } catch (IOException e) {
      throw new UncheckedIOException("no record was generated of " + schema.getFullName(), e);
    }
  }

  private static JsonNode madeUp(Schema schema, Invention invention, int depth) {
    LogicalType logical = schema.getLogicalType();
    if (logical instanceof LogicalTypes.Decimal decimal) {
      int digits = Math.min(decimal.getPrecision(), DIGITS);
      int most = BigDecimal.TEN.pow(digits).intValueExact() - 1;
      return NODES.numberNode(BigDecimal.valueOf(invention.number(most), decimal.getScale()));
    }
    if (logical != null && logical.getName().equals("uuid")) {
      return NODES.textNode(UUID.nameUUIDFromBytes(invention.bytes(BLOB)).toString());
    }
    return switch (schema.getType()) {
      case RECORD -> {
        ObjectNode members = NODES.objectNode();
        for (Schema.Field field : schema.getFields()) {
          members.set(field.name(), madeUp(field.schema(), invention, depth + 1));
        }
        yield members;
      }
      case UNION -> {
        Schema branch = branch(schema, invention, depth);
        yield branch.getType() == Schema.Type.NULL
            ? NODES.nullNode()
            : NODES.objectNode().set(branch.getFullName(), madeUp(branch, invention, depth));
      }
      case ARRAY ->
          NODES.arrayNode().addAll(several(schema.getElementType(), invention, depth).toList());
      case MAP -> {
        ObjectNode members = NODES.objectNode();
        several(schema.getValueType(), invention, depth)
            .forEach(value -> members.set(invention.text(), value));
        yield members;
      }
      case ENUM -> NODES.textNode(invention.oneOf(schema.getEnumSymbols()));
      case FIXED -> NODES.binaryNode(invention.bytes(schema.getFixedSize()));
      case BYTES -> NODES.binaryNode(invention.bytes(BLOB));
      case STRING -> NODES.textNode(invention.text());
      case INT, LONG -> NODES.numberNode(invention.number(Integer.MAX_VALUE));
      case FLOAT, DOUBLE -> NODES.numberNode(invention.decimal());
      case BOOLEAN -> NODES.booleanNode(invention.flag());
      case NULL -> NODES.nullNode();
    };
  }

  private static Stream<JsonNode> several(Schema element, Invention invention, int depth) {
    int number = invention.endsAt(depth) ? 0 : invention.elements();
    return Stream.generate(() -> madeUp(element, invention, depth + 1)).limit(number);
  }

  /** What holds nothing else ends types that hold themselves. */
  private static Schema branch(Schema union, Invention invention, int depth) {
    List<Schema> all = union.getTypes();
    List<Schema> values =
        all.stream()
            .filter(branch -> branch.getType() != Schema.Type.NULL)
            .filter(branch -> !invention.endsAt(depth) || branch.getType() != Schema.Type.RECORD)
            .toList();
    return values.isEmpty()
        ? all.stream()
            .filter(branch -> branch.getType() == Schema.Type.NULL)
            .findFirst()
            .orElse(all.get(0))
        : invention.oneOf(values);
  }
}
