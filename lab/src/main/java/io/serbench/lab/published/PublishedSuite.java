package io.serbench.lab.published;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A published comparison.
 *
 * @param name its name, which the file with its figures has too
 * @param figure returns the figure in a line of that file; empty for lines that are compared with
 *     nothing
 */
record PublishedSuite(String name, Function<Line, Optional<Figure>> figure) {
  /**
   * Reads the figures of the comparison.
   *
   * @param folder the folder of the files with figures
   */
  List<Figure> figures(Path folder) throws IOException {
    return Line.in(folder.resolve(name + ".csv")).stream()
        .flatMap(line -> figure.apply(line).stream())
        .toList();
  }
}
