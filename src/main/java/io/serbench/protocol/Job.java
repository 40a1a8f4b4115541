package io.serbench.protocol;

import io.serbench.dataset.Recipe;
import io.serbench.measure.Timing;
import io.serbench.result.Phase;
import io.serbench.result.Traffic;
import io.serbench.result.Workload;
import java.io.IOException;
import java.util.List;

/**
 * What a fork is asked to measure.
 *
 * @param row the row's name
 * @param workload what the row has to do
 * @param recipe how to make the data set
 * @param phases what to measure
 * @param timing how long warm-up and batches last
 * @param traffic what the row meets
 */
public record Job(
    String row,
    Workload workload,
    Recipe recipe,
    List<Phase> phases,
    Timing timing,
    Traffic traffic) {
  public Job {
    phases = List.copyOf(phases);
  }

  void write(Encoder out) throws IOException {
    out.text(row);
    Codecs.write(out, workload);
    RecipeCodec.write(out, recipe);
    out.list(phases, Encoder::constant);
    Codecs.write(out, timing);
    Codecs.write(out, traffic);
  }

  static Job read(Decoder in) throws IOException {
    return new Job(
        in.text(),
        Codecs.workload(in),
        RecipeCodec.read(in),
        in.list(Codecs::phase),
        Codecs.timing(in),
        Codecs.traffic(in));
  }
}
