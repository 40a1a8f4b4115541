package io.serbench.result;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What data of a user's are like. The values themselves are in no result.
 *
 * @param dataset the data set's name
 * @param type the class, or what JSON without a class became
 * @param origin where the values come from: a file, or made up
 * @param sha256 of the file, or of the values as JSON, in hexadecimal digits; empty where no JSON
 *     can be made of them
 * @param values how many values there are
 * @param contents what all values together are made of
 * @param reading what of the file was coerced, missing or skipped, in a line, or what to know of
 *     values of a generated class; empty where the file is of its class to the letter
 * @param rows what came of trying rows on them; empty where that is not known
 */
public record DataProfile(
    String dataset,
    String type,
    String origin,
    Optional<String> sha256,
    int values,
    Contents contents,
    Optional<String> reading,
    Optional<List<TriedRow>> rows) {

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
   * @param jsonBytes the length as JSON without blanks, in bytes; empty where no JSON can be made
   * @param shared whether references are shared, or lead back to where they come from
   */
  public record Contents(
      int depth,
      long objects,
      long strings,
      long beyondLatin1,
      long numbers,
      long nulls,
      OptionalLong jsonBytes,
      boolean shared) {}

  /**
   * What came of trying a row on data of a user's, before anything was measured.
   *
   * @param row the row's name
   * @param workload the data set, and where its data go; see {@link Workload#tried}
   * @param fit whether the row carries them
   * @param cause why it does not, in one line; empty where it does
   */
  public record TriedRow(
      String row,
      @JsonSerialize(converter = Workload.ToOneWord.class)
          @JsonDeserialize(converter = Workload.OfOneWord.class)
          Workload workload,
      Fit fit,
      String cause) {}

  /** What came of trying a row on data of a user's. */
  public enum Fit {
    /** An equal, fresh value came back. */
    FITS("fits", "an equal, fresh value comes back"),
    /** A value came back that differs; the cause has the path, and what came back. */
    LOSES("loses", "a value comes back that differs"),
    /** The library threw, or its JVM died. */
    REFUSES("refuses", "the library throws, or its JVM dies"),
    /** The row was not tried, since it needs code for a type or has no such transport. */
    SKIPPED("skipped", "the row was not tried"),
    /** The row cannot run here at all. */
    UNAVAILABLE("unavailable", "the row cannot run here");

    private final String word;
    private final String meaning;

    Fit(String word, String meaning) {
      this.word = word;
      this.meaning = meaning;
    }

    /** For people. */
    public String word() {
      return word;
    }

    /** What it says of a row and data. */
    public String meaning() {
      return meaning;
    }
  }
}
