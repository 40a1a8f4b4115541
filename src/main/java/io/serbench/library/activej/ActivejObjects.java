package io.serbench.library.activej;

import io.activej.serializer.BinarySerializer;
import io.activej.serializer.CompatibilityLevel;
import io.activej.serializer.CorruptedDataException;
import io.activej.serializer.SerializerBuilder;
import io.serbench.dataset.DataType;
import io.serbench.library.PlainObjects;
import java.util.Arrays;

/**
 * ActiveJ's serializer: classes generated in the running JVM, which encode to and decode from an
 * array, as its page of <a href="https://activej.io/serializer/examples">examples</a> shows.
 *
 * <p>The encoder does not know how much room it needs and says by an {@link
 * IndexOutOfBoundsException} that the array was too small; ActiveJ's own streams then try again
 * with a larger one, and so does this adapter. After the first values the array is large enough.
 */
final class ActivejObjects<T> extends PlainObjects<T> {
  private static final CompatibilityLevel LEVEL = CompatibilityLevel.LEVEL_4_LE;
  private static final int INITIAL_SIZE = 16 * 1024;
  private static final int LARGEST = 1 << 28;

  private final BinarySerializer<T> serializer;
  private byte[] buffer = new byte[INITIAL_SIZE];

  ActivejObjects(DataType<T> type) {
    super(type);
    PublicFields fields = new PublicFields(LEVEL);
    SerializerBuilder builder = SerializerBuilder.create().withCompatibilityLevel(LEVEL);
    builder.with(String.class, context -> fields.string());
    for (Class<?> each : type.classes()) {
      if (!each.isEnum()) {
        builder.with(each, fields::define);
      }
    }
    this.serializer = builder.build(type.root());
  }

  @Override
  public byte[] serialize(T value) {
    while (true) {
      try {
        return Arrays.copyOf(buffer, serializer.encode(buffer, 0, value));
      } catch (IndexOutOfBoundsException tooSmall) {
        if (buffer.length >= LARGEST) {
          throw tooSmall;
        }
        buffer = new byte[2 * buffer.length];
      }
    }
  }

  @Override
  public T deserialize(byte[] bytes) throws CorruptedDataException {
    return serializer.decode(bytes, 0);
  }
}
