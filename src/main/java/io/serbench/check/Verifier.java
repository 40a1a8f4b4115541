package io.serbench.check;

import io.serbench.run.RunRequest;
import java.util.List;
import java.util.function.Consumer;

/** Checks round trips in children, and measures nothing. */
public interface Verifier {
  /**
   * Checks every row on every data set that it carries.
   *
   * @param onVerified told of each result as soon as it is known
   * @return all results, in the order of rows, then data sets
   */
  List<Verification> verify(RunRequest request, Consumer<Verification> onVerified);

  /** Ends the verification soon and kills the children. May be called from any thread. */
  void interrupt();
}
