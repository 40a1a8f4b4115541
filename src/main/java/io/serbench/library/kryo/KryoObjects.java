package io.serbench.library.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import io.serbench.dataset.DataType;
import io.serbench.library.PlainObjects;

/**
 * Kryo, however it is set up: one {@link Kryo}, one {@link Output} that grows without limit and one
 * {@link Input}, all used again for each message, and the methods for a root whose class is known
 * and that is not null.
 *
 * @see <a href="https://github.com/EsotericSoftware/kryo#output">Kryo's README, "Output"</a>
 * @see <a href="https://github.com/EsotericSoftware/kryo#reading-and-writing-objects">Kryo's
 *     README, "Reading and writing objects"</a>
 */
final class KryoObjects<T> extends PlainObjects<T> {
  private static final int INITIAL_CAPACITY = 4096;
  private static final int WITHOUT_LIMIT = -1;

  private final Class<T> root;
  private final Kryo kryo;
  private final Output output = new Output(INITIAL_CAPACITY, WITHOUT_LIMIT);
  private final Input input = new Input();

  KryoObjects(DataType<T> type, Kryo kryo) {
    super(type);
    this.root = type.root();
    this.kryo = kryo;
  }

  @Override
  public byte[] serialize(T value) {
    output.reset();
    kryo.writeObject(output, value);
    return output.toBytes();
  }

  @Override
  public T deserialize(byte[] bytes) {
    input.setBuffer(bytes);
    return kryo.readObject(input, root);
  }
}
