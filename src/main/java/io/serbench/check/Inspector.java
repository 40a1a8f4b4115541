package io.serbench.check;

import io.serbench.dataset.DataFileException;
import io.serbench.result.DataProfile;
import io.serbench.run.RunRequest;
import java.util.List;

/** Looks at data of a user's before any row is tried on them. */
public interface Inspector {
  /**
   * Makes the values of each data set of the request that does not come with serbench.
   *
   * @return what they are like, in the order of the request
   * @throws DataFileException where values cannot be made: what does not fit, or what the class
   *     does
   */
  List<DataProfile> inspect(RunRequest request) throws DataFileException;

  /** Ends the inspection soon and kills the children. May be called from any thread. */
  void interrupt();
}
