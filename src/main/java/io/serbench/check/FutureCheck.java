package io.serbench.check;

import io.serbench.run.RunRequest;
import java.util.List;
import java.util.function.Consumer;

/** Tries rows on a JVM that is as strict as later ones will be. */
public interface FutureCheck {
  /**
   * Tries every row of the request, on all of its data that the row carries.
   *
   * @param onRow told of each row as soon as all is known of it
   * @return all rows, in the order of the request
   */
  List<Prospect> check(RunRequest request, Consumer<Prospect> onRow);

  /** Ends the trial soon and kills the children. May be called from any thread. */
  void interrupt();
}
