package io.serbench.fork;

import io.serbench.dataset.object.ObjectWalk;
import io.serbench.measure.Sink;
import java.math.BigDecimal;
import java.net.URI;
import java.nio.ByteBuffer;

/**
 * Reads all of an object, which brings it into the processor's caches. Numbers and addresses of the
 * JDK then remember their text, as they do once any serializer has written them: a row that asks
 * for it is not to seem to remember the object itself.
 */
final class Touch {
  private Touch() {}

  /**
   * Reads a value, or a message: an array, a buffer or a string.
   *
   * @param walks whether to read other objects, too: some keep what is asked of them, as their size
   */
  static void all(Object object, boolean walks) {
    if (object instanceof byte[] bytes) {
      long sum = 0;
      for (byte part : bytes) {
        sum += part;
      }
      Sink.consume(sum);
    } else if (object instanceof ByteBuffer buffer) {
      byte[] bytes = new byte[buffer.limit()];
      buffer.get(0, bytes);
      all(bytes, walks);
    } else if (object instanceof String text) {
      long sum = 0;
      for (int i = 0; i < text.length(); i++) {
        sum += text.charAt(i);
      }
      Sink.consume(sum);
    } else if (walks) {
      ObjectWalk.through(
          object,
          (part, depth) -> {
            if (part instanceof String || part instanceof byte[]) {
              all(part, false);
            } else if (part instanceof BigDecimal || part instanceof URI) {
              Sink.consume(part.toString().length());
            }
          });
    }
  }
}
