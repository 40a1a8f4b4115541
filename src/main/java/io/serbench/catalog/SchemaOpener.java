package io.serbench.catalog;

import io.serbench.dataset.DataType;
import io.serbench.dataset.evolution.Rewriting;
import io.serbench.dataset.evolution.WriterSchema;
import io.serbench.serializer.Serializer;
import java.util.Optional;

/**
 * Opens rows whose code is generated or written for a type, so that {@code check evolution} cannot
 * give them changed classes. It gives them messages that were written with changed schemas.
 */
public interface SchemaOpener extends Opener {
  /**
   * Returns what writes a row's messages of the data set {@code media} with a changed schema; empty
   * if nothing does, so that it is not known how the row reads them. May load the library.
   */
  Optional<Rewriting> rewriting(String row);

  /**
   * Creates a serializer that reads what was written with another schema. Most formats need not be
   * told which.
   *
   * @throws Exception whatever the library throws
   */
  default Serializer<?, ?> open(String row, DataType<?> type, WriterSchema writer)
      throws Exception {
    return open(row, type);
  }
}
