package io.serbench.library.avro;

import io.serbench.library.shared.TextForm;
import org.apache.avro.Conversion;
import org.apache.avro.LogicalType;
import org.apache.avro.Schema;

/**
 * Values as their text in a string: times with an offset or a zone as ISO 8601, and durations.
 * Avro's own logical types of time keep no offset, and its duration is one of months; a type and a
 * conversion of one's own is what it documents for the rest.
 *
 * @see <a href="https://avro.apache.org/docs/1.12.0/specification/#logical-types">Logical types</a>
 */
final class ReflectTextConversion<V> extends Conversion<V> {
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
