package io.serbench.run;

/**
 * How many forks a run may have at once.
 *
 * @param alive how many live
 * @param beside whether one may start and warm up while another measures, on a core of its own
 */
public record Room(int alive, boolean beside) {
  /** Only one: it starts, measures and ends before the next one starts. */
  public static final Room FOR_ONE = new Room(1, false);
}
