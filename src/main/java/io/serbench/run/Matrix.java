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
 * @param variants in which ways rows run, the one first that the others are compared with
 */
public record Matrix(
    List<Row> rows, List<DatasetSource> datasets, List<Usage> usages, List<Variant> variants) {
  public Matrix {
    rows = List.copyOf(rows);
    datasets = List.copyOf(datasets);
    usages = List.copyOf(usages);
    variants = List.copyOf(variants);
    if (variants.isEmpty()) {
      throw new IllegalArgumentException("no way to run rows");
    }
  }

  /** The same of {@link DatasetSource#packed() packed} data sets. */
  Matrix packed() {
    return new Matrix(
        rows, datasets.stream().map(DatasetSource::packed).toList(), usages, variants);
  }

  /** How often each row runs to be compared with itself; 1 where none does. */
  public int copies() {
    return (int) Math.max(1, variants.stream().filter(Variant::isCopy).count());
  }
}
