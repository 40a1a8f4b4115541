package io.serbench.lab.published;

import io.serbench.catalog.Csv;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.csv.CSVRecord;

/** A line of a CSV file whose first line names the columns. */
record Line(CSVRecord fields) {
  /** Returns all lines of a file except the first. */
  static List<Line> in(Path file) throws IOException {
    return Csv.read(Files.readString(file)).stream().map(Line::new).toList();
  }

  String get(String column) {
    return fields.get(column);
  }

  double number(String column) {
    return Double.parseDouble(fields.get(column));
  }
}
