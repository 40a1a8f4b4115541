package io.serbench.result;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.serbench.catalog.Feature;
import io.serbench.catalog.RecordedLine;
import io.serbench.result.ResultFile.ResultFileException;
import io.serbench.result.RunMapper.OmittedIfEmpty;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.StringJoiner;

/**
 * The answers of a check about one row, as tables print them and JSON files store them.
 *
 * @param status {@code OK} if the row was tried, or else why not, in one word
 * @param cause why the row was not tried, in one line; empty if it was
 * @param features the features that the row was seen to have
 * @param verdicts the verdict on each question, in the order of the table
 * @param causes the causes of verdicts, by question; empty ones are left out
 * @param numbers what was measured, by question: one number for each fork
 * @param versions the versions that were tried; empty if not known
 */
public record Observed(
    String row,
    String status,
    String cause,
    List<Feature> features,
    Map<String, String> verdicts,
    Map<String, String> causes,
    @OmittedIfEmpty Map<String, List<Double>> numbers,
    Optional<Versions> versions) {
  private static final String OK = "OK";

  /**
   * The versions that were tried.
   *
   * @param jdk the feature version of the JDK; empty if not known
   * @param library the version of the row's library; empty if not known
   */
  public record Versions(String jdk, String library) {}

  private record Stored(String check, List<Observed> rows) {}

  private static final ObjectReader STRICT =
      RunMapper.MAPPER.readerFor(Stored.class).with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  public Observed {
    features = List.copyOf(features);
    verdicts = Collections.unmodifiableMap(new LinkedHashMap<>(verdicts));
    Map<String, String> known = new LinkedHashMap<>(causes);
    known.values().removeIf(String::isEmpty);
    causes = Collections.unmodifiableMap(known);
    numbers = Collections.unmodifiableMap(new LinkedHashMap<>(numbers));
  }

  /** Creates answers without numbers. */
  public Observed(
      String row,
      String status,
      String cause,
      List<Feature> features,
      Map<String, String> verdicts,
      Map<String, String> causes) {
    this(row, status, cause, features, verdicts, causes, Map.of(), Optional.empty());
  }

  public static Observed notTried(String row, String status, String cause) {
    return new Observed(row, status, cause, List.of(), Map.of(), Map.of());
  }

  public static Observed of(
      String row,
      List<Feature> features,
      Map<String, String> verdicts,
      Map<String, String> causes) {
    return new Observed(row, OK, "", features, verdicts, causes);
  }

  public static Observed measured(
      String row, Map<String, List<Double>> numbers, Map<String, String> causes) {
    return new Observed(row, OK, "", List.of(), Map.of(), causes, numbers, Optional.empty());
  }

  /** Returns what lines of one check and row record; the first is about the row as a whole. */
  public static Observed of(List<RecordedLine> lines) {
    RecordedLine whole = lines.get(0);
    List<Feature> features = new ArrayList<>();
    Map<String, String> verdicts = new LinkedHashMap<>();
    Map<String, String> causes = new LinkedHashMap<>();
    Map<String, List<Double>> numbers = new LinkedHashMap<>();
    for (RecordedLine line : lines.subList(1, lines.size())) {
      Optional<Feature> feature = line.feature();
      feature.ifPresent(features::add);
      if (line.verdict().isEmpty() && !line.number().isEmpty()) {
        numbers.put(line.question(), List.of(Double.parseDouble(line.number())));
      } else if (feature.isEmpty() || !line.verdict().equals(RecordedLine.YES)) {
        verdicts.put(line.question(), line.verdict());
      }
      causes.put(line.question(), line.cause());
    }
    Optional<Versions> tried = Optional.of(new Versions(whole.jdk(), whole.version()));
    return new Observed(
        whole.row(), whole.verdict(), whole.cause(), features, verdicts, causes, numbers, tried);
  }

  /** Returns lines that record these answers, with the means of the forks' numbers. */
  public List<RecordedLine> lines(String check) {
    Map<String, String> answers = new LinkedHashMap<>();
    features.forEach(feature -> answers.put(feature.name(), RecordedLine.YES));
    answers.keySet().removeAll(verdicts.keySet());
    answers.putAll(verdicts);
    numbers.keySet().forEach(asked -> answers.put(asked, ""));
    causes.keySet().forEach(asked -> answers.putIfAbsent(asked, ""));
    List<RecordedLine> lines = new ArrayList<>();
    lines.add(line(check, "", status, cause));
    answers.forEach(
        (asked, verdict) -> lines.add(line(check, asked, verdict, causes.getOrDefault(asked, ""))));
    return lines;
  }

  private RecordedLine line(String check, String asked, String verdict, String why) {
    String jdk = versions.map(Versions::jdk).orElse("");
    String library = versions.map(Versions::library).orElse("");
    OptionalDouble mean = numbers(asked).stream().mapToDouble(Double::doubleValue).average();
    String number = mean.isPresent() ? Double.toString(mean.getAsDouble()) : "";
    return new RecordedLine(row, check, asked, verdict, number, why, jdk, library);
  }

  public Observed with(Versions tried) {
    return new Observed(
        row, status, cause, features, verdicts, causes, numbers, Optional.of(tried));
  }

  public boolean isTried() {
    return status.equals(OK);
  }

  /** Returns the number of each fork; empty if there are none for this question. */
  public List<Double> numbers(String asked) {
    return numbers.getOrDefault(asked, List.of());
  }

  /** Returns the verdict on a question; empty if there is none. */
  public String verdict(String asked) {
    return verdicts.getOrDefault(asked, "");
  }

  /** Returns the answers of a check about all rows as JSON, one line per row. */
  public static String json(String check, List<Observed> all) {
    ObjectWriter writer = RunMapper.MAPPER.writer().with(JsonWriteFeature.ESCAPE_NON_ASCII);
    StringJoiner lines =
        new StringJoiner(",\n", "{\"check\":\"" + check + "\",\"rows\":[\n", "\n]}\n");
    try {
      for (Observed each : all) {
        lines.add(writer.writeValueAsString(each));
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

  /** Reads a file with the output of {@link #json} for the same check. */
  public static List<Observed> read(Path file, String check) throws ResultFileException {
    Optional<Stored> read =
        ResultFile.read(
            file,
            "stored check",
            () -> Optional.ofNullable(STRICT.readValue(Files.readAllBytes(file))));
    if (read.isEmpty() || !read.get().check().equals(check)) {
      String what = read.map(other -> "check " + other.check()).orElse("no check");
      throw new ResultFileException(file + " is from " + what + ", not from check " + check, null);
    }
    return read.get().rows();
  }
}
