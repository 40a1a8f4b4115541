package io.serbench.statistics;

import io.serbench.result.Phase;
import io.serbench.witness.Undisturbed;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The forks of a cell, each judged by the witness of its machine. All lists have one element for
 * each fork, in their order.
 *
 * @param undisturbed what counted as undisturbed; empty where no witness ran
 * @param tallies the batches, by what disturbed them
 * @param values what the fork says, as it was on its machine
 */
record JudgedForks(
    List<Optional<Undisturbed>> undisturbed,
    List<ForkTally> tallies,
    List<Map<Phase, ForkValue>> values) {
  JudgedForks {
    undisturbed = List.copyOf(undisturbed);
    tallies = List.copyOf(tallies);
    values = List.copyOf(values);
  }
}
