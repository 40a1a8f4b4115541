package io.serbench.library.moshi;

import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.JsonReader;
import com.squareup.moshi.JsonWriter;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.StreamSerializer;
import io.serbench.serializer.TextSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import okio.Buffer;
import okio.Okio;

/**
 * Moshi on Okio's buffers, on which it is built. The root's adapter and one buffer are kept; Okio
 * pools the segments of the buffer.
 *
 * @see <a href="https://github.com/square/moshi#built-on-okio">Moshi's README, "Built on Okio"</a>
 */
abstract class MoshiJson<T, R> implements Serializer<T, R>, TextSerializer<R>, StreamSerializer<R> {
  private final JsonAdapter<R> adapter;
  private final Buffer buffer = new Buffer();

  MoshiJson(JsonAdapter<R> adapter) {
    this.adapter = adapter;
  }

  @Override
  public byte[] serialize(R value) throws IOException {
    // Removes the rest of a message that failed.
    buffer.clear();
    adapter.toJson(buffer, value);
    return buffer.readByteArray();
  }

  @Override
  public R deserialize(byte[] bytes) throws IOException {
    buffer.clear();
    return adapter.fromJson(buffer.write(bytes));
  }

  @Override
  public String write(R value) {
    return adapter.toJson(value);
  }

  @Override
  public R parse(String text) throws IOException {
    return adapter.fromJson(text);
  }

  /** Writes the values as elements of one array. */
  @Override
  public ItemWriter<R> writer(OutputStream out) throws IOException {
    JsonWriter array = JsonWriter.of(Okio.buffer(Okio.sink(out)));
    array.beginArray();
    return new ItemWriter<>() {
      @Override
      public void write(R value) throws IOException {
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
  public ItemReader<R> reader(InputStream in) throws IOException {
    JsonReader array = JsonReader.of(Okio.buffer(Okio.source(in)));
    array.beginArray();
    return () -> adapter.fromJson(array);
  }
}
