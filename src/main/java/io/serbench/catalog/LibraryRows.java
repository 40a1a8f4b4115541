package io.serbench.catalog;

import java.util.List;

/**
 * The rows of one library. Implementations are listed in {@code
 * META-INF/services/io.serbench.catalog.LibraryRows}, one class name per line. They must be
 * loadable without the library, so they may refer to its classes only in method bodies. serbench's
 * own also implement {@link Opener} for their rows, because creating a lambda for each row would
 * take most of the time of {@code list}.
 */
public interface LibraryRows {
  /** Returns the rows, in the order in which they are listed. */
  List<Row> rows();
}
