package io.serbench.protocol;

import io.serbench.dataset.Recipe;
import io.serbench.measure.Timing;
import io.serbench.result.Phase;
import io.serbench.result.Traffic;
import io.serbench.result.Workload;
import java.util.List;

/**
 * Measure this: get ready, and wait for turns.
 *
 * @param row the row's name
 * @param workload what the row has to do
 * @param recipe how to make the data set
 * @param phases what to measure
 * @param timing how long warm-up and batches last
 * @param traffic what the row meets
 * @param company what the row works on beside it, so that its library's code is shared among types
 */
public record Job(
    String row,
    Workload workload,
    Recipe recipe,
    List<Phase> phases,
    Timing timing,
    Traffic traffic,
    List<DatasetRecipe> company)
    implements FromParent {
  public Job {
    phases = List.copyOf(phases);
    company = List.copyOf(company);
  }
}
