package io.serbench.check;

import io.serbench.catalog.Row;
import io.serbench.process.ChildLauncher;
import io.serbench.process.ChildLaunchers;
import io.serbench.process.TemporaryFolder;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Sees what rows do when a type changes, and what else they can do. The data sets and transports of
 * the request do not matter.
 */
public final class ForkedExaminer extends ForkedTrial<Examined> {
  /** With children of these. */
  public ForkedExaminer(ChildLaunchers launchers) {
    super(launchers);
  }

  @Override
  void sweep(RunRequest request, Consumer<Examined> onKnown)
      throws IOException, InterruptedException {
    try (ChildLauncher launcher = open(request.jvm(), false);
        TemporaryFolder folder = TemporaryFolder.create()) {
      VersionChildren children = new VersionChildren(launcher, folder);
      each(
          request.matrix().rows(),
          row -> examined(row, request.unavailable(row), children),
          onKnown);
    }
  }

  private Examined examined(Row row, Optional<String> unavailable, VersionChildren children)
      throws InterruptedException {
    return unavailable.isPresent()
        ? Examined.unavailable(row.name(), unavailable.get())
        : new RowExaminer(row, children, this::isInterrupted).examine();
  }
}
