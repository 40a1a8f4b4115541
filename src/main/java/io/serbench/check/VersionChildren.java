package io.serbench.check;

import io.serbench.catalog.Row;
import io.serbench.check.RowExaminer.VersionPlayers;
import io.serbench.dataset.evolution.Version;
import io.serbench.process.ChildLauncher;
import io.serbench.process.TemporaryFolder;
import io.serbench.protocol.Answer;
import io.serbench.protocol.Task;
import io.serbench.result.Failure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * JVMs each of which has the classes of one version before all others.
 *
 * @param folder where the versions' classes are
 */
record VersionChildren(ChildLauncher launcher, TemporaryFolder folder) implements VersionPlayers {
  @Override
  public Optional<Failure> play(
      Row row, Version version, List<Task> tasks, Consumer<Answer> onAnswer)
      throws InterruptedException {
    List<Path> classes;
    try {
      classes = VersionClasses.under(folder.path(), version);
    } catch (IOException e) {
      throw new UncheckedIOException("the classes of a version could not be written", e);
    }
    return Tasks.Player.of(launcher, row, classes).play(tasks, onAnswer);
  }
}
