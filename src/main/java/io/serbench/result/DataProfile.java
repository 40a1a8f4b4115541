package io.serbench.result;

import java.util.List;
import java.util.Optional;

/**
 * What data of a user's are like. The values themselves are in no result.
 *
 * @param dataset the data set's name
 * @param type the class, or what JSON without a class became
 * @param origin where the values come from: a file, or made up
 * @param sha256 of the file, or of the values as JSON; in hexadecimal digits
 * @param values how many values there are
 * @param contents what all values together are made of
 * @param reading what of the file was coerced, missing or skipped, in a line; empty where the file
 *     is of its class to the letter
 * @param rows what came of trying rows on them; empty where that is not known
 */
public record DataProfile(
    String dataset,
    String type,
    String origin,
    String sha256,
    int values,
    Contents contents,
    Optional<String> reading,
    Optional<List<TriedRow>> rows) {
  /** Data of their class to the letter, on which no row was tried yet. */
  public DataProfile(
      String dataset, String type, String origin, String sha256, int values, Contents contents) {
    this(dataset, type, origin, sha256, values, contents, Optional.empty(), Optional.empty());
  }

  /** The same data, of which this was coerced, missing or skipped. */
  public DataProfile readWith(Optional<String> note) {
    return new DataProfile(dataset, type, origin, sha256, values, contents, note, rows);
  }

  /** The same data, on which these rows were tried. */
  public DataProfile with(List<TriedRow> tried) {
    return new DataProfile(
        dataset, type, origin, sha256, values, contents, reading, Optional.of(List.copyOf(tried)));
  }

  /** The same data, whatever rows were tried on them: equal in runs of other rows. */
  public DataProfile ofDataAlone() {
    return new DataProfile(
        dataset, type, origin, sha256, values, contents, reading, Optional.empty());
  }

  /**
   * What values are made of.
   *
   * @param depth how deep objects, lists and maps are nested at most
   * @param objects how many objects, arrays, collections and maps there are
   * @param strings how many texts, enums not among them
   * @param beyondLatin1 how many of the texts have characters beyond Latin-1
   * @param numbers how many numbers, those in arrays included
   * @param nulls how many references lead nowhere
   * @param jsonBytes the length as JSON without blanks, in bytes
   * @param shared whether references are shared, or lead back to where they come from
   */
  public record Contents(
      int depth,
      long objects,
      long strings,
      long beyondLatin1,
      long numbers,
      long nulls,
      long jsonBytes,
      boolean shared) {}
}
