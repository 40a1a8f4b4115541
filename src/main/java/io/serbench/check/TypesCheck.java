package io.serbench.check;

import io.serbench.run.RunRequest;
import java.util.List;
import java.util.function.Consumer;

/** Tries which kinds of members rows carry. */
public interface TypesCheck {
  /**
   * Tries each kind alone on every row of the request; its data sets and media do not matter.
   *
   * @param onRow told of each row as soon as all is known of it
   * @return all rows, in the order of the request
   */
  List<Carried> check(RunRequest request, Consumer<Carried> onRow);

  /** Ends the trial soon and kills the children. May be called from any thread. */
  void interrupt();
}
