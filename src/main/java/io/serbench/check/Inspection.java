package io.serbench.check;

import io.serbench.result.DataProfile;
import java.util.Optional;

/**
 * What was seen of a data set of a user's before any row is tried on it.
 *
 * @param profile what its values are like; empty where none can be made
 * @param problem why none can be made: what does not fit, or what the class does; one line, or
 *     several where several things are wrong; empty where they can
 * @param way the mark of a variant with another build of the class; empty for the usual one
 */
public record Inspection(Optional<DataProfile> profile, String problem, Optional<String> way) {
  /** Values can be made. */
  public static Inspection made(DataProfile profile) {
    return new Inspection(Optional.of(profile), "", Optional.empty());
  }

  /** None can. */
  public static Inspection refused(String problem) {
    return new Inspection(Optional.empty(), problem, Optional.empty());
  }

  /** The same, seen in a variant. */
  Inspection in(Optional<String> mark) {
    return new Inspection(profile, problem, mark);
  }
}
