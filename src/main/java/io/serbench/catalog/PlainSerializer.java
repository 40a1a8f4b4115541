package io.serbench.catalog;

import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;

/**
 * A serializer for a library that encodes and decodes plain objects, so that {@code create} only
 * copies a value, and {@code restore} has nothing to do.
 *
 * @param <T> the plain type
 */
public interface PlainSerializer<T> extends Serializer<T, T> {
  /** Returns the type of the values, which {@link Opener#open} was given. */
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
