package io.serbench.check;

import io.serbench.dataset.types.Member;
import io.serbench.result.Failure;
import io.serbench.run.Cell;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Tries all kinds of members on one row, in one JVM. What fails there is tried once more in a JVM
 * of its own: a library may be left broken by what failed before, and then fails with all that
 * follows.
 */
final class RowTypes {
  private final Map<Member, Cell> cells;
  private final RowVerifier verifier;

  /**
   * A row's trial.
   *
   * @param cells of one row, one for each kind
   */
  RowTypes(Map<Member, Cell> cells, RowVerifier verifier) {
    this.cells = new EnumMap<>(cells);
    this.verifier = verifier;
  }

  Carried carried() throws InterruptedException {
    Map<Cell, Optional<Failure>> together = new LinkedHashMap<>();
    verifier.verify(List.copyOf(cells.values()), together::put);
    Map<Member, Verification> members = new EnumMap<>(Member.class);
    for (Map.Entry<Member, Cell> each : cells.entrySet()) {
      Cell cell = each.getValue();
      Optional<Failure> failure = together.getOrDefault(cell, Optional.empty());
      if (failure.isEmpty()) {
        members.put(each.getKey(), Verification.of(cell, failure));
      } else {
        verifier.verify(
            List.of(cell),
            (same, alone) -> members.put(each.getKey(), Verification.of(same, alone)));
      }
    }
    String row = cells.values().iterator().next().name();
    return new Carried(row, Verification.Status.OK, "", members);
  }
}
