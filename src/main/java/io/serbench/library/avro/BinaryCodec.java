package io.serbench.library.avro;

import io.serbench.library.shared.ByteSink;
import io.serbench.serializer.StreamSerializer.ItemReader;
import io.serbench.serializer.StreamSerializer.ItemWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;

/**
 * Records to bytes and back, as all rows do it: one buffering encoder and one decoder, which are
 * set to the next stream and array; Avro's documentation calls both the variant that is tuned for
 * speed. The decoder reads an array in place. A stream has an encoder and a decoder of its own.
 *
 * @see <a
 *     href="https://avro.apache.org/docs/1.12.0/api/java/org/apache/avro/io/EncoderFactory.html">
 *     EncoderFactory</a>
 * @see <a
 *     href="https://avro.apache.org/docs/1.12.0/api/java/org/apache/avro/io/DecoderFactory.html">
 *     DecoderFactory</a>
 */
final class BinaryCodec<R> {
  private final Coding<R> coding;
  private final ByteSink buffer = new ByteSink();
  private final BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(buffer, null);
  private final BinaryDecoder decoder = DecoderFactory.get().binaryDecoder(new byte[0], null);

  BinaryCodec(Coding<R> coding) {
    this.coding = coding;
  }

  byte[] encode(R record) throws IOException {
    buffer.cleared();
    coding.write(record, encoder);
    encoder.flush();
    return buffer.toBytes();
  }

  R decode(byte[] bytes) throws IOException {
    return coding.read(DecoderFactory.get().binaryDecoder(bytes, decoder));
  }

  /** Writes records one after another, as Avro's own encoding of arrays does: nothing between. */
  ItemWriter<R> writer(OutputStream out) {
    BinaryEncoder items = EncoderFactory.get().binaryEncoder(out, null);
    return new ItemWriter<>() {
      @Override
      public void write(R record) throws IOException {
        coding.write(record, items);
      }

      @Override
      public void end() throws IOException {
        items.flush();
      }
    };
  }

  ItemReader<R> reader(InputStream in) {
    BinaryDecoder items = DecoderFactory.get().binaryDecoder(in, null);
    return () -> coding.read(items);
  }
}
