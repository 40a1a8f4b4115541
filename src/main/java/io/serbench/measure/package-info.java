/**
 * Timing of operations. This package knows nothing of serializers.
 *
 * <p><b>What is timed</b> is a batch: a number of calls of one {@link
 * io.serbench.measure.Operation} between two readings of the clock, in a loop that never times
 * anything else (a {@linkplain io.serbench.measure.LoopCopies copy} of {@link
 * io.serbench.measure.TimedLoop}). The {@link io.serbench.measure.Sink} consumes what calls return.
 * Calls that are apart are timed one by one ({@link io.serbench.measure.ApartLoop}).
 *
 * <p><b>Before that</b>, {@link io.serbench.measure.Warmup} runs the operation until its times stop
 * falling and the JIT compiler has gone quiet, and finds out how many calls a batch needs.
 *
 * <p><b>Which batches count</b> is decided by the witness, which {@link
 * io.serbench.measure.BatchTimer} reads before and after each batch, and by how long the thread was
 * kept from running ({@link io.serbench.measure.Interruptions}); the time of the batch itself has
 * no influence. If calls are apart, the work between them is the witness instead. {@link
 * io.serbench.measure.Samples} keep all batches with these readings, so that estimates can judge
 * them again by {@link io.serbench.witness.Undisturbed}.
 *
 * <p><b>When it stops</b>: a slice ends when its batches have lasted long enough, or when the
 * machine was disturbed for longer than {@link io.serbench.measure.BatchTimer.Patience} lasts. The
 * package {@code run} decides how many slices there are.
 */
package io.serbench.measure;
