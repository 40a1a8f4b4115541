package io.serbench.result;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One row on one data set in one usage, with all its forks.
 *
 * @param id what it is
 * @param info what there is to know of its row
 * @param unavailable why the row cannot run here
 * @param forks what its forks found out, in the order in which they were started
 */
public record CellResult(
    CellId id, RowInfo info, Optional<String> unavailable, List<ForkResult> forks) {
  public CellResult {
    forks = List.copyOf(forks);
  }

  /** The same cell with one fork more. */
  public CellResult with(ForkResult fork) {
    List<ForkResult> more = new ArrayList<>(forks);
    more.add(fork);
    return new CellResult(id, info, unavailable, more);
  }

  /** The first failure among the forks. */
  public Optional<Failure> failure() {
    return forks.stream().flatMap(fork -> fork.failure().stream()).findFirst();
  }
}
