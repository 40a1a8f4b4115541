package io.serbench.protocol;

import java.util.List;

/**
 * What a hostile message did.
 *
 * @param said the exception, or the stack of a call that was abandoned; empty where the call
 *     returned
 * @param sightings what was done to a {@link io.serbench.dataset.hostile.Canary}
 * @param afterwards why the same serializer then failed to read a good message; empty where it read
 *     one
 */
public record Attempt(
    Sent sent, Effect effect, Cost cost, String said, List<String> sightings, String afterwards)
    implements FromChild {
  /**
   * A message on its way to a serializer.
   *
   * @param number its place in the order of the row's messages, from 0
   * @param way the data set and the transport: {@code media.1@text}
   * @param name what is hostile about it
   * @param length in bytes
   * @param mutant whether it is a valid message that was changed at random
   */
  public record Sent(int number, String way, String name, int length, boolean mutant) {}

  /** How the call that decodes a message ended. */
  public enum Effect {
    /** An object came back that is equal to that of the valid message. */
    SAME,
    /** A different object came back, and no error. */
    ALTERED,
    /** An object came back, and there is no valid one to compare it with. */
    ACCEPTED,
    REJECTED,
    OVERFLOWED,
    EXHAUSTED,
    /** The call did not return in time, and the JVM was halted. */
    HUNG,
    DIED
  }

  /**
   * What one call cost; the least of up to three calls where that was much.
   *
   * @param allocated bytes that the call allocated
   * @param allowed bytes that it was allowed to allocate
   * @param cpuNanos nanoseconds of CPU time of its thread
   */
  public record Cost(long allocated, long allowed, long cpuNanos) {
    /** The cost of a call that did not return. */
    public static final Cost UNKNOWN = new Cost(0, 0, 0);

    private static final long ALLOWED = 256 << 10;
    private static final long ALLOWED_PER_BYTE = 100;
    private static final long ALLOWED_NANOS = 250_000_000;
    private static final long ALLOWED_NANOS_PER_BYTE = 1000;
    private static final long ABANDONED_NANOS = 3_000_000_000L;

    /**
     * Returns how many bytes a call may allocate: 256 KiB plus 100 times the length of its message,
     * or twice as many as a good message takes, whichever is more. An exception with its stack
     * trace and the search for a missing class take up to 200 kB, whatever the message.
     *
     * @param good bytes that decoding a good message allocates
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

    /** Returns the lesser allocation and the lesser time of two calls with the same message. */
    public Cost least(Cost other) {
      return new Cost(
          Math.min(allocated, other.allocated), allowed, Math.min(cpuNanos, other.cpuNanos));
    }
  }

  public Attempt with(Cost other) {
    return new Attempt(sent, effect, other, said, sightings, afterwards);
  }

  public boolean isLarge() {
    return cost.allocated() > cost.allowed();
  }

  /** Returns whether the call took more CPU time than {@link Cost#allowedNanos}. */
  public boolean isSlow() {
    return cost.cpuNanos() > Cost.allowedNanos(sent.length());
  }
}
