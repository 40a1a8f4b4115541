package io.serbench.library.jdk;

import io.serbench.dataset.DataType;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/**
 * Like {@link JavaBuiltIn}, but the root is written and read unshared: no other object may refer to
 * it. References below the root are shared, and a reference back to the root is written as another
 * object.
 */
final class JavaBuiltInUnshared<T> extends JavaBuiltIn<T> {
  JavaBuiltInUnshared(DataType<T> type) {
    super(type);
  }

  @Override
  void write(ObjectOutputStream out, T value) throws IOException {
    out.writeUnshared(value);
  }

  @Override
  Object read(ObjectInputStream in) throws IOException, ClassNotFoundException {
    return in.readUnshared();
  }
}
