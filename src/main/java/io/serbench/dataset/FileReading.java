package io.serbench.dataset;

/**
 * How strictly a JSON file is read. The default is that of {@code new ObjectMapper()}.
 *
 * @param strict whether coerced values, missing fields and duplicate fields are errors, rather than
 *     noted
 * @param skipsUnknown whether fields that the class does not have are skipped and noted, rather
 *     than errors
 */
public record FileReading(boolean strict, boolean skipsUnknown) {
  /** Coerces values, and rejects unknown fields. */
  public static final FileReading DEFAULT = new FileReading(false, false);

  /** Also skips fields that the class lacks, as another build or version of it may. */
  public static final FileReading LENIENT = new FileReading(false, true);
}
