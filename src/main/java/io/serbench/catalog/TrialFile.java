package io.serbench.catalog;

/** The files that say what was seen when rows were tried; {@code scripts/traits.sh} writes them. */
enum TrialFile {
  /** {@code verify -evolution}. */
  EVOLUTION("traits.txt", Feature.CACHES_VALUES),
  /** {@code verify -types}. */
  TYPES("types.txt", Feature.FINAL_FIELDS),
  /** {@code verify -future}. */
  FUTURE("future.txt", Feature.NO_UNSAFE);

  private final String resource;
  private final Feature last;

  TrialFile(String resource, Feature last) {
    this.resource = resource;
    this.last = last;
  }

  /** Where what was seen is written down. */
  String resource() {
    return resource;
  }

  /** The trial that shows a feature that can be seen. */
  static TrialFile of(Feature feature) {
    for (TrialFile trial : values()) {
      if (feature.compareTo(trial.last) <= 0) {
        return trial;
      }
    }
    throw new IllegalArgumentException(feature + " is not seen by trying");
  }
}
