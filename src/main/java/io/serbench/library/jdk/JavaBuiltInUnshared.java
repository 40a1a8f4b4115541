package io.serbench.library.jdk;

import io.serbench.dataset.DataType;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/**
 * As {@link JavaBuiltIn}, but the root is written and read unshared: nothing else in the graph may
 * refer to it. Only the root is treated so; references below it are kept, and a reference back to
 * the root is written as one more object.
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
