package io.serbench.result;

import java.util.OptionalInt;

/**
 * What tells a cell from all others of a run.
 *
 * @param row the row's name
 * @param copy its number from 1 where the row runs several times, to be compared with itself
 * @param workload what it runs on
 */
public record CellId(String row, OptionalInt copy, Workload workload) {
  public CellId {
    copy.ifPresent(number -> Require.atLeast(1, "the number of a copy", number));
  }

  /** The row's name, and which copy of it this is: {@code fst}, {@code fst#2}. */
  public String name() {
    return copy.isPresent() ? row + "#" + copy.getAsInt() : row;
  }
}
