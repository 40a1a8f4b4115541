package io.serbench.protocol;

import io.serbench.catalog.Row;
import io.serbench.result.DataProfile;
import io.serbench.result.Failure;
import java.util.List;
import java.util.Optional;

/** What a parent does about what its child says: nothing, unless it says otherwise. */
public interface ParentSide {
  /** The child says who it is. */
  default void hello(String token) {}

  /** It begins with something that may take time. */
  default void began(String step) {}

  /** It is ready for turns. */
  default void ready(Preparation preparation) {}

  /** Its turn is over. */
  default void turnTaken(Slices slices) {}

  /** A round trip was checked. */
  default void checked(Optional<Failure> failure) {}

  /** A task was tried. */
  default void answered(Answer answer) {}

  /** These are the rows of a provider. */
  default void rowsSaid(List<Row> rows) {}

  /** It made the values of a data set. */
  default void inspected(DataProfile profile) {}

  /** It could make no values, as the text says: of one line, or a line for each problem. */
  default void refused(String problems) {}

  /** It has nothing more to say. */
  default void done(Optional<Failure> failure) {}

  /** It says what its threads do. */
  default void threadDump(String text) {}
}
