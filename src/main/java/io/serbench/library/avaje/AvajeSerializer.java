package io.serbench.library.avaje;

import io.avaje.json.JsonWriter;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.StreamSerializer;
import io.serbench.serializer.TextSerializer;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Iterator;

/**
 * avaje-jsonb with the adapters that its generator wrote for the plain classes, which it finds as
 * services. The {@link JsonType} of the root is kept; buffers are kept by the library.
 *
 * @see <a href="https://avaje.io/jsonb/">Avaje Jsonb, "Quick Start" and "Json.Import"</a>
 */
final class AvajeSerializer<T> extends PlainObjects<T>
    implements TextSerializer<T>, StreamSerializer<T> {
  private final Jsonb jsonb = Jsonb.builder().build();
  private final JsonType<T> json;

  AvajeSerializer(DataType<T> type) {
    super(type);
    this.json = jsonb.type(type.root());
  }

  @Override
  public byte[] serialize(T value) {
    return json.toJsonBytes(value);
  }

  @Override
  public T deserialize(byte[] bytes) {
    return json.fromJson(bytes);
  }

  @Override
  public String write(T value) {
    return json.toJson(value);
  }

  @Override
  public T parse(String text) {
    return json.fromJson(text);
  }

  /** The values are the elements of one array. */
  @Override
  public ItemWriter<T> writer(OutputStream out) {
    JsonWriter array = jsonb.writer(out);
    array.beginArray();
    return new ItemWriter<>() {
      @Override
      public void write(T value) {
        json.toJson(value, array);
      }

      @Override
      public void end() {
        array.endArray();
        array.close();
      }
    };
  }

  @Override
  public ItemReader<T> reader(InputStream in) {
    Iterator<T> values = json.stream(jsonb.reader(in)).iterator();
    return values::next;
  }
}
