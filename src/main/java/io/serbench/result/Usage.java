package io.serbench.result;

import io.serbench.serializer.Medium;
import java.util.OptionalInt;

/**
 * How a row's data travel, and by how many threads.
 *
 * @param medium where encoded data go
 * @param items values on each stream, or as many as fit where empty; 1 over other media
 * @param threads threads that do the same at the same time
 * @param shared whether one serializer serves them all; otherwise each has its own
 */
public record Usage(Medium medium, OptionalInt items, int threads, boolean shared) {
  /** Byte arrays, one thread. */
  public static final Usage DEFAULT = over(Medium.ARRAY);

  public Usage {
    items.ifPresent(number -> Require.atLeast(1, "the number of values on a stream", number));
    Require.atLeast(1, "the number of threads", threads);
  }

  /** One value at a time, by one thread. */
  public static Usage over(Medium medium) {
    return new Usage(medium, OptionalInt.of(1), 1, false);
  }

  /** The same by one thread. */
  public Usage alone() {
    return new Usage(medium, items, 1, false);
  }

  /** In one word, for lists that scripts read: {@code media.1}, {@code media.1@text}. */
  public String label(String dataset) {
    return medium == Medium.ARRAY ? dataset : dataset + "@" + medium.word();
  }

  /** The dataset and what is unusual of the way: {@code media.1}, {@code media.1 over strings}. */
  public String describe(String dataset) {
    StringBuilder text = new StringBuilder(dataset);
    if (medium == Medium.STREAM) {
      text.append(" over streams");
      text.append(items.isEmpty() ? "" : " of " + items.getAsInt() + " values");
    } else if (medium != Medium.ARRAY) {
      text.append(" over ").append(medium.description());
    }
    if (threads > 1) {
      text.append(", ").append(threads).append(" threads");
      text.append(shared ? " with one serializer" : "");
    }
    return text.toString();
  }
}
