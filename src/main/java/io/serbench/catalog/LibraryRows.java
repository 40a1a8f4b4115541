package io.serbench.catalog;

import java.util.List;

/**
 * What one library contributes: its rows. Implementations are named in {@code
 * META-INF/services/io.serbench.catalog.LibraryRows}, one line each, and must be loadable without
 * the library: they name its classes in the bodies of methods at most. They are the {@link Opener}
 * of their rows, too: a lambda for each of 150 rows would take most of the time of {@code list}.
 */
public interface LibraryRows {
  /** The rows, in the order in which they are listed. */
  List<Row> rows();
}
