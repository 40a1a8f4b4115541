package io.serbench.lab.published;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A comparison that was published.
 *
 * @param name of the file with its figures
 * @param figure what a line of that file is; empty for lines that nothing is held against
 */
record PublishedSuite(String name, Function<Line, Optional<Figure>> figure) {
  /**
   * The figures of its file.
   *
   * @param folder where the files with figures are
   */
  List<Figure> figures(Path folder) throws IOException {
    return Line.in(folder.resolve(name + ".csv")).stream()
        .flatMap(line -> figure.apply(line).stream())
        .toList();
  }
}
