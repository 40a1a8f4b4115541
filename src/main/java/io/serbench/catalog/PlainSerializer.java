package io.serbench.catalog;

import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;

/**
 * A serializer of a library that takes plain objects: creating is copying, and what is decoded is
 * plain already.
 *
 * @param <T> the plain type
 */
public interface PlainSerializer<T> extends Serializer<T, T> {
  /** What it carries, as it was opened for. */
  DataType<T> type();

  @Override
  default T create(T value) {
    return type().copy(value);
  }

  @Override
  default T restore(T representation) {
    return representation;
  }
}
