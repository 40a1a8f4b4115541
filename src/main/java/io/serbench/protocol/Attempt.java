package io.serbench.protocol;

import java.util.List;

/**
 * What a hostile message did.
 *
 * @param said the exception, or the stack of a call that was abandoned; may be empty
 * @param sightings what was done to a {@link io.serbench.dataset.hostile.Canary}
 * @param afterwards why the same serializer then failed to read a good message; may be empty
 */
public record Attempt(
    Sent sent, Effect effect, Cost cost, String said, List<String> sightings, String afterwards)
    implements FromFork {
  /**
   * A message of some bytes on its way to a serializer, told before it is decoded: if the fork is
   * not heard from again, this one ended it.
   *
   * @param number its place in the order of the row's messages, from 0
   * @param way the data set and the transport: {@code media.1@text}
   * @param name what is hostile about it
   * @param mutant whether it is a valid message that was changed at random
   */
  public record Sent(int number, String way, String name, int length, boolean mutant)
      implements FromFork {}

  public enum Effect {
    SAME,
    /** A different object came back, and no error. */
    ALTERED,
    /** An object came back, and there is no valid one to compare it with. */
    ACCEPTED,
    REJECTED,
    OVERFLOWED,
    EXHAUSTED,
    HUNG,
    DIED
  }

  /** What one call cost, in bytes and nanoseconds of CPU time: the least of up to three calls. */
  public record Cost(long allocated, long allowed, long cpuNanos) {
    public static final Cost UNKNOWN = new Cost(0, 0, 0);

    private static final long ALLOWED = 256 << 10;
    private static final long ALLOWED_PER_BYTE = 100;
    private static final long ALLOWED_NANOS = 250_000_000;
    private static final long ALLOWED_NANOS_PER_BYTE = 1000;
    private static final long ABANDONED_NANOS = 3_000_000_000L;

    /**
     * Returns how many bytes a call may allocate. An exception with its stack trace and the search
     * for a missing class take up to 200 kB, whatever the message.
     */
    public static long allowed(int length, long good) {
      return Math.max(ALLOWED + ALLOWED_PER_BYTE * length, 2 * good);
    }

    public static long allowedNanos(int length) {
      return ALLOWED_NANOS + ALLOWED_NANOS_PER_BYTE * length;
    }

    /** Returns nanoseconds of CPU time after which a call is abandoned. */
    public static long patience(int length) {
      return ABANDONED_NANOS + ALLOWED_NANOS_PER_BYTE * length;
    }
  }

  /** Returns this attempt with the lesser allocation and the lesser time of it and a repetition. */
  public Attempt orLess(Cost again) {
    long allocated = Math.min(cost.allocated, again.allocated);
    Cost least = new Cost(allocated, cost.allowed, Math.min(cost.cpuNanos, again.cpuNanos));
    return new Attempt(sent, effect, least, said, sightings, afterwards);
  }

  public boolean isLarge() {
    return cost.allocated() > cost.allowed();
  }

  /** Returns whether the call took more CPU time than {@link Cost#allowedNanos}. */
  public boolean isSlow() {
    return cost.cpuNanos() > Cost.allowedNanos(sent.length());
  }
}
