package io.serbench.lab.published;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/** A line of a CSV file whose first line names the columns. */
record Line(CSVRecord fields) {
  /** Returns all lines of a file except the first. */
  static List<Line> in(Path file) throws IOException {
    CSVFormat format = CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get();
    try (CSVParser lines = CSVParser.parse(Files.readString(file), format)) {
      return lines.stream().map(Line::new).toList();
    }
  }

  String get(String column) {
    return fields.get(column);
  }

  double number(String column) {
    return Double.parseDouble(fields.get(column));
  }
}
