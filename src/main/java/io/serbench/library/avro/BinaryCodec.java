package io.serbench.library.avro;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;

/**
 * Records to bytes and back, as all rows do it: one buffering encoder and one decoder, which are
 * set to the next stream and array; Avro's documentation calls both the variant that is tuned for
 * speed. The decoder reads an array in place.
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
  private final ByteArrayOutputStream buffer = new ByteArrayOutputStream(1024);
  private final BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(buffer, null);
  private final BinaryDecoder decoder = DecoderFactory.get().binaryDecoder(new byte[0], null);

  BinaryCodec(Coding<R> coding) {
    this.coding = coding;
  }

  byte[] encode(R record) throws IOException {
    buffer.reset();
    coding.write(record, encoder);
    encoder.flush();
    return buffer.toByteArray();
  }

  R decode(byte[] bytes) throws IOException {
    return coding.read(DecoderFactory.get().binaryDecoder(bytes, decoder));
  }
}
