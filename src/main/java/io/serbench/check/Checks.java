package io.serbench.check;

import io.serbench.check.HostileCheck.Messages;
import java.util.List;
import java.util.Optional;

/** All kinds of checks, as far as stored verdicts are to be read. */
public final class Checks {
  private static final List<Check> ALL =
      List.of(
          new TypesCheck(),
          new EvolutionCheck(),
          new VersionsCheck(List.of(), false, wire -> {}),
          new JdkCheck(),
          new HostileCheck(new Messages(Messages.MUTATIONS, List.of()), Optional.empty()));

  private Checks() {}

  /** Returns the check of this name; empty where there is none. */
  public static Optional<Check> named(String name) {
    return ALL.stream().filter(check -> check.name().equals(name)).findFirst();
  }
}
