package io.serbench.library.dsljson;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonReader;
import com.dslplatform.json.JsonReader.DoublePrecision;
import com.dslplatform.json.JsonWriter;
import com.dslplatform.json.runtime.Settings;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import io.serbench.library.shared.TextForm;
import io.serbench.serializer.StreamSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Set;

/**
 * Plain objects as JSON objects, by converters that were generated for the plain classes; those of
 * other classes it makes by reflection when it first meets them.
 */
final class DslJsonObjects<T> extends PlainObjects<T> implements StreamSerializer<T> {
  private final DslJsonCodec<T> codec;

  DslJsonObjects(DataType<T> type) {
    super(type);
    DslJson<Object> json =
        new DslJson<>(Settings.basicSetup().doublePrecision(DoublePrecision.EXACT));
    TextConverter.addTo(json);
    this.codec = new DslJsonCodec<>(json, type.root(), type.bound());
  }

  @Override
  public byte[] serialize(T value) {
    return codec.serialize(value);
  }

  @Override
  public T deserialize(byte[] bytes) throws IOException {
    return codec.deserialize(bytes);
  }

  @Override
  public ItemWriter<T> writer(OutputStream out) {
    return codec.writer(out);
  }

  @Override
  public ItemReader<T> reader(InputStream in) throws IOException {
    return codec.reader(in);
  }

  /**
   * Values as JSON strings, for the classes of {@code java.time} that DSL-JSON does not know, and
   * would leave out.
   *
   * @see <a href="https://github.com/ngs-doo/dsl-json#dsl-json-library">DSL-JSON's README,
   *     "extensibility"</a>
   */
  private record TextConverter<V>(TextForm<V> form)
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
}
