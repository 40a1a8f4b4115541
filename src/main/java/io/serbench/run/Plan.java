package io.serbench.run;

import io.serbench.catalog.Row;
import io.serbench.dataset.DatasetSource;
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
 * The cells of a request, and what of it is none.
 *
 * @param cells data set by data set, usage by usage, row by row
 * @param obstacles what no row is made for
 */
public record Plan(List<Cell> cells, List<Obstacle> obstacles) {
  /**
   * A row that does not carry a data set in a usage.
   *
   * @param cell what it would be, in any variant
   * @param reason why not
   */
  public record Obstacle(CellId cell, String reason) {}

  /** The cells that run. */
  public List<Cell> running() {
    return cells.stream().filter(cell -> cell.unavailable().isEmpty()).toList();
  }

  /** The cells that do not, since something is missing here. */
  public List<Cell> unavailable() {
    return cells.stream().filter(cell -> cell.unavailable().isPresent()).toList();
  }

  public Plan {
    cells = List.copyOf(cells);
    obstacles = List.copyOf(obstacles);
  }

  /** Of a request. */
  public static Plan of(RunRequest request) {
    List<Cell> cells = new ArrayList<>();
    List<Obstacle> obstacles = new ArrayList<>();
    Matrix matrix = request.matrix();
    Optional<Set<CellId>> here = request.split().map(Split::cells);
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
          if (here.isPresent() && !here.get().contains(any)) {
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

  /** A user's data may come in several forms: as plain objects, and as messages. */
  private static Collection<List<DatasetSource>> byName(Matrix matrix) {
    Map<String, List<DatasetSource>> byName = new LinkedHashMap<>();
    for (DatasetSource each : matrix.datasets()) {
      byName.computeIfAbsent(each.name(), none -> new ArrayList<>()).add(each);
    }
    return byName.values();
  }

  /** The form that the row carries; where it carries none, the first. */
  private static DatasetSource carried(Row row, List<DatasetSource> forms) {
    return forms.stream()
        .filter(form -> row.obstacle(form.type(), Transport.ARRAY).isEmpty())
        .findFirst()
        .orElse(forms.get(0));
  }

  /** The cells, those of one row together. */
  public Collection<List<Cell>> byRow() {
    Map<List<Object>, List<Cell>> byRow = new LinkedHashMap<>();
    for (Cell cell : cells) {
      byRow
          .computeIfAbsent(List.of(cell.row(), cell.variant()), none -> new ArrayList<>())
          .add(cell);
    }
    return byRow.values();
  }
}
