package io.serbench.lab.service;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.MediaContent;
import io.serbench.measure.Sink;

/** The least that a handler does with a message: it reads the fields. */
final class Touch {
  private Touch() {}

  /**
   * Reads the fields of a {@link MediaContent}, which is the message that is timed. Does nothing
   * with other messages.
   */
  static void all(Object plain) {
    long sum = 0;
    if (plain instanceof MediaContent content) {
      sum += content.media.uri.length() + content.media.size + content.media.duration;
      for (String person : content.media.persons) {
        sum += person.length();
      }
      for (Image image : content.images) {
        sum += image.uri.length() + image.width;
      }
    }
    Sink.consume(sum == Long.MIN_VALUE ? plain : null);
  }
}
