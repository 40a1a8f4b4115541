package io.serbench.check;

import io.serbench.catalog.Row;
import io.serbench.dataset.evolution.Version;
import io.serbench.protocol.Answer;
import io.serbench.protocol.Task;
import io.serbench.result.Failure;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Has tasks done by children that play versions of a program. */
@FunctionalInterface
interface VersionPlayers {
  /**
   * Has one child do the tasks, in their order.
   *
   * @param version the one that the child plays
   * @param onAnswer told what came of each; of fewer than there are tasks where the child failed
   * @return why it did not answer more
   */
  Optional<Failure> play(Row row, Version version, List<Task> tasks, Consumer<Answer> onAnswer)
      throws InterruptedException;
}
