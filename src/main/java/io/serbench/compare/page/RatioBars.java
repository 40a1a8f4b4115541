package io.serbench.compare.page;

import io.serbench.compare.Judgement;
import io.serbench.compare.Judgement.Verdict;
import io.serbench.report.block.Ratios;
import io.serbench.report.block.Ratios.Bar;
import io.serbench.report.block.Ratios.Kind;
import io.serbench.report.metric.Measure;
import io.serbench.result.CellId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How times changed, as bars. */
final class RatioBars {
  private RatioBars() {}

  /**
   * A bar for each of them, in their order.
   *
   * @param times those of a row beside each other
   * @param same up to which part of the value a difference does not matter
   */
  static Ratios of(List<Judgement> times, double same) {
    List<Bar> bars = new ArrayList<>();
    Optional<CellId> last = Optional.empty();
    for (Judgement time : times) {
      CellId id = time.change().id();
      bars.add(
          new Bar(
              last.filter(id::equals).isPresent() ? "" : id.name(),
              time.change().metric().id(),
              Measure.of(time.change().ratio()),
              kind(time.verdict()),
              time.verdict().word()));
      last = Optional.of(id);
    }
    return new Ratios("New divided by base: left of 1 is faster, right is slower", same, bars);
  }

  private static Kind kind(Verdict verdict) {
    return switch (verdict) {
      case FASTER -> Kind.LESS;
      case SLOWER -> Kind.MORE;
      case SAME -> Kind.SAME;
      case UNDECIDED -> Kind.OPEN;
    };
  }
}
