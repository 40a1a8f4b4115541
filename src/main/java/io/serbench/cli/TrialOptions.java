package io.serbench.cli;

import java.util.Optional;

/** What to try beside round trips. */
final class TrialOptions extends Options {
  private final Option<Boolean> evolution =
      flag("write one version of a type, read another; try features", "-evolution");
  private final Option<Boolean> types =
      flag("see which members of classes rows carry: records, dates, ...", "-types");
  private final Option<Boolean> future =
      flag("see which rows need sun.misc.Unsafe, which later JDKs deny", "-future");

  TrialOptions() {
    super(Section.ROWS);
  }

  boolean evolution() {
    return evolution.given();
  }

  boolean types() {
    return types.given();
  }

  boolean future() {
    return future.given();
  }

  /** Whether it has data of its own, over byte arrays. */
  boolean bringsData() {
    return evolution() || types();
  }

  /**
   * The option that asks for a trial, if any.
   *
   * @throws UsageException where there are several
   */
  Optional<String> asked() throws UsageException {
    Optional<String> asked = Optional.empty();
    for (Option<?> option : all()) {
      if (option.given()) {
        if (asked.isPresent()) {
          throw new UsageException(
              asked.get() + " and " + option.name() + " are different trials; give one of them");
        }
        asked = Optional.of(option.name());
      }
    }
    return asked;
  }
}
