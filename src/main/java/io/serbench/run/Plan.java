package io.serbench.run;

import io.serbench.catalog.Row;
import io.serbench.dataset.DatasetSource;
import io.serbench.result.Split;
import io.serbench.result.Usage;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The cells of a request, and what of it is none.
 *
 * @param cells data set by data set, usage by usage, row by row
 * @param obstacles what no row is made for
 */
public record Plan(List<Cell> cells, List<Obstacle> obstacles) {
  /**
   * A row that does not carry a data set in a usage.
   *
   * @param row its name
   * @param label of the data set and the usage: {@code media.1@text}
   * @param reason why not
   */
  public record Obstacle(String row, String label, String reason) {}

  public Plan {
    cells = List.copyOf(cells);
    obstacles = List.copyOf(obstacles);
  }

  /** Of a request. */
  public static Plan of(RunRequest request) {
    List<Cell> cells = new ArrayList<>();
    List<Obstacle> obstacles = new ArrayList<>();
    Matrix matrix = request.matrix();
    Split.Measures here = request.split().map(Split::ofThisShard).orElse((row, workload) -> true);
    for (DatasetSource dataset : matrix.datasets()) {
      for (Usage usage : matrix.usages()) {
        for (Row row : matrix.rows()) {
          String label = usage.label(dataset.name());
          Optional<String> obstacle =
              row.obstacle(dataset.type(), usage.transport(), usage.shared())
                  .or(() -> request.unfit(row, label));
          if (obstacle.isPresent()) {
            obstacles.add(new Obstacle(row.name(), label, obstacle.get()));
            continue;
          }
          if (!here.test(row.name(), usage.describe(dataset.name()))) {
            continue;
          }
          for (Variant variant : matrix.variants()) {
            if (variant.takes(row)) {
              Optional<String> unavailable = request.unavailable(row, variant.jvm());
              cells.add(new Cell(row, dataset, usage, variant, unavailable));
            }
          }
        }
      }
    }
    return new Plan(cells, obstacles);
  }

  /** The cells, those of one row together. */
  public Collection<List<Cell>> byRow() {
    Map<String, List<Cell>> byRow = new LinkedHashMap<>();
    for (Cell cell : cells) {
      byRow.computeIfAbsent(cell.name(), name -> new ArrayList<>()).add(cell);
    }
    return byRow.values();
  }
}
