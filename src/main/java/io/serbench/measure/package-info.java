/**
 * Timing: batches between readings of the witness, their calibration, warm-up and its end, the
 * black hole, what a call allocates, and in which moments its thread was kept from running. It
 * times operations, and knows nothing of serializers.
 *
 * <p>Start at {@link io.serbench.measure.BatchTimer}; {@link io.serbench.measure.Warmup} comes
 * before it, and {@link io.serbench.measure.BatchLoop} is the loop around the clock.
 */
package io.serbench.measure;
