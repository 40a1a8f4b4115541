package io.serbench.dataset;

/**
 * How a file of JSON becomes values: as their own {@code new ObjectMapper()} reads it, but for what
 * they ask for.
 *
 * @param strict whether values of another type, missing fields and duplicate ones are errors; else
 *     they are counted
 * @param skipsUnknown whether fields that the class does not have are skipped and counted; else
 *     they are errors
 */
public record FileReading(boolean strict, boolean skipsUnknown) {
  /** What is read where nobody asks for anything else. */
  public static final FileReading DEFAULT = new FileReading(false, false);
}
