package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code heap} is right about rows whose needs are known, and says what is wrong with others. */
@Thorough
class HeapIT {
  @TempDir private static Path folder;

  private static Answer answer;
  private static Map<String, JsonNode> dummies;

  @BeforeAll
  static void search() throws Exception {
    answer =
        Serbench.withDummies(folder)
            .run(
                "cost",
                "heap",
                "-include=dummy-fine,dummy-needs-50-MiB,dummy-refuses-large"
                    + ",dummy-throws-on-deserialize,dummy-unavailable",
                "-data=users.2M",
                "-as=json");
    dummies = rows(answer);
  }

  private static Map<String, JsonNode> rows(Answer answer) throws IOException {
    Map<String, JsonNode> rows = new LinkedHashMap<>();
    for (JsonNode line : new ObjectMapper().readTree(answer.out()).path("rows")) {
      rows.put(line.path("row").asText(), line);
    }
    return rows;
  }

  private static double number(JsonNode row, String asked) {
    return row.path("numbers").path(asked).path(0).asDouble();
  }

  private static double heap(String row) {
    assertThat(dummies.get(row).path("status").asText()).as(answer.out()).isEqualTo("OK");
    return number(dummies.get(row), "heap.min");
  }

  @Test
  void whatARowNeedsIsFoundToFivePercent() {
    assertThat(heap("dummy-needs-50-MiB") - heap("dummy-fine")).isCloseTo(50, within(2.5));
  }

  @Test
  void theSmallestHeapHoldsTheValueAndLittleMore() {
    double held = number(dummies.get("dummy-fine"), "heap.held");
    assertThat(heap("dummy-fine")).isBetween(held - 2, 2 * held);
    assertThat(number(dummies.get("dummy-fine"), "message")).isBetween(1000.0, 2500.0);
  }

  @Test
  void aRowThatCarriesNothingOfThatSizeSaysSo() {
    JsonNode row = dummies.get("dummy-refuses-large");
    assertThat(row.path("status").asText()).isEqualTo("NOT_CARRIED");
    assertThat(row.path("cause").asText())
        .contains("supports users.1k, but not users.2M")
        .contains("a message of more than a megabyte");
  }

  @Test
  void aFailureThatIsNotOfMemoryIsAnError() {
    JsonNode row = dummies.get("dummy-throws-on-deserialize");
    assertThat(row.path("status").asText()).isEqualTo("ERROR");
    assertThat(row.path("cause").asText()).contains("writing and reading users.2M");
    assertThat(dummies.get("dummy-unavailable").path("status").asText()).isEqualTo("UNAVAILABLE");
    assertThat(answer.exit()).isEqualTo(1);
  }

  @Test
  void aRowThatStreamsNeedsNoMoreForALongStream() throws Exception {
    Answer streams =
        Serbench.jar(folder)
            .run(
                "cost",
                "heap",
                "-transport=stream",
                "-items=8000",
                "-include=kryo-flat",
                "-as=json");
    assertThat(streams.exit()).as(streams.out() + streams.err()).isZero();
    JsonNode row = rows(streams).get("kryo-flat");
    assertThat(number(row, "message")).isGreaterThan(8000);
    assertThat(number(row, "heap.x")).isLessThan(0.5);
  }

  @Test
  void otherTransportsAreRefused() throws Exception {
    Answer direct =
        Serbench.jar(folder).run("cost", "heap", "-transport=direct", "-include=kryo-flat");
    assertThat(direct.exit()).isEqualTo(2);
    assertThat(direct.err()).contains("-transport: heap takes array or stream; pass one of them");
  }
}
