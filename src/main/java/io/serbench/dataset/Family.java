package io.serbench.dataset;

import java.nio.file.Path;
import java.util.List;

/**
 * A type and the values that serbench knows of it. Naming the values loads none of them.
 *
 * @param <T> the class of the values
 */
public interface Family<T> {

  /** The type; its {@link DataType#family()} is this family's name. */
  DataType<T> type();

  /** The names of the embedded or generated data sets, in full: {@code media.1}. */
  List<String> datasetNames();

  /**
   * The data set of that name.
   *
   * @param name one of {@link #datasetNames()}
   */
  Dataset<T> dataset(String name);

  /**
   * A data set from a user's file.
   *
   * @param name the data set's name, taken from the file's
   * @throws DataFileException where the file is missing or does not fit the type
   */
  Dataset<T> read(String name, Path file) throws DataFileException;
}
