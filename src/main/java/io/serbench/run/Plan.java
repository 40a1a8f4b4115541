package io.serbench.run;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import io.serbench.catalog.Row;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.result.CellId;
import io.serbench.result.Split;
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import io.serbench.run.RunRequest.Matrix;
import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The cells of a request, and the combinations of row, data set and usage that are impossible.
 *
 * @param cells the cells, ordered by data set, then usage, row and variant
 */
public record Plan(List<Cell> cells, List<Obstacle> obstacles) {
  /**
   * A row that does not carry a data set in a usage.
   *
   * @param cell the impossible cell, without its variants
   */
  public record Obstacle(CellId cell, String reason) {}

  /** Returns the cells that can run. */
  public List<Cell> running() {
    return cells.stream().filter(cell -> cell.unavailable().isEmpty()).toList();
  }

  /** Returns the cells that cannot run, because something is missing here. */
  public List<Cell> unavailable() {
    return cells.stream().filter(cell -> cell.unavailable().isPresent()).toList();
  }

  public Plan {
    cells = List.copyOf(cells);
    obstacles = List.copyOf(obstacles);
  }

  public static Plan of(RunRequest request) {
    List<Cell> cells = new ArrayList<>();
    List<Obstacle> obstacles = new ArrayList<>();
    Matrix matrix = request.matrix();
    Optional<Map<String, Set<String>>> here = request.split().map(Split::rowsHere);
    for (List<DatasetSource> forms : byName(matrix)) {
      for (Usage usage : matrix.usages()) {
        Workload workload = new Workload(forms.get(0).name(), usage);
        for (Row row : matrix.rows()) {
          DatasetSource dataset = carried(row, forms);
          CellId any = new CellId(row.name(), workload);
          Optional<String> obstacle =
              row.obstacle(dataset.type(), usage.transport(), usage.shared())
                  .or(() -> request.unfit(row, workload));
          if (obstacle.isPresent()) {
            obstacles.add(new Obstacle(any, obstacle.get()));
            continue;
          }
          if (here.isPresent()
              && !here.get().getOrDefault(workload.describe(), Set.of()).contains(row.name())) {
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

  /** Groups data sets by name: a user's data may have several forms, plain objects and messages. */
  private static Collection<List<DatasetSource>> byName(Matrix matrix) {
    return matrix.datasets().stream()
        .collect(groupingBy(DatasetSource::name, LinkedHashMap::new, toList()))
        .values();
  }

  /** Returns the first form that the row carries; if it carries none, the first form. */
  private static DatasetSource carried(Row row, List<DatasetSource> forms) {
    return forms.stream()
        .filter(form -> row.obstacle(form.type(), Transport.ARRAY).isEmpty())
        .findFirst()
        .orElse(forms.get(0));
  }

  public Collection<List<Cell>> byRow() {
    return cells.stream()
        .collect(
            groupingBy(
                cell -> List.<Object>of(cell.row(), cell.variant()), LinkedHashMap::new, toList()))
        .values();
  }
}
