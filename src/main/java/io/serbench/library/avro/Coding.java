package io.serbench.library.avro;

import java.io.IOException;
import org.apache.avro.io.Decoder;
import org.apache.avro.io.Encoder;

/** How a record is written to an encoder and read from a decoder: by Avro, or by hand. */
interface Coding<R> {
  void write(R record, Encoder out) throws IOException;

  R read(Decoder in) throws IOException;
}
