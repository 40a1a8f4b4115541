package io.serbench.protocol;

import java.util.List;

/**
 * This is what a hostile message did.
 *
 * @param sent which message
 * @param effect what came of it
 * @param cost what it cost
 * @param said the exception, or where the call was when it was given up; empty where it returned
 * @param sightings what was done to a canary
 * @param afterwards why a good message is not read any more by the same serializer; empty where it
 *     is
 */
public record Attempt(
    Sent sent, Effect effect, Cost cost, String said, List<String> sightings, String afterwards)
    implements FromChild {
  public Attempt {
    sightings = List.copyOf(sightings);
  }

  /**
   * A message on its way to a serializer.
   *
   * @param number its place among all
   * @param way the data set and the transport: {@code media.1@text}
   * @param name what is hostile about it
   * @param length bytes
   * @param mutant whether it was made by changing a valid one at random
   */
  public record Sent(int number, String way, String name, int length, boolean mutant) {}

  /** What came of a message. */
  public enum Effect {
    /** An object came back that is equal to that of the valid message. */
    SAME,
    /** Another object came back, and no error. */
    ALTERED,
    /** Something came back of which nobody knows what it should be. */
    ACCEPTED,
    /** The library threw an exception. */
    REJECTED,
    /** The stack overflowed. */
    OVERFLOWED,
    /** The heap was exhausted. */
    EXHAUSTED,
    /** It did not return in time, and the JVM was ended. */
    HUNG,
    /** The JVM ended. */
    DIED
  }

  /**
   * What a call took; the least of three where it was much.
   *
   * @param allocated bytes
   * @param allowed bytes that are not held against it
   * @param cpuNanos of the thread
   */
  public record Cost(long allocated, long allowed, long cpuNanos) {
    /** Of a call that did not end. */
    public static final Cost UNKNOWN = new Cost(0, 0, 0);

    private static final long ALLOWED = 256 << 10;
    private static final long ALLOWED_PER_BYTE = 100;
    private static final long ALLOWED_NANOS = 250_000_000;
    private static final long ALLOWED_NANOS_PER_BYTE = 1000;
    private static final long GIVEN_UP_NANOS = 3_000_000_000L;

    /**
     * Bytes that a message may cost: 256 kB and 100 times its length, or twice what a good message
     * costs, whichever is more. An exception with its stack trace, and a class that is looked for
     * in vain, take up to 200 kB, whatever the message.
     */
    public static long allowed(int length, long good) {
      return Math.max(ALLOWED + ALLOWED_PER_BYTE * length, 2 * good);
    }

    /** Nanoseconds of CPU time that are not held against a message. */
    public static long allowedNanos(int length) {
      return ALLOWED_NANOS + ALLOWED_NANOS_PER_BYTE * length;
    }

    /** Nanoseconds of CPU time after which a call is given up. */
    public static long patience(int length) {
      return GIVEN_UP_NANOS + ALLOWED_NANOS_PER_BYTE * length;
    }
  }

  /** Whether it allocated more than it may. */
  public boolean isLarge() {
    return cost.allocated() > cost.allowed();
  }

  /** Whether it took longer than it may. */
  public boolean isSlow() {
    return cost.cpuNanos() > Cost.allowedNanos(sent.length());
  }
}
