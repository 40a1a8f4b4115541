package io.serbench.protocol;

/**
 * What it took a library to start in a fresh JVM.
 *
 * @param upMillis from the start of the JVM until it was ready to start the library
 * @param millis from before the library's classes are touched until the first object is read back
 * @param classes that were loaded for it
 * @param metaspace bytes by which the JVM's space for classes grew
 * @param warming how calls got faster afterwards
 */
public record StartUp(
    double upMillis, double millis, long classes, long metaspace, Warming warming) {
  /**
   * How calls got faster: a call writes a value and reads it back.
   *
   * @param millis from before the library's classes are touched until calls are about as fast as at
   *     the end of the budget
   * @param calls how many were made until then
   * @param warmNanos of a call at the end of the budget
   * @param steady whether that was long before the end; otherwise they may get faster still
   */
  public record Warming(double millis, long calls, double warmNanos, boolean steady) {}
}
