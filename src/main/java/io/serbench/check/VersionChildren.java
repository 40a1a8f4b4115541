package io.serbench.check;

import io.serbench.catalog.Row;
import io.serbench.check.RowExaminer.VersionPlayers;
import io.serbench.dataset.evolution.ChangingClass;
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
 * @param own a class of the user's that changes; empty for serbench's own types
 */
record VersionChildren(ChildLauncher launcher, TemporaryFolder folder, Optional<Own> own)
    implements VersionPlayers {
  /**
   * A class of the user's.
   *
   * @param classes its versions
   * @param values what is written and read
   */
  record Own(ChangedClasses classes, ChangingClass values) {}

  @Override
  public Optional<Failure> play(
      Row row, Version version, List<Task> tasks, Consumer<Answer> onAnswer)
      throws InterruptedException {
    List<Path> classes;
    try {
      classes = VersionClasses.under(folder.path(), version, own.map(Own::classes));
    } catch (IOException e) {
      throw new UncheckedIOException("the classes of a version could not be written", e);
    }
    return Tasks.Player.of(launcher, row, classes, own.map(Own::values)).play(tasks, onAnswer);
  }
}
