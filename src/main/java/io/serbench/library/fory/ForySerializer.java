package io.serbench.library.fory;

import io.serbench.catalog.PlainSerializer;
import io.serbench.dataset.DataType;
import org.apache.fory.Fory;

/** Fory on plain objects. */
class ForySerializer<T> extends ForyMessages<T, T> implements PlainSerializer<T> {
  private final DataType<T> type;

  ForySerializer(DataType<T> type, Fory fory) {
    super(type.root(), fory);
    this.type = type;
  }

  @Override
  public final DataType<T> type() {
    return type;
  }
}
