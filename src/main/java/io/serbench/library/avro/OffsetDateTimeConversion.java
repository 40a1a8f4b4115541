package io.serbench.library.avro;

import java.time.OffsetDateTime;
import org.apache.avro.Conversion;
import org.apache.avro.LogicalType;
import org.apache.avro.Schema;

/**
 * Times with an offset as ISO 8601 in a string. Avro's own logical types of time keep no offset; a
 * type and a conversion of one's own is what it documents for the rest.
 *
 * @see <a href="https://avro.apache.org/docs/1.12.0/specification/#logical-types">Logical types</a>
 */
final class OffsetDateTimeConversion extends Conversion<OffsetDateTime> {
  private static final LogicalType TYPE = new LogicalType("offset-date-time");

  @Override
  public Class<OffsetDateTime> getConvertedType() {
    return OffsetDateTime.class;
  }

  @Override
  public String getLogicalTypeName() {
    return TYPE.getName();
  }

  @Override
  public Schema getRecommendedSchema() {
    return TYPE.addToSchema(Schema.create(Schema.Type.STRING));
  }

  @Override
  public CharSequence toCharSequence(OffsetDateTime time, Schema schema, LogicalType type) {
    return time.toString();
  }

  @Override
  public OffsetDateTime fromCharSequence(CharSequence text, Schema schema, LogicalType type) {
    return OffsetDateTime.parse(text);
  }
}
