package io.serbench.library;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.Dataset;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.source.Datasets;
import io.serbench.fork.RoundTripProbe;
import io.serbench.serializer.Serializer;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages that {@code ser} builds in memory that the next one overwrites. */
class TemporaryMessagesTest {
  private static final List<String> DATA = List.of("media.4", "media.3", "media.1");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sbe",
        "sbe-access",
        "flatbuffers",
        "flatbuffers-access",
        "capnproto",
        "capnproto-packed",
        "capnproto-access",
        "capnproto-packed-access"
      })
  void areThoseThatLast(String row) throws Exception {
    assertThat(firstDifference(row, Datasets.all().find(DATA.get(0)).orElseThrow())).isEmpty();
  }

  /** Builds short and long messages in turn, since memory for them grows. */
  private static <T> String firstDifference(String row, Dataset<T> first) throws Exception {
    Serializer<T, Object> serializer =
        RoundTripProbe.open(Rows.ALL.find(row).orElseThrow(), first.type());
    Object lasting = serializer.create(first.value());
    byte[] expected = serializer.serialize(lasting);
    for (String name : DATA) {
      @SuppressWarnings("unchecked") // Data sets of one family.
      T value = (T) Datasets.all().find(name).orElseThrow().value();
      byte[] bytes = serializer.serialize(serializer.createTemporary(value));
      assertThat(bytes).isEqualTo(serializer.serialize(serializer.create(value)));
      T back = serializer.restore(serializer.deserialize(bytes));
      String difference = DeepEquality.difference(name, first, value, back).orElse("");
      if (!difference.isEmpty()) {
        return difference;
      }
    }
    assertThat(serializer.serialize(lasting)).as("what create made lasts").isEqualTo(expected);
    return "";
  }
}
