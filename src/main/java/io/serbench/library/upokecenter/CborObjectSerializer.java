package io.serbench.library.upokecenter;

import com.upokecenter.cbor.CBORObject;
import io.serbench.dataset.DataType;
import io.serbench.library.PlainObjects;

/**
 * CBOR-Java's conversion of plain objects. All of it is in static methods that keep what they found
 * out about the classes, so there is nothing to set up or to reuse.
 *
 * @see <a href="https://github.com/peteroupc/CBOR-Java">CBOR-Java</a>
 */
final class CborObjectSerializer<T> extends PlainObjects<T> {
  private final Class<T> root;

  CborObjectSerializer(DataType<T> type) {
    super(type);
    this.root = type.root();
  }

  @Override
  public byte[] serialize(T value) {
    return CBORObject.FromObject(value).EncodeToBytes();
  }

  @Override
  public T deserialize(byte[] bytes) {
    return root.cast(CBORObject.DecodeObjectFromBytes(bytes, root));
  }
}
