package io.serbench.tools.published;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

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
    CSVFormat format = CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get();
    List<Figure> figures = new ArrayList<>();
    try (CSVParser lines =
        CSVParser.parse(Files.readString(folder.resolve(name + ".csv")), format)) {
      for (CSVRecord line : lines) {
        figure.apply(new Line(line)).ifPresent(figures::add);
      }
    }
    return figures;
  }
}
