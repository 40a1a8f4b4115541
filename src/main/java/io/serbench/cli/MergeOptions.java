package io.serbench.cli;

/** What shards are merged. */
final class MergeOptions extends Options {
  private final Option<Boolean> partial =
      flag("also where shards are missing or unfinished; says which", "-partial");

  MergeOptions() {
    super(Section.COMPARING);
  }

  /** Whether some may be missing. */
  boolean partial() {
    return partial.given();
  }
}
