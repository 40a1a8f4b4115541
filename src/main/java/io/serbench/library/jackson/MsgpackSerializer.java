package io.serbench.library.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.serbench.dataset.DataType;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Data binding to MessagePack. Its generator fails at the second value of a sequence; for many
 * values on one stream its documentation writes each by itself and leaves the stream open.
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
        // Each value is on the stream already.
      }
    };
  }
}
