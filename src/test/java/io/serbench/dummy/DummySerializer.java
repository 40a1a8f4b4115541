package io.serbench.dummy;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/** A serializer that works, and whose every step a dummy may replace by a failure. */
class DummySerializer<T> extends PlainObjects<T> {
  private final DataType<T> type;

  DummySerializer(DataType<T> type) {
    super(type);
    this.type = type;
  }

  final Class<T> root() {
    return type.root();
  }

  @Override
  public byte[] serialize(T representation) throws Exception {
    return encode(representation);
  }

  @Override
  public T deserialize(byte[] bytes) throws Exception {
    return type.root().cast(decode(bytes));
  }

  static byte[] encode(Object value) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    }
    return bytes.toByteArray();
  }

  static Object decode(byte[] bytes) throws IOException, ClassNotFoundException {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      return in.readObject();
    }
  }
}
