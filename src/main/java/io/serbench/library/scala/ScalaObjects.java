package io.serbench.library.scala;

import io.serbench.serializer.Serializer;

/** The common part of rows whose representation is Scala's case classes. */
abstract class ScalaObjects
    implements Serializer<io.serbench.dataset.media.MediaContent, MediaContent> {
  @Override
  public final MediaContent create(io.serbench.dataset.media.MediaContent value) {
    return MediaValues.scala(value);
  }

  @Override
  public final io.serbench.dataset.media.MediaContent restore(MediaContent value) {
    return MediaValues.plain(value);
  }
}
