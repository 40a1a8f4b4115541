package io.serbench;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Path;

/** The published schema of result files, which must describe all that is in them. */
public final class ResultSchema {
  private static final Path FILE = Path.of("docs", "result.schema.json");
  private static final ObjectMapper READER = new ObjectMapper();

  private ResultSchema() {}

  /** The schema as it is published. */
  public static JsonNode published() throws IOException {
    return READER.readTree(FILE.toFile());
  }

  /** Checks a result file. */
  public static void check(Path file) throws IOException {
    check(READER.readTree(file.toFile()));
  }

  /** Checks what a result file holds. */
  public static void check(JsonNode run) throws IOException {
    JsonNode strict = published();
    closed(strict);
    Schema schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(strict.toString(), InputFormat.JSON);
    assertThat(
            schema.validate(
                run.toString(),
                InputFormat.JSON,
                at -> at.executionConfig(how -> how.formatAssertionsEnabled(true))))
        .isEmpty();
  }

  /** Readers ignore what they do not know; but here nothing may lack its description. */
  private static void closed(JsonNode schema) {
    if (schema instanceof ObjectNode object && object.path("properties").isObject()) {
      object.put("additionalProperties", false);
    }
    schema.forEach(ResultSchema::closed);
  }
}
