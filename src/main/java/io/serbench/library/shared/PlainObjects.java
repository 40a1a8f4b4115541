package io.serbench.library.shared;

import io.serbench.catalog.PlainSerializer;
import io.serbench.dataset.DataType;

/**
 * The part that rows have in common whose libraries take plain objects.
 *
 * @param <T> the plain type
 */
public abstract class PlainObjects<T> implements PlainSerializer<T> {
  private final DataType<T> type;

  protected PlainObjects(DataType<T> type) {
    this.type = type;
  }

  @Override
  public final DataType<T> type() {
    return type;
  }
}
