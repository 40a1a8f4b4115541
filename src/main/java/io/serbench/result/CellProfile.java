package io.serbench.result;

import java.util.List;
import java.util.Optional;

/**
 * The profile of a row.
 *
 * @param files flame graphs and collapsed stacks, relative to the folder of the result file
 * @param cause why there is no profile; empty if there is one
 */
public record CellProfile(List<CallProfile> calls, List<String> files, Optional<String> cause) {
  public CellProfile {
    calls = List.copyOf(calls);
    files = List.copyOf(files);
  }

  /** Returns the profile without its files, as for a result in another folder. */
  public CellProfile withoutFiles() {
    return new CellProfile(calls, List.of(), cause);
  }

  /** Returns the profile of a row that could not be profiled. */
  public static CellProfile none(String cause) {
    return new CellProfile(List.of(), List.of(), Optional.of(cause));
  }
}
