package io.serbench.dataset.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.Shape;
import io.serbench.dataset.equality.DeepEquality;
import java.io.IOException;
import java.lang.reflect.Array;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every type that a data file's properties have: what {@code -strict} refuses to read as it. */
class FamilyFileTypesTest {
  private static final ObjectMapper WRITER =
      JsonMapper.builder()
          .visibility(PropertyAccessor.GETTER, Visibility.NONE)
          .visibility(PropertyAccessor.IS_GETTER, Visibility.NONE)
          .addModule(new JavaTimeModule())
          .addModule(
              new SimpleModule()
                  .addSerializer(byte[].class, new Elements<byte[]>())
                  .addSerializer(char[].class, new Elements<char[]>()))
          .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
          .build();

  private static final FileReading STRICT = new FileReading(true, false);

  @TempDir private Path directory;

  /** Bytes as numbers, characters as texts: databinding would write base64 and one text. */
  private static final class Elements<A> extends JsonSerializer<A> {
    @Override
    public void serialize(A array, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      out.writeStartArray();
      for (int i = 0; i < Array.getLength(array); i++) {
        provider.defaultSerializeValue(Array.get(array, i), out);
      }
      out.writeEndArray();
    }
  }

  static List<String> trees() {
    Datasets all = Datasets.all();
    return Listed.names().stream()
        .filter(name -> all.type(Datasets.family(name)).orElseThrow().shape() == Shape.TREE)
        .filter(name -> !name.startsWith("media.") && !name.endsWith("1000k"))
        // The writer does not name the classes of a sealed type.
        .filter(name -> !name.startsWith("orders."))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("trees")
  void everyValueIsReadAsItWasWritten(String name) throws Exception {
    Object value = Datasets.all().find(name).orElseThrow().value();
    Path file = directory.resolve(Datasets.family(name) + ".mine.json");
    WRITER.writeValue(file.toFile(), value);
    assertThat(
            DeepEquality.difference(value, Datasets.all().read(file, STRICT, note -> {}).value()))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "shortValue   | 32768                   | a short",
        "intValue     | -2147483649             | an int",
        "intValue     | 1.0                     | an int",
        "intValue     | 1e2                     | an int",
        "intValue     | \"1\"                   | an int",
        "intValue     | true                    | an int",
        "doubleBoxed  | \"1.5\"                 | a double",
        "doubleBoxed  | \"\"                    | a double",
        "charValue    | \"ab\"                  | a char",
        "charValue    | \"\"                    | a char",
        "charValue    | 65                      | a char",
        "booleanValue | \"true\"                | a boolean",
        "booleanValue | 1                       | a boolean",
        "text         | 5                       | a string",
        "text         | false                   | a string",
        "ints         | 5                       | an array",
        "ints         | {}                      | an array",
        "sample       | []                      | an object",
      })
  void nothingIsCoerced(String property, String json, String wanted) throws IOException {
    String found = json.equals("{}") ? "an object" : json.equals("[]") ? "an array" : json;
    refused("sample", "/" + property, json, property + ": expected " + wanted + ", found " + found);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "guid       | \"1-1-1-1-1\"                | a UUID,",
        "registered | \"2026-02-30\"               | a LocalDate,",
        "registered | 20000                        | a LocalDate,",
        "eyeColor   | \"brown\"                    | `\"BROWN\", \"BLUE\" or \"GREEN\",`",
        "eyeColor   | 0                            | `\"BROWN\", \"BLUE\" or \"GREEN\",`",
        "balance    | \"12.50\"                    | a BigDecimal",
      })
  void textsAreParsedStrictly(String property, String json, String wanted) throws IOException {
    refused(
        "clients.1k",
        "/clients/0/" + property,
        json,
        "clients[0]." + property + ": expected " + wanted,
        ", found " + json);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "sample     | /chars      | [\"a\", \"bc\"] | chars: Cannot convert a JSON String of length"
            + " 2 into a char element of char array",
        "sample     | /ints       | [1, null]     | ints[1]: expected an int, found null",
        "user       | /info       | {\"a\": 1}    | info.a: expected a string, found 1",
        "user       | /info       | {\"a\": null} | info.a: expected a string, found null",
        "user       | /info       | {\"a\":\"\",\"a\":\"\"} | info.a: duplicate field",
      })
  void elementsAreOfTheirKindToo(String dataset, String pointer, String json, String message)
      throws IOException {
    refused(dataset, pointer, json, message);
  }

  /** What is read of a value that is right but for one property. */
  private void refused(String dataset, String pointer, String json, String message)
      throws IOException {
    refused(dataset, pointer, json, message, "");
  }

  private void refused(String dataset, String pointer, String json, String message, String end)
      throws IOException {
    JsonNode tree = WRITER.valueToTree(Datasets.all().find(dataset).orElseThrow().value());
    JsonPointer place = JsonPointer.compile(pointer);
    ((ObjectNode) tree.at(place.head()))
        .putRawValue(place.last().getMatchingProperty(), new RawValue(json));
    Path file = directory.resolve(Datasets.family(dataset) + ".mine.json");
    WRITER.writeValue(file.toFile(), tree);
    assertThatThrownBy(() -> Datasets.all().read(file, STRICT, note -> {}))
        .isInstanceOf(DataFileException.class)
        .message()
        .contains(": $." + message)
        .endsWith(end)
        .doesNotContain("\n");
  }
}
