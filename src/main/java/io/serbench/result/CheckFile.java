package io.serbench.result;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.serbench.catalog.CheckVerdict;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Topic;
import io.serbench.result.Observed.TriedVersions;
import io.serbench.result.ResultFile.ResultFileException;
import io.serbench.result.RunMapper.OmittedIfEmpty;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.BiFunction;

/** The answers of a check as JSON, in files that {@code report} prints. */
public final class CheckFile {
  private static final ObjectReader STRICT =
      RunMapper.MAPPER.readerFor(Stored.class).with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  private CheckFile() {}

  private record Stored(String check, List<StoredRow> rows) {}

  /** What is known of a row, in words, by the words for topics. */
  private record StoredRow(
      String row,
      String status,
      String cause,
      List<Feature> features,
      Map<String, String> verdicts,
      Map<String, String> causes,
      @OmittedIfEmpty Map<String, List<Double>> numbers,
      @OmittedIfEmpty Map<String, Map<String, Long>> details,
      Optional<TriedVersions> versions) {
    static StoredRow of(Observed seen) {
      Map<String, List<Double>> numbers = new LinkedHashMap<>();
      Map<String, Map<String, Long>> details = new LinkedHashMap<>();
      for (Answered answer : seen.answers()) {
        if (!answer.numbers().isEmpty()) {
          numbers.put(answer.topic().word(), answer.numbers());
        }
        if (!answer.details().isEmpty()) {
          details.put(answer.topic().word(), answer.details());
        }
      }
      return new StoredRow(
          seen.row(),
          seen.status(),
          seen.cause(),
          seen.features(),
          seen.verdicts(),
          seen.causes(),
          numbers,
          details,
          seen.versions());
    }

    Observed observed(BiFunction<Topic, String, CheckVerdict> meant) {
      Set<String> topics = new LinkedHashSet<>(verdicts.keySet());
      topics.addAll(numbers.keySet());
      topics.addAll(causes.keySet());
      List<Answered> answers = topics.stream().map(word -> answer(word, meant)).toList();
      return new Observed(row, status, cause, features, answers, versions);
    }

    private Answered answer(String word, BiFunction<Topic, String, CheckVerdict> meant) {
      Topic topic = Topic.of(word);
      return new Answered(
          topic,
          Optional.ofNullable(verdicts.get(word)).map(verdict -> meant.apply(topic, verdict)),
          numbers.getOrDefault(word, List.of()),
          causes.getOrDefault(word, ""),
          details.getOrDefault(word, Map.of()));
    }
  }

  /** Returns the answers of a check about all rows as JSON, one line per row. */
  public static String json(String check, List<Observed> all) {
    ObjectWriter writer = RunMapper.MAPPER.writer().with(JsonWriteFeature.ESCAPE_NON_ASCII);
    StringJoiner lines =
        new StringJoiner(",\n", "{\"check\":\"" + check + "\",\"rows\":[\n", "\n]}\n");
    try {
      for (Observed seen : all) {
        lines.add(writer.writeValueAsString(StoredRow.of(seen)));
      }
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException("writing to memory cannot fail", e);
    }
    return lines.toString();
  }

  /** Returns the name of the check whose answers a file has; empty if it has none. */
  public static Optional<String> checkIn(Path file) {
    try (InputStream bytes = Files.newInputStream(file);
        JsonParser in = RunMapper.MAPPER.createParser(bytes)) {
      boolean isCheck =
          in.nextToken() == JsonToken.START_OBJECT && "check".equals(in.nextFieldName());
      return isCheck ? Optional.ofNullable(in.nextTextValue()) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /**
   * Reads a file with the output of {@link #json} for the same check.
   *
   * @param verdicts returns the verdict that a word means on a topic
   */
  public static List<Observed> read(
      Path file, String check, BiFunction<Topic, String, CheckVerdict> verdicts)
      throws ResultFileException {
    Optional<Stored> read =
        ResultFile.read(
            file,
            "stored check",
            () -> Optional.ofNullable(STRICT.readValue(Files.readAllBytes(file))));
    if (read.isEmpty() || !read.get().check().equals(check)) {
      String what = read.map(other -> "check " + other.check()).orElse("no check");
      throw new ResultFileException(file + " is from " + what + ", not from check " + check, null);
    }
    return read.get().rows().stream().map(row -> row.observed(verdicts)).toList();
  }
}
