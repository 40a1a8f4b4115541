package io.serbench.check;

import io.serbench.run.RunRequest;
import java.util.List;
import java.util.function.Consumer;

/** Tries what rows do when a type changes, and what else they can do. */
public interface Examiner {
  /**
   * Examines every row of the request; its data sets and media do not matter.
   *
   * @param onRow told of each row as soon as all is known of it
   * @return all rows, in the order of the request
   */
  List<Examined> examine(RunRequest request, Consumer<Examined> onRow);

  /** Ends the examination soon and kills the children. May be called from any thread. */
  void interrupt();
}
