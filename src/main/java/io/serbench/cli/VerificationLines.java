package io.serbench.cli;

import io.serbench.catalog.Row;
import io.serbench.check.Verification;
import io.serbench.dataset.DatasetSource;
import io.serbench.result.Usage;
import io.serbench.run.RunRequest.Matrix;

/** Prints what came of each check in columns that are wide enough for all of them. */
final class VerificationLines {
  private final Console console;
  private final int rowWidth;
  private final int dataWidth;

  VerificationLines(Matrix matrix, Console console) {
    this.console = console;
    int widest = 0;
    for (Row row : matrix.rows()) {
      widest = Math.max(widest, row.name().length());
    }
    rowWidth = widest;
    widest = 0;
    for (DatasetSource data : matrix.datasets()) {
      for (Usage usage : matrix.usages()) {
        widest = Math.max(widest, usage.label(data.name()).length());
      }
    }
    dataWidth = widest;
  }

  void print(Verification result) {
    String line =
        padded(result.row(), rowWidth)
            + padded(result.workload(), dataWidth)
            + result.status()
            + " "
            + result.cause();
    console.lineAtOnce(line);
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()) + 2);
  }
}
