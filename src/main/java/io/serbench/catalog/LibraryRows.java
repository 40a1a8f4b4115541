package io.serbench.catalog;

import java.util.List;

/**
 * What one library contributes: its rows. Implementations are named in {@code
 * META-INF/services/io.serbench.catalog.LibraryRows}, one line each, and must be loadable without
 * the library: they name its classes in lambda bodies at most.
 */
public interface LibraryRows {
  /** The rows, in the order in which they are listed. */
  List<Row> rows();
}
