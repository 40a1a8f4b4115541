package io.serbench.library.gson;

import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import io.serbench.serializer.StreamSerializer.ItemReader;
import io.serbench.serializer.StreamSerializer.ItemWriter;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * Many values on one stream: the elements of one JSON array, of which one at a time is in memory.
 *
 * @see <a
 *     href="https://javadoc.io/doc/com.google.code.gson/gson/latest/com.google.gson/com/google/gson/stream/JsonReader.html">JsonReader</a>
 */
final class GsonArray {
  private GsonArray() {}

  /** Writes a value. */
  @FunctionalInterface
  interface Encoder<R> {
    void write(JsonWriter out, R value) throws IOException;
  }

  /** Reads a value. */
  @FunctionalInterface
  interface Decoder<R> {
    R read(JsonReader in) throws IOException;
  }

  /** Characters to UTF-8; JsonWriter asks for a buffer, since it makes many small calls. */
  static Writer writer(OutputStream out) {
    return new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
  }

  /** UTF-8 to characters; JsonReader has a buffer of its own. */
  static Reader reader(InputStream in) {
    return new InputStreamReader(in, StandardCharsets.UTF_8);
  }

  static <R> ItemWriter<R> begun(JsonWriter out, Encoder<R> encoder) throws IOException {
    out.beginArray();
    return new ItemWriter<>() {
      @Override
      public void write(R value) throws IOException {
        encoder.write(out, value);
      }

      @Override
      public void end() throws IOException {
        out.endArray();
        out.flush();
      }
    };
  }

  static <R> ItemReader<R> begun(JsonReader in, Decoder<R> decoder) throws IOException {
    in.beginArray();
    return () -> decoder.read(in);
  }
}
