package io.serbench.process;

import io.serbench.catalog.Row;
import io.serbench.dataset.evolution.Version;
import io.serbench.protocol.Answer;
import io.serbench.protocol.Outcome;
import io.serbench.protocol.Task;
import java.io.Closeable;
import java.util.List;
import java.util.function.Consumer;

/** Has tasks done by child JVMs that play versions of a program. */
public interface ExaminationLauncher extends Closeable {
  /**
   * Has one child do the tasks, in their order.
   *
   * @param version the one that the child plays
   * @param onAnswer told what came of each; of fewer than there are tasks where the child failed
   * @return how it ended: with a failure that says why it did not answer more, or with none
   */
  Outcome examine(Row row, Version version, List<Task> tasks, Consumer<Answer> onAnswer)
      throws InterruptedException;

  /** Ends the child that is running, if there is one. */
  void kill();
}
