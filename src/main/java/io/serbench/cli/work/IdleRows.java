package io.serbench.cli.work;

import io.serbench.catalog.Row;
import io.serbench.cli.console.UsageException;
import io.serbench.dataset.DatasetSource;
import io.serbench.result.Usage;
import io.serbench.run.RunRequest.Matrix;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds selected rows that run on none of the selected data over none of the selected transports.
 */
public final class IdleRows {
  private static final int MOST_NAMED = 10;

  private IdleRows() {}

  /**
   * Returns a note about each such row, or a single note if there are many.
   *
   * @throws UsageException if all rows are such
   */
  public static List<String> notes(Matrix matrix) {
    List<String> idle = refuseAll(matrix);
    return idle.size() <= MOST_NAMED
        ? idle
        : List.of(
            idle.size()
                + " rows cannot run with these data and transports; 'serbench check' with the same"
                + " rows and data says why");
  }

  /**
   * Returns a line about each such row.
   *
   * @throws UsageException if all rows are such
   */
  public static List<String> refuseAll(Matrix matrix) {
    List<String> idle = new ArrayList<>();
    for (Row row : matrix.rows()) {
      List<Optional<String>> obstacles =
          matrix.datasets().stream()
              .flatMap(data -> matrix.usages().stream().map(usage -> obstacle(row, data, usage)))
              .toList();
      if (obstacles.stream().allMatch(Optional::isPresent)) {
        idle.add(row.name() + " does not run: it " + obstacles.get(0).orElseThrow());
      }
    }
    if (idle.size() == matrix.rows().size()) {
      throw new UsageException(
          "no selected row can run with these data and transports (%s); 'serbench list -all -long'"
              + " shows which data and transports a row takes",
          idle.get(0));
    }
    return idle;
  }

  private static Optional<String> obstacle(Row row, DatasetSource data, Usage usage) {
    return row.obstacle(data.type(), usage.transport(), usage.shared());
  }
}
