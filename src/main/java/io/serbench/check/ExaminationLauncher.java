package io.serbench.check;

import io.serbench.catalog.Row;
import io.serbench.dataset.evolution.Version;
import io.serbench.protocol.Answer;
import io.serbench.protocol.Task;
import io.serbench.result.Failure;
import java.io.Closeable;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Has tasks done by child JVMs that play versions of a program. */
interface ExaminationLauncher extends Closeable {
  /**
   * Has one child do the tasks, in their order.
   *
   * @param version the one that the child plays
   * @param onAnswer told what came of each; of fewer than there are tasks where the child failed
   * @return why it did not answer more
   */
  Optional<Failure> examine(Row row, Version version, List<Task> tasks, Consumer<Answer> onAnswer)
      throws InterruptedException;

  /** Ends the child that is running, if there is one. */
  void kill();
}
