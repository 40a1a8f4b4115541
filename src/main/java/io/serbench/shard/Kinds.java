package io.serbench.shard;

import io.serbench.result.Run;
import io.serbench.statistics.MachineFit;
import io.serbench.statistics.MachineFits;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which machines are of one kind, so that their rows may be ranked together. Nothing that was
 * measured on one kind says what it would take on another: a row may be faster than its neighbour
 * on one processor, and slower on the next.
 */
final class Kinds {
  private Kinds() {}

  /** The kind of each shard's machine by its processor: model and architecture. */
  static List<String> ofProcessors(List<Run> shards) {
    return shards.stream().map(run -> run.environment().machine().processor().named()).toList();
  }

  /**
   * The same, where machines that do not agree on rows have a kind each.
   *
   * @param merged by those kinds
   */
  static List<String> thatCompare(Run merged, List<String> kinds) {
    MachineFits fits = MachineFits.of(merged, merged.settings().noise());
    List<String> finer = new ArrayList<>();
    for (int i = 0; i < kinds.size(); i++) {
      Optional<MachineFit> fit = fits.of(kinds.get(i));
      boolean common = fit.filter(MachineFit::isCommon).isPresent();
      int shard = merged.environment().parts().get(i).shard();
      finer.add(common ? kinds.get(i) : kinds.get(i) + ", shard " + shard);
    }
    return finer;
  }
}
