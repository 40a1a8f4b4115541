package io.serbench.library.moshi;

import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.JsonReader;
import com.squareup.moshi.JsonWriter;
import com.squareup.moshi.Moshi;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.StreamSerializer;
import io.serbench.serializer.TextSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import okio.Buffer;
import okio.Okio;

/**
 * Moshi on okio's buffers, which it is built on: the root's adapter is kept, and so is one buffer,
 * whose segments okio pools.
 *
 * @see <a href="https://github.com/square/moshi#built-on-okio">Moshi's README, "Built on Okio"</a>
 */
final class MoshiSerializer<T> extends PlainObjects<T>
    implements TextSerializer<T>, StreamSerializer<T> {
  private final JsonAdapter<T> adapter;
  private final Buffer buffer = new Buffer();

  MoshiSerializer(DataType<T> type) {
    super(type);
    Moshi.Builder builder = new Moshi.Builder();
    TextAdapter.addTo(builder);
    this.adapter = builder.build().adapter(type.bound());
  }

  @Override
  public byte[] serialize(T value) throws IOException {
    // Nothing is left over from a message that could not be written or read to its end.
    buffer.clear();
    adapter.toJson(buffer, value);
    return buffer.readByteArray();
  }

  @Override
  public T deserialize(byte[] bytes) throws IOException {
    buffer.clear();
    return adapter.fromJson(buffer.write(bytes));
  }

  @Override
  public String write(T value) {
    return adapter.toJson(value);
  }

  @Override
  public T parse(String text) throws IOException {
    return adapter.fromJson(text);
  }

  /** The values are the elements of one array. */
  @Override
  public ItemWriter<T> writer(OutputStream out) throws IOException {
    JsonWriter array = JsonWriter.of(Okio.buffer(Okio.sink(out)));
    array.beginArray();
    return new ItemWriter<>() {
      @Override
      public void write(T value) throws IOException {
        adapter.toJson(array, value);
      }

      @Override
      public void end() throws IOException {
        array.endArray();
        array.flush();
      }
    };
  }

  @Override
  public ItemReader<T> reader(InputStream in) throws IOException {
    JsonReader array = JsonReader.of(Okio.buffer(Okio.source(in)));
    array.beginArray();
    return () -> adapter.fromJson(array);
  }
}
