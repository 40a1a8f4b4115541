package io.serbench.library.avro;

import io.serbench.dataset.object.Sealed;
import io.serbench.library.shared.TextForm;
import java.lang.reflect.Type;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import org.apache.avro.Conversion;
import org.apache.avro.Conversions;
import org.apache.avro.LogicalType;
import org.apache.avro.Schema;
import org.apache.avro.data.TimeConversions;
import org.apache.avro.reflect.ReflectData;

/**
 * Avro's reflection, in which every reference may be null, with conversions for what has no schema
 * of its own. A sealed type is the union of the classes that it permits, as Avro's annotation
 * {@code Union} makes it of a type that one may annotate.
 *
 * @see <a href="https://avro.apache.org/docs/1.12.0/api/java/org/apache/avro/Conversion.html">
 *     Conversion</a>
 * @see <a href="https://avro.apache.org/docs/1.12.0/api/java/org/apache/avro/reflect/Union.html">
 *     Union</a>
 */
final class ReflectModel extends ReflectData.AllowNull {
  ReflectModel() {
    addLogicalTypeConversion(new Conversions.UUIDConversion());
    addLogicalTypeConversion(new TimeConversions.DateConversion());
    addLogicalTypeConversion(new TimeConversions.LocalTimestampNanosConversion());
    addLogicalTypeConversion(new TimeConversions.TimestampNanosConversion());
    addLogicalTypeConversion(
        new ReflectTextConversion<>(
            "offset-date-time", new TextForm<>(OffsetDateTime.class, OffsetDateTime::parse)));
    addLogicalTypeConversion(
        new ReflectTextConversion<>(
            "zoned-date-time", new TextForm<>(ZonedDateTime.class, ZonedDateTime::parse)));
    addLogicalTypeConversion(
        new ReflectTextConversion<>(
            "iso-duration", new TextForm<>(Duration.class, Duration::parse)));
  }

  @Override
  protected Schema createSchema(Type type, Map<String, Schema> names) {
    if (type instanceof Class<?> plain && Sealed.is(plain)) {
      List<Schema> permitted =
          Sealed.concrete(plain).stream()
              .map(subtype -> super.createSchema(subtype, names))
              .toList();
      return Schema.createUnion(permitted);
    }
    return super.createSchema(type, names);
  }

  /**
   * Values as their text in a string: times with an offset or a zone as ISO 8601, and durations.
   * Avro's own logical types of time keep no offset, and its duration is one of months; a type and
   * a conversion of one's own is what it documents for the rest.
   *
   * @see <a href="https://avro.apache.org/docs/1.12.0/specification/#logical-types">Logical
   *     types</a>
   */
  private static final class ReflectTextConversion<V> extends Conversion<V> {
    private final TextForm<V> form;
    private final LogicalType type;

    /**
     * Of a class.
     *
     * @param name of the logical type
     */
    ReflectTextConversion(String name, TextForm<V> form) {
      this.form = form;
      this.type = new LogicalType(name);
    }

    @Override
    public Class<V> getConvertedType() {
      return form.type();
    }

    @Override
    public String getLogicalTypeName() {
      return type.getName();
    }

    @Override
    public Schema getRecommendedSchema() {
      return type.addToSchema(Schema.create(Schema.Type.STRING));
    }

    @Override
    public CharSequence toCharSequence(V value, Schema schema, LogicalType logical) {
      return value.toString();
    }

    @Override
    public V fromCharSequence(CharSequence text, Schema schema, LogicalType logical) {
      return form.parser().apply(text.toString());
    }
  }
}
