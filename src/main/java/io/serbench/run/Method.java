package io.serbench.run;

import io.serbench.measure.Timing;
import io.serbench.result.Noise;
import io.serbench.result.Phase;
import java.util.List;
import java.util.OptionalInt;

/**
 * How a run measures.
 *
 * @param preset what the user chose of precision and time
 * @param stopping how many child JVMs each row gets
 * @param timing how long warm-up and batches last in each of them
 * @param share how much each of them measures
 * @param alive how many of them may live at once; empty for as many as memory allows
 * @param noise what happens to batches during which the machine was disturbed
 * @param phases what is timed
 * @param skipPreWarmup whether to leave out the warm-up of all rows before the first is measured;
 *     means something without forks only
 */
public record Method(
    Preset preset,
    Stopping stopping,
    Timing timing,
    Share share,
    OptionalInt alive,
    Noise noise,
    List<Phase> phases,
    boolean skipPreWarmup) {
  public Method {
    phases = List.copyOf(phases);
  }
}
