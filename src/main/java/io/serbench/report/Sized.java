package io.serbench.report;

import io.serbench.dataset.Datasets;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A data set that is one of several sizes of the same data.
 *
 * @param family what the sizes have in common: {@code users}
 * @param label the size as the data set's name has it: {@code 100k}
 * @param size the size itself, in the family's own unit
 */
record Sized(String family, String label, long size) {
  /** What its family says of the data set; empty where its values have no sizes. */
  static Optional<Sized> of(String dataset, Datasets datasets) {
    OptionalLong size = datasets.size(dataset);
    String family = Datasets.family(dataset);
    return size.isPresent()
        ? Optional.of(new Sized(family, dataset.substring(family.length() + 1), size.getAsLong()))
        : Optional.empty();
  }
}
