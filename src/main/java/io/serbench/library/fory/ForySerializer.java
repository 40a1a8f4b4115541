package io.serbench.library.fory;

import io.serbench.dataset.DataType;
import org.apache.fory.Fory;

/** Fory on plain objects. */
class ForySerializer<T> extends ForyMessages<T, T> {
  private final DataType<T> type;

  ForySerializer(DataType<T> type, Fory fory) {
    super(type.root(), fory);
    this.type = type;
  }

  /** A deep copy: Fory takes plain objects. */
  @Override
  public T create(T value) {
    return type.copy(value);
  }

  @Override
  public T restore(T representation) {
    return representation;
  }
}
