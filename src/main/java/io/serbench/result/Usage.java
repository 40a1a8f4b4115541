package io.serbench.result;

import io.serbench.serializer.Transport;
import java.util.OptionalInt;

/**
 * How a row's data travel, and by how many threads.
 *
 * @param transport where encoded data go
 * @param items values on each stream, or as many as fit where empty; 1 over other transports
 * @param threads threads that do the same at the same time
 * @param shared whether one serializer serves them all; otherwise each has its own
 */
public record Usage(Transport transport, OptionalInt items, int threads, boolean shared) {
  /** Byte arrays, one thread. */
  public static final Usage DEFAULT = over(Transport.ARRAY);

  public Usage {
    items.ifPresent(number -> Require.atLeast(1, "the number of values on a stream", number));
    Require.atLeast(1, "the number of threads", threads);
  }

  /** One value at a time, by one thread. */
  public static Usage over(Transport transport) {
    return new Usage(transport, OptionalInt.of(1), 1, false);
  }

  /** The same by one thread. */
  public Usage alone() {
    return new Usage(transport, items, 1, false);
  }

  /** In one word, for lists that scripts read: {@code media.1}, {@code media.1@text}. */
  public String label(String dataset) {
    return transport == Transport.ARRAY ? dataset : dataset + "@" + transport.word();
  }

  /** The dataset and what is unusual of the way: {@code media.1}, {@code media.1 over strings}. */
  public String describe(String dataset) {
    StringBuilder text = new StringBuilder(dataset);
    if (transport == Transport.STREAM) {
      text.append(" over streams");
      text.append(items.isEmpty() ? "" : " of " + items.getAsInt() + " values");
    } else if (transport != Transport.ARRAY) {
      text.append(" over ").append(transport.description());
    }
    if (threads > 1) {
      text.append(", ").append(threads).append(" threads");
      text.append(shared ? " with one serializer" : "");
    }
    return text.toString();
  }
}
