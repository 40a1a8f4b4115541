package io.serbench.result;

import io.serbench.result.RunMapper.OmittedIfEmpty;
import io.serbench.serializer.Transport;
import java.util.OptionalInt;

/**
 * How a row's data travel, and by how many threads.
 *
 * @param transport where encoded data go
 * @param items values on each stream, or as many as fit where empty; 1 over other transports
 * @param threads threads that do the same at the same time
 * @param shared whether one serializer serves them all; otherwise each has its own
 * @param virtual whether they are virtual threads, which share what the row's library advises
 */
public record Usage(
    Transport transport,
    OptionalInt items,
    int threads,
    boolean shared,
    @OmittedIfEmpty boolean virtual) {
  /** Byte arrays, one thread. */
  public static final Usage DEFAULT = over(Transport.ARRAY);

  public Usage {
    items.ifPresent(number -> Require.atLeast(1, "the number of values on a stream", number));
    Require.atLeast(1, "the number of threads", threads);
  }

  /** By threads of the operating system. */
  public Usage(Transport transport, OptionalInt items, int threads, boolean shared) {
    this(transport, items, threads, shared, false);
  }

  /** One value at a time, by one thread. */
  public static Usage over(Transport transport) {
    return new Usage(transport, OptionalInt.of(1), 1, false);
  }

  /** Over byte arrays, by virtual threads. */
  public static Usage virtualThreads(int threads) {
    return new Usage(Transport.ARRAY, OptionalInt.of(1), threads, false, true);
  }

  /** Threads of the operating system whose calls are timed; beside virtual threads it is one. */
  public int timedThreads() {
    return virtual ? 1 : threads;
  }

  /** Whether there is but one thread, of the operating system. */
  public boolean hasOneThread() {
    return threads == 1 && !virtual;
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
    if (!hasOneThread()) {
      text.append(", ").append(threads).append(virtual ? " virtual threads" : " threads");
      text.append(shared ? " with one serializer" : "");
    }
    return text.toString();
  }
}
