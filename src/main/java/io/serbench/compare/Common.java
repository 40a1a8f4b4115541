package io.serbench.compare;

import io.serbench.result.CellId;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Which cells two runs have.
 *
 * @param both have numbers of these
 * @param onlyBase only the first has these
 * @param onlyNext only the second has these
 * @param failedInBase those that failed in the first
 * @param failedInNext those that failed in the second
 * @param unmeasured both have these, and at least one of them neither numbers nor a failure
 */
public record Common(
    List<CellId> both,
    List<CellId> onlyBase,
    List<CellId> onlyNext,
    List<CellId> failedInBase,
    List<CellId> failedInNext,
    List<CellId> unmeasured) {
  static Common of(Side base, Side next) {
    List<CellId> all =
        Stream.concat(base.cells().keySet().stream(), next.cells().keySet().stream())
            .distinct()
            .toList();
    Predicate<CellId> inBase = base.cells()::containsKey;
    Predicate<CellId> inNext = next.cells()::containsKey;
    Predicate<CellId> measured = id -> base.measured(id) && next.measured(id);
    Predicate<CellId> failed = id -> base.failed(id) || next.failed(id);
    return new Common(
        some(all, measured),
        some(all, inNext.negate()),
        some(all, inBase.negate()),
        some(all, base::failed),
        some(all, next::failed),
        some(all, inBase.and(inNext).and(measured.or(failed).negate())));
  }

  private static List<CellId> some(List<CellId> all, Predicate<CellId> which) {
    return all.stream().filter(which).toList();
  }
}
