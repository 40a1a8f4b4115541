package io.serbench.library.fory;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import org.apache.fory.format.encoder.Encoders;
import org.apache.fory.format.encoder.RowEncoder;
import org.apache.fory.logging.LoggerFactory;

/**
 * Fory's row format of beans. The encoder is kept, and with it the code that it generated and its
 * buffer. Lists in what it decodes stand on the row; a copy reads them.
 *
 * @see <a href="https://github.com/apache/fory/blob/v0.16.0/docs/guide/java/row-format.md">Row
 *     Format</a>
 */
final class ForyRowFormatSerializer<T> extends PlainObjects<T> {
  private final RowEncoder<T> encoder;

  ForyRowFormatSerializer(DataType<T> type) {
    super(type);
    // It would say on stdout what it generates.
    LoggerFactory.disableLogging();
    this.encoder = Encoders.bean(type.root());
  }

  @Override
  public byte[] serialize(T value) {
    return encoder.encode(value);
  }

  @Override
  public T deserialize(byte[] bytes) {
    return encoder.decode(bytes);
  }

  @Override
  public T restore(T value) {
    return type().copy(value);
  }
}
