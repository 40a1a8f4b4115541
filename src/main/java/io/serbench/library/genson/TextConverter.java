package io.serbench.library.genson;

import com.owlike.genson.Context;
import com.owlike.genson.Converter;
import com.owlike.genson.GensonBuilder;
import com.owlike.genson.stream.ObjectReader;
import com.owlike.genson.stream.ObjectWriter;
import io.serbench.library.shared.TextForm;

/**
 * Values as JSON strings, for the classes that Genson does not know.
 *
 * @see <a
 *     href="https://owlike.github.io/genson/Documentation/UserGuide/#custom-serializers-deserializers">Genson,
 *     User Guide, "Custom Serialization/Deserialization"</a>
 */
record TextConverter<V>(TextForm<V> form) implements Converter<V> {

  static <V> void add(GensonBuilder builder, TextForm<V> form) {
    builder.withConverter(new TextConverter<>(form), form.type());
  }

  @Override
  public void serialize(V value, ObjectWriter writer, Context context) {
    writer.writeValue(value.toString());
  }

  @Override
  public V deserialize(ObjectReader reader, Context context) {
    return form.parser().apply(reader.valueAsString());
  }
}
