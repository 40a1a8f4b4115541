package io.serbench.library.avro;

import java.io.IOException;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.io.DatumReader;
import org.apache.avro.io.DatumWriter;
import org.apache.avro.io.Decoder;
import org.apache.avro.io.Encoder;

/**
 * Avro's own way: a writer and a reader that interpret the schema, made once. Nothing is handed to
 * the reader for reuse: that would change a record which was decoded before.
 */
final class DatumCoding<R> implements Coding<R> {
  private final DatumWriter<R> writer;
  private final DatumReader<R> reader;

  /**
   * The data model picks the kind of writer and reader.
   *
   * @param written the schema of what is read, which {@code schema} may differ from
   */
  @SuppressWarnings("unchecked") // What they take and give is the model's kind of record.
  DatumCoding(GenericData model, Schema schema, Schema written) {
    this.writer = (DatumWriter<R>) model.createDatumWriter(schema);
    this.reader = (DatumReader<R>) model.createDatumReader(written, schema);
  }

  @Override
  public void write(R record, Encoder out) throws IOException {
    writer.write(record, out);
  }

  @Override
  public R read(Decoder in) throws IOException {
    return reader.read(null, in);
  }
}
