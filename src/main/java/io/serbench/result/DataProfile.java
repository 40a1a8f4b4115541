package io.serbench.result;

import io.serbench.catalog.CheckVerdict;
import io.serbench.catalog.MemberVerdict;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A profile of the user's data. Results do not contain the values themselves.
 *
 * @param type the class, or what JSON without a class was read as
 * @param origin the source of the values: a file, or generated
 * @param sha256 the SHA-256 of the file, or else of the values as JSON, in hexadecimal digits;
 *     empty if the values have no JSON form
 * @param contents what all values together consist of
 * @param reading what was coerced, missing or skipped when the file was read, or a note on values
 *     of a generated class; one line, and empty if the file fits its class exactly
 * @param rows the rows that were tried on the data; empty if not known
 */
public record DataProfile(
    String dataset,
    String type,
    String origin,
    Optional<String> sha256,
    int values,
    ValueContents contents,
    Optional<String> reading,
    Optional<List<TriedRow>> rows) {

  public DataProfile readWith(Optional<String> note) {
    return new DataProfile(dataset, type, origin, sha256, values, contents, note, rows);
  }

  /**
   * Returns this profile with what another build of the class did not find in the file, or read
   * differently; the same profile if that is of another data set.
   *
   * @param where what stands before the note: the build
   */
  public DataProfile alsoRead(DataProfile there, String where) {
    return dataset.equals(there.dataset) && there.reading.isPresent()
        ? readWith(
            Optional.of(reading.map(note -> note + "; ").orElse("") + where + there.reading.get()))
        : this;
  }

  public DataProfile withTriedRows(List<TriedRow> tried) {
    return new DataProfile(
        dataset, type, origin, sha256, values, contents, reading, Optional.of(List.copyOf(tried)));
  }

  /** Returns what identifies the data, in one line. */
  String describe() {
    return "%s: %s %s from %s".formatted(dataset, values, type, origin)
        + sha256.map(hash -> " (SHA-256 " + hash + ")").orElse("")
        + reading.map(note -> ", " + note).orElse("");
  }

  /**
   * What values consist of.
   *
   * @param depth the deepest nesting of objects, lists and maps
   * @param objects the number of objects, arrays, collections and maps
   * @param strings the number of strings, without names of enum constants
   * @param beyondLatin1 the number of strings that have characters beyond Latin-1
   * @param numbers the number of numbers, including those in arrays
   * @param jsonBytes the size as JSON without whitespace, in bytes; empty if there is no JSON form
   */
  public record ValueContents(
      int depth,
      long objects,
      long strings,
      long beyondLatin1,
      long numbers,
      long nulls,
      OptionalLong jsonBytes,
      boolean shared) {}

  /**
   * The outcome of trying a row on the user's data, before anything was measured.
   *
   * @param workload the data set and the transport, as {@link Workload#label} has them: the number
   *     of threads, or of values on a stream, makes no difference
   * @param cause why it cannot, in one line; if it can, what differs and means nothing, or empty
   */
  public record TriedRow(String row, String workload, Fit fit, String cause) {}

  /** Whether a row can carry the user's data, in the order in which reports list rows. */
  public enum Fit implements CheckVerdict {
    FITS(MemberVerdict.FITS.meaning()),
    LOSES(MemberVerdict.LOSES.meaning()),
    REFUSES(MemberVerdict.REFUSES.meaning()),
    SKIPPED("the row was not tried"),
    UNAVAILABLE("the row cannot run here");

    private final String meaning;

    Fit(String meaning) {
      this.meaning = meaning;
    }

    @Override
    public String meaning() {
      return meaning;
    }
  }
}
