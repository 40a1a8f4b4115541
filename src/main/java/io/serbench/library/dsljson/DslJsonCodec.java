package io.serbench.library.dsljson;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonReader;
import com.dslplatform.json.JsonWriter;
import io.serbench.serializer.StreamSerializer.ItemReader;
import io.serbench.serializer.StreamSerializer.ItemWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;
import java.util.Iterator;

/**
 * DSL-JSON with the converters that its annotation processor wrote: one writer, whose buffer grows
 * and is kept, and one reader, which is pointed at each message's bytes.
 *
 * @see <a href="https://github.com/ngs-doo/dsl-json#best-practices">DSL-JSON's README, "Best
 *     practices"</a>
 */
final class DslJsonCodec<R> {
  private static final int BUFFER = 8192;

  private final DslJson<Object> json;
  private final Class<R> root;
  private final JsonWriter.WriteObject<R> encoder;
  private final JsonReader.ReadObject<R> decoder;
  private final JsonWriter writer;
  private final JsonReader<Object> reader;

  DslJsonCodec(DslJson<Object> json, Class<R> root) {
    this(json, root, root);
  }

  /**
   * For values of a generic class.
   *
   * @param bound the class with the types that it takes
   */
  @SuppressWarnings("unchecked") // What is bound to is the type of the values.
  DslJsonCodec(DslJson<Object> json, Class<R> root, Type bound) {
    this.json = json;
    this.root = root;
    this.encoder = (JsonWriter.WriteObject<R>) json.tryFindWriter(bound);
    this.decoder = (JsonReader.ReadObject<R>) json.tryFindReader(bound);
    if (encoder == null || decoder == null) {
      throw new IllegalArgumentException("DSL-JSON finds no converter for " + bound.getTypeName());
    }
    this.writer = json.newWriter();
    this.reader = json.newReader();
  }

  byte[] serialize(R value) {
    writer.reset();
    encoder.write(writer, value);
    return writer.toByteArray();
  }

  R deserialize(byte[] bytes) throws IOException {
    return reader.process(bytes, bytes.length).next(decoder);
  }

  /** The values are the elements of one array. */
  ItemWriter<R> writer(OutputStream out) {
    writer.reset(out);
    return new ItemWriter<>() {
      private byte separator = JsonWriter.ARRAY_START;

      @Override
      public void write(R value) {
        writer.writeByte(separator);
        separator = JsonWriter.COMMA;
        encoder.write(writer, value);
      }

      @Override
      public void end() {
        writer.writeByte(JsonWriter.ARRAY_END);
        writer.flush();
        writer.reset(null);
      }
    };
  }

  ItemReader<R> reader(InputStream in) throws IOException {
    Iterator<R> values = json.iterateOver(root, in, new byte[BUFFER]);
    return values::next;
  }
}
