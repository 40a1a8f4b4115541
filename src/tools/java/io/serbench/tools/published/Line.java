package io.serbench.tools.published;

import org.apache.commons.csv.CSVRecord;

/** A line of a file with figures. */
record Line(CSVRecord fields) {
  String get(String column) {
    return fields.get(column);
  }

  double number(String column) {
    return Double.parseDouble(fields.get(column));
  }
}
