package io.serbench.cli;

import java.util.Optional;

/** From what all that is random is drawn. */
final class SeedOptions extends Options {
  private final Option<Long> seed =
      rare(
          option(
              "-seed",
              Values.whole("N", Long.MIN_VALUE, Long.MAX_VALUE),
              "of the order of forks, and of made up values; random"));

  SeedOptions() {
    super(Section.MEASURING);
  }

  /** The seed; empty for a random one. */
  Optional<Long> seed() {
    return seed.value();
  }
}
