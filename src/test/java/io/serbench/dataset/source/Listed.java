package io.serbench.dataset.source;

import java.util.List;

/** The data sets that families list. */
public final class Listed {
  private Listed() {}

  /** Returns their names, in order. */
  public static List<String> names() {
    return Datasets.all().embedded().stream()
        .filter(set -> set.family().isPresent())
        .map(EmbeddedSet::name)
        .toList();
  }
}
