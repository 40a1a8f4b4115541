package io.serbench.library.avro;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.serbench.dataset.own.Misfit;
import io.serbench.library.shared.JsonAt;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.apache.avro.JsonProperties;
import org.apache.avro.LogicalType;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;

/**
 * Makes JSON as Avro encodes it of JSON in its natural form: the value of a union gets the name of
 * its branch, missing fields their defaults, dates, times and decimals their numbers and bytes. A
 * union's value may have the name of its branch already. Otherwise it gets the branch that it fits
 * with the least loss, and the first of several.
 *
 * @see <a href="https://avro.apache.org/docs/1.12.0/specification/#json-encoding">JSON Encoding</a>
 */
final class AvroJson {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final int UUID_BYTES = 16;

  /** What a schema may make of JSON; many of one weigh less than the next. */
  private enum Loss {
    /** Written in another form, such as bytes in Base64. */
    FORM(1),
    ROUNDED(1_000),
    /** A string that becomes a number or a boolean, or the reverse. */
    KIND(1_000_000),
    UNKNOWN_FIELD(1_000_000_000);

    private final long weight;

    Loss(long weight) {
      this.weight = weight;
    }
  }

  /**
   * What a branch of a union makes of a value.
   *
   * @param misfit why the value is none of the branch; null if it is one
   */
  private record Fit(JsonNode json, long loss, Misfit misfit) {}

  private final boolean skipsUnknown;
  private final IdentityHashMap<JsonNode, IdentityHashMap<Schema, Fit>> known =
      new IdentityHashMap<>();
  private long loss;

  /**
   * Creates one for a document.
   *
   * @param skipsUnknown whether fields that a record does not have are left out
   */
  AvroJson(boolean skipsUnknown) {
    this.skipsUnknown = skipsUnknown;
  }

  /**
   * One value.
   *
   * @throws Misfit where it is none of the schema
   */
  JsonNode of(JsonAt from, Schema schema) throws Misfit {
    return switch (schema.getType()) {
      case RECORD -> record(from, schema);
      case UNION -> union(from, schema);
      case ARRAY -> {
        ArrayNode elements = NODES.arrayNode();
        for (JsonAt each : from.elements()) {
          elements.add(of(each, schema.getElementType()));
        }
        yield elements;
      }
      case MAP -> {
        ObjectNode members = NODES.objectNode();
        for (Map.Entry<String, JsonAt> each : from.members().entrySet()) {
          members.set(each.getKey(), of(each.getValue(), schema.getValueType()));
        }
        yield members;
      }
      case ENUM -> NODES.textNode(from.oneOf(schema.getEnumSymbols()));
      case FIXED, BYTES -> bytes(from, schema);
      case STRING -> {
        loses(!from.node().isTextual(), Loss.KIND);
        yield NODES.textNode(from.text());
      }
      case INT -> whole(from, schema, "an int", Integer.MIN_VALUE, Integer.MAX_VALUE);
      case LONG -> whole(from, schema, "a long", Long.MIN_VALUE, Long.MAX_VALUE);
      case FLOAT, DOUBLE -> fraction(from, schema.getType());
      case BOOLEAN -> {
        loses(!from.node().isBoolean(), Loss.KIND);
        yield NODES.booleanNode(from.flag());
      }
      case NULL -> {
        if (!from.isNull()) {
          throw from.expected("null");
        }
        yield NODES.nullNode();
      }
    };
  }

  private void loses(boolean isLost, Loss what) {
    loss += isLost ? what.weight : 0;
  }

  private JsonNode record(JsonAt from, Schema schema) throws Misfit {
    Map<String, JsonAt> members = from.members();
    ObjectNode record = NODES.objectNode();
    Set<String> names = new LinkedHashSet<>();
    for (Schema.Field field : schema.getFields()) {
      names.add(field.name());
      names.addAll(field.aliases());
    }
    if (!skipsUnknown) {
      from.refuseOthers(names);
    }
    members.keySet().forEach(name -> loses(!names.contains(name), Loss.UNKNOWN_FIELD));
    for (Schema.Field field : schema.getFields()) {
      JsonAt member = members.get(field.name());
      for (String alias : field.aliases()) {
        member = member == null ? members.get(alias) : member;
      }
      record.set(field.name(), member == null ? absent(from, field) : of(member, field.schema()));
    }
    return record;
  }

  private JsonNode absent(JsonAt from, Schema.Field field) throws Misfit {
    if (field.hasDefaultValue()) {
      Object value = field.defaultVal();
      JsonAt instead =
          from.instead(field.name(), value == JsonProperties.NULL_VALUE ? null : value);
      return of(instead, field.schema());
    }
    if (!field.schema().isNullable()) {
      throw from.missing(field.name(), field.schema().getName());
    }
    return NODES.nullNode();
  }

  private JsonNode union(JsonAt from, Schema union) throws Misfit {
    List<Schema> branches =
        union.getTypes().stream().filter(branch -> branch.getType() != Schema.Type.NULL).toList();
    if (from.isNull() && union.isNullable()) {
      return NODES.nullNode();
    }
    for (Schema branch : branches) {
      Optional<JsonAt> named = from.only(branch.getFullName());
      if (named.isPresent()) {
        return named(branch, named.get());
      }
    }
    if (branches.size() == 1) {
      return named(branches.get(0), from);
    }
    Misfit none = from.expected("one of " + branches.stream().map(Schema::getFullName).toList());
    List<Fit> fits = new ArrayList<>();
    for (Schema branch : branches) {
      Fit fit = fit(branch, from);
      if (fit.misfit != null) {
        none.addSuppressed(fit.misfit);
      } else if (!from.node().isTextual() || fit.loss < Loss.KIND.weight) {
        fits.add(fit);
      }
    }
    Fit best = fits.stream().min(Comparator.comparingLong(Fit::loss)).orElseThrow(() -> none);
    loss += best.loss;
    return best.json;
  }

  /** Remembers objects and arrays, since unions within unions would multiply. */
  private Fit fit(Schema branch, JsonAt from) {
    if (!from.node().isContainerNode()) {
      return tried(branch, from);
    }
    IdentityHashMap<Schema, Fit> fits =
        known.computeIfAbsent(from.node(), node -> new IdentityHashMap<>());
    Fit fit = fits.get(branch);
    if (fit == null) {
      fit = tried(branch, from);
      fits.put(branch, fit);
    }
    return fit;
  }

  private Fit tried(Schema branch, JsonAt from) {
    long before = loss;
    loss = 0;
    try {
      return new Fit(named(branch, from), loss, null);
    } catch (Misfit e) {
      return new Fit(null, Long.MAX_VALUE, e);
    } finally {
      loss = before;
    }
  }

  private JsonNode named(Schema branch, JsonAt from) throws Misfit {
    return NODES.objectNode().set(branch.getFullName(), of(from, branch));
  }

  private JsonNode fraction(JsonAt from, Schema.Type type) throws Misfit {
    BigDecimal number = from.number("a number");
    double rounded = number.doubleValue();
    String text =
        type == Schema.Type.FLOAT ? Float.toString(number.floatValue()) : Double.toString(rounded);
    loses(from.node().isTextual(), Loss.KIND);
    loses(from.node().isIntegralNumber(), Loss.FORM);
    loses(text.endsWith("Infinity") || number.compareTo(new BigDecimal(text)) != 0, Loss.ROUNDED);
    return NODES.numberNode(rounded);
  }

  private JsonNode whole(JsonAt from, Schema schema, String kind, long least, long most)
      throws Misfit {
    LogicalType logical = schema.getLogicalType();
    boolean isTime = logical != null && from.node().isTextual();
    loses(logical == null && from.node().isTextual(), Loss.KIND);
    loses(logical != null || !from.node().isIntegralNumber(), Loss.FORM);
    return NODES.numberNode(isTime ? time(from, logical.getName()) : from.whole(kind, least, most));
  }

  private static long time(JsonAt from, String logical) throws Misfit {
    String text = from.text();
    ChronoUnit unit =
        logical.endsWith("-millis")
            ? ChronoUnit.MILLIS
            : logical.endsWith("-micros") ? ChronoUnit.MICROS : ChronoUnit.NANOS;
    try {
      if (logical.equals("date")) {
        return LocalDate.parse(text).toEpochDay();
      }
      if (logical.startsWith("time-")) {
        return LocalTime.MIDNIGHT.until(LocalTime.parse(text), unit);
      }
      Instant time =
          logical.startsWith("local-")
              ? LocalDateTime.parse(text).toInstant(ZoneOffset.UTC)
              : OffsetDateTime.parse(text).toInstant();
      return unit.between(Instant.EPOCH, time);
    } catch (DateTimeException | ArithmeticException e) {
      throw from.expected("a " + logical, e);
    }
  }

  /** In Avro's JSON, a character for each byte. */
  private JsonNode bytes(JsonAt from, Schema schema) throws Misfit {
    LogicalType logical = schema.getLogicalType();
    byte[] bytes;
    if (logical instanceof LogicalTypes.Decimal decimal) {
      loses(from.node().isTextual(), Loss.KIND);
      bytes = decimal(from, decimal, schema);
    } else if (logical != null && logical.getName().equals("uuid")) {
      loses(from.node().isTextual(), Loss.FORM);
      bytes = uuid(from);
    } else {
      loses(from.node().isTextual(), Loss.FORM);
      bytes = from.bytes();
    }
    if (schema.getType() == Schema.Type.FIXED && bytes.length != schema.getFixedSize()) {
      throw from.expected(schema.getFixedSize() + " bytes");
    }
    return NODES.textNode(new String(bytes, StandardCharsets.ISO_8859_1));
  }

  private static byte[] decimal(JsonAt from, LogicalTypes.Decimal decimal, Schema schema)
      throws Misfit {
    if (from.node().isBinary()) {
      // A default of the schema, which has the bytes themselves.
      return from.bytes();
    }
    String kind = "a decimal(%d, %d)".formatted(decimal.getPrecision(), decimal.getScale());
    BigDecimal scaled;
    try {
      scaled = from.number(kind).setScale(decimal.getScale());
    } catch (ArithmeticException e) {
      throw from.expected(kind, e);
    }
    if (scaled.precision() > decimal.getPrecision()) {
      throw from.expected(kind);
    }
    byte[] unscaled = scaled.unscaledValue().toByteArray();
    if (schema.getType() == Schema.Type.BYTES || unscaled.length >= schema.getFixedSize()) {
      return unscaled;
    }
    byte[] filled = new byte[schema.getFixedSize()];
    Arrays.fill(filled, (byte) (scaled.signum() < 0 ? -1 : 0));
    System.arraycopy(unscaled, 0, filled, filled.length - unscaled.length, unscaled.length);
    return filled;
  }

  private static byte[] uuid(JsonAt from) throws Misfit {
    if (from.node().isBinary()) {
      return from.bytes();
    }
    try {
      UUID uuid = UUID.fromString(from.text());
      return ByteBuffer.allocate(UUID_BYTES)
          .putLong(uuid.getMostSignificantBits())
          .putLong(uuid.getLeastSignificantBits())
          .array();
    } catch (IllegalArgumentException e) {
      throw from.expected("a UUID", e);
    }
  }
}
