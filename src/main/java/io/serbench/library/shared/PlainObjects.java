package io.serbench.library.shared;

import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;

/**
 * The part that rows have in common whose libraries take plain objects: creating is copying, and
 * what is decoded is plain already.
 *
 * @param <T> the plain type
 */
public abstract class PlainObjects<T> implements Serializer<T, T> {
  private final DataType<T> type;

  protected PlainObjects(DataType<T> type) {
    this.type = type;
  }

  @Override
  public final T create(T value) {
    return type.copy(value);
  }

  @Override
  public final T restore(T representation) {
    return representation;
  }
}
