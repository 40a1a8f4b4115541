package io.serbench.result;

/**
 * What virtual threads did together in a fork, each creating, encoding and decoding messages, and
 * parking now and then.
 *
 * @param messages how many all of them encoded and decoded
 * @param nanos how long that took, from the first to the last
 * @param keptBytes by how many bytes more memory was in use after full collections than with as
 *     many threads without a serializer; less than zero where other things were freed meanwhile
 * @param pinned how often one of them waited without letting go of its carrier thread
 * @param instances how many serializers they had among them
 */
public record VirtualThreads(
    long messages, long nanos, long keptBytes, long pinned, int instances) {
  private static final double SECOND = 1e9;
  private static final double MILLION = 1e6;
  private static final double KILOBYTE = 1e3;

  public VirtualThreads {
    Require.that(messages > 0, "the number of messages must be positive");
    Require.that(nanos > 0, "the time of virtual threads must be positive");
    Require.notNegative("the number of times that threads were pinned", pinned);
    Require.atLeast(1, "the number of serializers", instances);
  }

  /** Messages a second, of all threads together. */
  public double messagesPerSecond() {
    return messages * SECOND / nanos;
  }

  /** How often a thread was pinned, in a million messages. */
  public double pinnedPerMillion() {
    return pinned * MILLION / messages;
  }

  /** Kilobytes of a thousand bytes that are kept for each of so many threads. */
  public double keptKilobytes(int threads) {
    return keptBytes / KILOBYTE / threads;
  }
}
