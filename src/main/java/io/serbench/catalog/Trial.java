package io.serbench.catalog;

/** What was tried with rows to see their features; see {@code scripts/traits.sh}. */
enum Trial {
  /** {@code verify -evolution}. */
  EVOLUTION("traits.txt", Feature.UNICODE),
  /** {@code verify -types}. */
  TYPES("types.txt", Feature.FINAL_FIELDS),
  /** {@code verify -future}. */
  FUTURE("future.txt", Feature.NO_UNSAFE);

  private final String resource;
  private final Feature last;

  Trial(String resource, Feature last) {
    this.resource = resource;
    this.last = last;
  }

  /** Where what was seen is written down. */
  String resource() {
    return resource;
  }

  /** The trial that shows a feature that can be seen. */
  static Trial of(Feature feature) {
    for (Trial trial : values()) {
      if (feature.compareTo(trial.last) <= 0) {
        return trial;
      }
    }
    throw new IllegalArgumentException(feature + " is not seen by trying");
  }
}
