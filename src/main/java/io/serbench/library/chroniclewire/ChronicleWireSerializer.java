package io.serbench.library.chroniclewire;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireType;

/**
 * Chronicle Wire on memory outside the heap, which is its home: what is written to and what is read
 * from is made once and grows, and the array is copied from the one and into the other. Over a
 * wrapped array its own formats lose a field after a text that is not Latin-1.
 *
 * @see <a href="https://github.com/OpenHFT/Chronicle-Wire">Chronicle Wire's README</a>
 */
final class ChronicleWireSerializer<T> extends PlainObjects<T> {
  private static final int INITIAL_CAPACITY = 1024;

  private final Class<T> root;
  private final Bytes<?> output = Bytes.allocateElasticDirect(INITIAL_CAPACITY);
  private final Bytes<?> input = Bytes.allocateElasticDirect(INITIAL_CAPACITY);
  private final Wire writer;
  private final Wire reader;

  private ChronicleWireSerializer(DataType<T> type, WireType format) {
    super(type);
    this.root = type.root();
    this.writer = format.apply(output);
    this.reader = format.apply(input);
  }

  static <T> ChronicleWireSerializer<T> named(DataType<T> type) {
    return new ChronicleWireSerializer<>(type, WireType.BINARY_LIGHT);
  }

  static <T> ChronicleWireSerializer<T> fieldless(DataType<T> type) {
    return new ChronicleWireSerializer<>(type, WireType.FIELDLESS_BINARY);
  }

  @Override
  public byte[] serialize(T value) {
    writer.reset();
    writer.getValueOut().object(root, value);
    return output.toByteArray();
  }

  @Override
  public T deserialize(byte[] bytes) {
    reader.reset();
    input.write(bytes);
    return reader.getValueIn().object(root);
  }
}
