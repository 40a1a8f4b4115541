package io.serbench.library.dsljson;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonReader;
import com.dslplatform.json.JsonWriter;
import io.serbench.library.shared.TextForm;
import java.io.IOException;
import java.util.Set;

/**
 * Values as JSON strings, for the classes of {@code java.time} that DSL-JSON does not know, and
 * would leave out.
 *
 * @see <a href="https://github.com/ngs-doo/dsl-json#dsl-json-library">DSL-JSON's README,
 *     "extensibility"</a>
 */
record TextConverter<V>(TextForm<V> form)
    implements JsonWriter.WriteObject<V>, JsonReader.ReadObject<V> {

  static void addTo(DslJson<Object> json) {
    Set<?> known = json.getRegisteredDecoders();
    for (TextForm<?> each : TextForm.UUIDS_AND_TIMES) {
      if (!known.contains(each.type())) {
        add(json, each);
      }
    }
  }

  private static <V> void add(DslJson<Object> json, TextForm<V> form) {
    TextConverter<V> converter = new TextConverter<>(form);
    json.registerWriter(form.type(), converter);
    json.registerReader(form.type(), converter);
  }

  @Override
  public void write(JsonWriter writer, V value) {
    if (value == null) {
      writer.writeNull();
    } else {
      writer.writeString(value.toString());
    }
  }

  @Override
  @SuppressWarnings("rawtypes") // As the interface has it.
  public V read(JsonReader reader) throws IOException {
    return reader.wasNull() ? null : form.parser().apply(reader.readString());
  }
}
