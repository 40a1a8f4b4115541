package io.serbench.library.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.serbench.dataset.DataType;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Data binding to MessagePack. The generator fails at the second value of a sequence, so each value
 * on a stream is written separately, with the stream left open, as the documentation shows.
 *
 * @see <a href="https://github.com/msgpack/msgpack-java/blob/main/msgpack-jackson/README.md">
 *     jackson-dataformat-msgpack</a>
 */
final class MsgpackSerializer<T> extends DatabindSerializer<T> {
  private final ObjectWriter leavingOpen;

  MsgpackSerializer(DataType<T> type, ObjectMapper mapper) {
    super(type, mapper);
    this.leavingOpen = writer(mapper, type).without(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
  }

  @Override
  public ItemWriter<T> writer(OutputStream out) {
    return new ItemWriter<>() {
      @Override
      public void write(T value) throws IOException {
        leavingOpen.writeValue(out, value);
      }

      @Override
      public void end() {
        // Every value has already been written to the stream.
      }
    };
  }
}
