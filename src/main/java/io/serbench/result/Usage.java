package io.serbench.result;

import io.serbench.result.RunMapper.OmittedIfEmpty;
import io.serbench.serializer.Transport;
import java.util.OptionalInt;

/**
 * How the values of a data set are carried: over which transport, and by how many threads.
 *
 * @param items the number of values on each stream, or empty for as many as fit; 1 over other
 *     transports
 * @param threads the number of threads that run at the same time
 * @param shared whether all threads share one serializer; otherwise each has its own
 * @param virtual whether they are virtual threads, which get serializers as the row's {@link
 *     io.serbench.catalog.Threading} says
 */
public record Usage(
    Transport transport,
    OptionalInt items,
    int threads,
    boolean shared,
    @OmittedIfEmpty boolean virtual) {
  /** Byte arrays and one thread. */
  public static final Usage DEFAULT = over(Transport.ARRAY);

  public Usage {
    items.ifPresent(number -> Require.atLeast(1, "the number of values on a stream", number));
    Require.atLeast(1, "the number of threads", threads);
  }

  public Usage(Transport transport, OptionalInt items, int threads, boolean shared) {
    this(transport, items, threads, shared, false);
  }

  /** Returns a usage with one value at a time, and one thread. */
  public static Usage over(Transport transport) {
    return new Usage(transport, OptionalInt.of(1), 1, false);
  }

  /** Returns the number of platform threads whose calls are timed; 1 beside virtual threads. */
  public int timedThreads() {
    return virtual ? 1 : threads;
  }

  /** Returns whether one call carries several values. */
  public boolean overStreams() {
    return transport == Transport.STREAM;
  }

  /** Returns whether there is only one thread, a platform thread. */
  public boolean hasOneThread() {
    return threads == 1 && !virtual;
  }

  public Usage alone() {
    return new Usage(transport, items, 1, false);
  }

  /** Returns a data set and the transport in one word: {@code media.1}, {@code media.1@text}. */
  public String label(String dataset) {
    return transport == Transport.ARRAY ? dataset : dataset + "@" + transport.word();
  }

  /** Returns a data set and what is not the default: {@code media.1 over strings}. */
  public String describe(String dataset) {
    StringBuilder text = new StringBuilder(dataset);
    if (transport == Transport.STREAM) {
      text.append(" over streams");
      text.append(items.isEmpty() ? "" : " of " + items.getAsInt() + " values");
    } else if (transport != Transport.ARRAY) {
      text.append(" over ").append(transport.description());
    }
    if (!hasOneThread()) {
      text.append(", ").append(threads).append(virtual ? " virtual threads" : " threads");
      text.append(shared ? " with one serializer" : "");
    }
    return text.toString();
  }
}
