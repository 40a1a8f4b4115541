package io.serbench.fork;

import io.serbench.serializer.Serializer;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Sends numbers of objects, and returns what a copier makes of them. */
final class Copies<T> implements Serializer<T, T> {
  private final List<T> given = new ArrayList<>();
  private final UnaryOperator<T> copier;

  Copies(UnaryOperator<T> copier) {
    this.copier = copier;
  }

  @Override
  public T create(T value) {
    return value;
  }

  @Override
  public byte[] serialize(T representation) {
    given.add(representation);
    return ByteBuffer.allocate(4).putInt(given.size() - 1).array();
  }

  @Override
  public T deserialize(byte[] bytes) {
    return copier.apply(given.get(ByteBuffer.wrap(bytes).getInt()));
  }

  @Override
  public T restore(T representation) {
    return representation;
  }
}
