package io.serbench.cli;

/** How much a list says. */
final class ListOptions extends Options {
  private final Option<Boolean> names = flag("bare names, one a line", "-names");
  private final Option<Boolean> everything =
      flag("library, data, media, and whether it can run here, too", "-long");

  ListOptions() {
    super(Section.OUTPUT);
  }

  /** Whether names are enough. */
  boolean namesOnly() throws UsageException {
    if (names.given() && everything.given()) {
      throw new UsageException("-names and -long exclude each other; give one of them");
    }
    return names.given();
  }

  /** Whether everything is wanted that fits on a line, however long. */
  boolean everything() {
    return everything.given();
  }
}
