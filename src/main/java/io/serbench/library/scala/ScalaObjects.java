package io.serbench.library.scala;

import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;
import java.util.function.Function;

/**
 * The common part of rows whose representation is Scala's case classes: those of serbench's own, or
 * a user's class as it is.
 */
abstract class ScalaObjects<T, R> implements Serializer<T, R> {
  private final Conversion<T, R> conversion;

  ScalaObjects(Conversion<T, R> conversion) {
    this.conversion = conversion;
  }

  /** How plain values become the case classes, and back. */
  record Conversion<T, R>(Function<T, R> create, Function<R, T> restore) {
    static final Conversion<io.serbench.dataset.media.MediaContent, MediaContent> OF_MEDIA =
        new Conversion<>(MediaValues::scala, MediaValues::plain);

    static final Conversion<Object, Object> NONE = new Conversion<>(it -> it, it -> it);
  }

  /** Returns whether a type is the user's, which has codecs of the user's. */
  static boolean isOwn(DataType<?> type) {
    return !type.bundled();
  }

  @Override
  public final R create(T value) {
    return conversion.create().apply(value);
  }

  @Override
  public final T restore(R value) {
    return conversion.restore().apply(value);
  }
}
