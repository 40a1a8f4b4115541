package io.serbench.result;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.serbench.catalog.Feature;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * What a trial saw of a row, in words: what {@code verify} prints of {@code -evolution}, {@code
 * -types} and {@code -future}, and JSON files keep.
 *
 * @param row the row's name
 * @param status {@code OK} where it was tried, or else why not in a word
 * @param cause the same in one line; empty where it was tried
 * @param features those that were seen
 * @param verdicts what came of each thing that was tried, in the order of the table
 * @param causes why, where there is something to say
 */
public record Observed(
    String row,
    String status,
    String cause,
    List<Feature> features,
    Map<String, String> verdicts,
    Map<String, String> causes) {
  /**
   * What parts a question from what it asks in particular, such as a data set; tables leave such
   * details out.
   */
  public static final String DETAIL = ": ";

  private record Trial(String trial, List<Observed> rows) {}

  private static final ObjectReader STRICT =
      RunMapper.MAPPER.readerFor(Trial.class).with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  public Observed {
    features = List.copyOf(features);
    verdicts = Collections.unmodifiableMap(new LinkedHashMap<>(verdicts));
    causes = Collections.unmodifiableMap(new LinkedHashMap<>(causes));
  }

  /** What came of it; empty where it was not tried. */
  public String verdict(String asked) {
    return verdicts.getOrDefault(asked, "");
  }

  /**
   * All rows as JSON, a line each.
   *
   * @param trial which: {@code types}
   */
  public static String json(String trial, List<Observed> all) {
    ObjectWriter writer = RunMapper.MAPPER.writer().with(JsonWriteFeature.ESCAPE_NON_ASCII);
    StringJoiner lines =
        new StringJoiner(",\n", "{\"trial\":\"" + trial + "\",\"rows\":[\n", "\n]}\n");
    try {
      for (Observed each : all) {
        lines.add(writer.writeValueAsString(each));
      }
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException("a text in memory cannot fail", e);
    }
    return lines.toString();
  }

  /**
   * Reads what {@link #json} wrote.
   *
   * @throws ResultFileException where the file is none of this trial
   */
  public static List<Observed> read(Path file, String trial) throws ResultFileException {
    Optional<Trial> read;
    try (InputStream in = Files.newInputStream(file)) {
      ResultFile.refuseTooLarge(file, Files.size(file));
      read = Optional.ofNullable(STRICT.readValue(in));
    } catch (OutOfMemoryError e) {
      throw ResultFile.tooLarge(file, e);
    } catch (ResultFileException e) {
      throw e;
    } catch (NoSuchFileException e) {
      throw new ResultFileException(file + " does not exist", e);
    } catch (JsonProcessingException e) {
      throw new ResultFileException(
          file + " is not from verify -" + trial + " -as=json: " + RunJson.problem(e), e);
    } catch (IOException e) {
      throw new ResultFileException(file + " cannot be read (" + e + ")", e);
    }
    if (read.isEmpty() || !read.get().trial().equals(trial)) {
      String what = read.map(other -> "verify -" + other.trial()).orElse("no trial");
      throw new ResultFileException(file + " is from " + what + ", not from -" + trial, null);
    }
    return read.get().rows();
  }
}
