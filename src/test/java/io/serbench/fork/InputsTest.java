package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.Bytes;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.source.Datasets;
import io.serbench.dataset.source.Recipe;
import io.serbench.result.Traffic;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class InputsTest {
  private static final Dataset<MediaContent> MEDIA = MediaFamily.family().dataset("media.1");

  @ParameterizedTest
  @CsvSource({
    "1, 1, 16",
    "2, 2, 16",
    "5, 5, 20",
    "16, 16, 16",
    "100, 100, 100",
    "4096, 4096, 4096"
  })
  void asManyRotateAsWereAskedForAndSixteenAtLeast(int asked, int distinct, int count) {
    Inputs<MediaContent> inputs = Inputs.of(MEDIA, Traffic.DEFAULT.withDistinct(asked), 1);
    assertThat(inputs.distinct()).isEqualTo(distinct);
    assertThat(inputs.values()).hasSize(count);
    assertThat(
            inputs.values().stream().map(value -> value.media.uri + value.media.title).distinct())
        .hasSize(distinct);
  }

  @Test
  void theFirstIsThePublishedOneAndNoneSharesItsStrings() {
    List<MediaContent> values = Inputs.of(MEDIA, Traffic.DEFAULT, 1).values();
    assertThat(DeepEquality.difference(MEDIA.value(), values.get(0))).isEmpty();
    assertThat(values.get(0).media.uri).isNotSameAs(MEDIA.value().media.uri);
  }

  @Test
  void largeValuesAreFewerAndMoreThreadsHaveFewerEach() {
    Dataset<?> large = Datasets.all().find("clients.100k").orElseThrow();
    int alone = Inputs.of(large, Traffic.DEFAULT.withDistinct(4096), 1).distinct();
    assertThat(alone).isBetween(64, 1024);
    assertThat(Inputs.of(large, Traffic.DEFAULT.withDistinct(4096), 4).distinct())
        .isEqualTo(alone / 4);
    assertThat(Inputs.of(large, Traffic.DEFAULT, 1).distinct()).isEqualTo(16);
    assertThat(Inputs.of(large, Traffic.DEFAULT.withDistinct(4096), 1000))
        .extracting(Inputs::count)
        .isEqualTo(1);
  }

  @Test
  void dataOfTheUsersRotateAsTheyAre() throws Exception {
    byte[] json = "{\"name\":\"text\"}".getBytes(StandardCharsets.UTF_8);
    Dataset<?> own =
        new Recipe.JsonFile(OwnType.JSON, "mine.json", Bytes.of(json), FileReading.DEFAULT)
            .make("mine");
    Inputs<?> inputs = Inputs.of(own, Traffic.DEFAULT, 1);
    assertThat(inputs.distinct()).isEqualTo(1);
    assertThat(inputs.values()).hasSize(16).allMatch(Map.of("name", "text")::equals);
    assertThat(((Map<?, ?>) inputs.value(0)).get("name"))
        .isNotSameAs(((Map<?, ?>) inputs.value(1)).get("name"));
  }

  private static List<Integer> numbers(int count) {
    return IntStream.range(0, count).boxed().toList();
  }

  @Test
  void inputsThatFitComeOnce() {
    assertThat(Inputs.slots(numbers(16))).containsExactlyElementsOf(numbers(16));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 17, 18, 100})
  void anyNumberFillsAPowerOfTwoAlmostEvenly(int count) {
    Object[] slots = Inputs.slots(numbers(count));
    assertThat(Integer.bitCount(slots.length)).isEqualTo(1);
    for (int input : numbers(count)) {
      long times = Arrays.stream(slots).filter(slot -> slot.equals(input)).count();
      assertThat(times).isBetween((long) slots.length / count, 1L + slots.length / count);
    }
  }
}
