package io.serbench.library.jsoniter;

import com.jsoniter.JsonIterator;
import com.jsoniter.extra.PreciseFloatSupport;
import com.jsoniter.output.JsonStream;
import com.jsoniter.spi.Decoder;
import com.jsoniter.spi.Encoder;
import com.jsoniter.spi.JsoniterSpi;
import io.serbench.library.shared.TextForm;
import java.io.IOException;

/**
 * Writes and reads values as JSON strings, for classes that jsoniter does not know. The codecs are
 * registered once for the whole JVM, before jsoniter's first configuration is made, which copies
 * them; it rejects a second registration.
 *
 * @see <a href="https://jsoniter.com/java-features.html">Jsoniter Features</a>
 */
record TextCodec<V>(TextForm<V> form) implements Encoder, Decoder {

  static {
    // By default it writes six digits after the point.
    PreciseFloatSupport.enable();
    for (TextForm<?> each : TextForm.UUIDS_AND_TIMES) {
      register(each);
    }
  }

  /** Registers the codecs when this class is first used. */
  static void register() {}

  private static <V> void register(TextForm<V> form) {
    TextCodec<V> codec = new TextCodec<>(form);
    JsoniterSpi.registerTypeEncoder(form.type(), codec);
    JsoniterSpi.registerTypeDecoder(form.type(), codec);
  }

  @Override
  public void encode(Object value, JsonStream stream) throws IOException {
    stream.writeVal(value.toString());
  }

  @Override
  public Object decode(JsonIterator iterator) throws IOException {
    return form.parser().apply(iterator.readString());
  }
}
