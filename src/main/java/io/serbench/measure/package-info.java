/**
 * Timing. It times operations, and knows nothing of serializers.
 *
 * <p><b>What is timed</b> is a batch: so many calls of one {@link io.serbench.measure.Operation}
 * between two readings of the clock, in a loop that never times anything else ({@link
 * io.serbench.measure.LoopCopies} of {@link io.serbench.measure.TimedLoop}). What calls return goes
 * to the {@link io.serbench.measure.Sink}. Where calls come apart, each is timed by itself ({@link
 * io.serbench.measure.ApartLoop}).
 *
 * <p><b>Before it is</b>, {@link io.serbench.measure.Warmup} runs the operation until its times
 * stop falling and the JIT compiler has gone quiet, and finds how many calls a batch needs.
 *
 * <p><b>When a batch counts</b> is decided by the witness, which {@link
 * io.serbench.measure.BatchTimer} reads before and after each, and by how long the thread was kept
 * from running ({@link io.serbench.measure.Interruptions}); what the batch itself took decides
 * nothing. {@link io.serbench.measure.Samples} keep all batches with these readings, so that what
 * estimates can judge them again by {@link io.serbench.witness.Undisturbed}.
 *
 * <p><b>When it stops</b>: a slice is over once its batches have lasted as long as they shall, or
 * once the machine was disturbed for longer than its {@link
 * io.serbench.measure.BatchTimer.Patience} lasts. How many slices there are is not decided here,
 * but in {@code run}.
 */
package io.serbench.measure;
