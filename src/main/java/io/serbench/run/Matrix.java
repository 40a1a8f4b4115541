package io.serbench.run;

import io.serbench.catalog.Row;
import io.serbench.dataset.DatasetSource;
import io.serbench.result.Usage;
import java.util.List;

/**
 * What is measured: each row on each data set in each usage that it is made for.
 *
 * @param rows in the order of the catalog
 * @param datasets in the order in which they were named
 * @param usages how rows are used on them
 * @param copies how often each row runs on its own: 2 to compare it with itself
 */
public record Matrix(List<Row> rows, List<DatasetSource> datasets, List<Usage> usages, int copies) {
  public Matrix {
    rows = List.copyOf(rows);
    datasets = List.copyOf(datasets);
    usages = List.copyOf(usages);
  }
}
