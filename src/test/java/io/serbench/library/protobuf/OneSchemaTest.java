package io.serbench.library.protobuf;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.sample.Sample;
import io.serbench.dataset.sample.SampleFamilies;
import io.serbench.dataset.source.Datasets;
import io.serbench.fork.RoundTripProbe;
import io.serbench.library.Rows;
import io.serbench.serializer.Serializer;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the libraries have in common that have their messages from schema/protobuf. */
class OneSchemaTest {

  /** The order of fields may differ, and whether arrays are packed; the format allows both. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "media.1",
        "media.2",
        "media-list",
        "numeric",
        "numeric-list",
        "sample",
        "sample-list",
        "user"
      })
  void protobufReadsTheOthersAndTheyReadProtobuf(String name) throws Exception {
    Dataset<?> dataset = Datasets.all().find(name).orElseThrow();
    for (String row :
        List.of(
            "protobuf-quickbuf", "protobuf-wire", "protobuf-wire/kotlin", "protobuf/protostuff")) {
      assertThat(exchange(dataset, row, "protobuf")).as(row + " to protobuf").isEmpty();
      assertThat(exchange(dataset, "protobuf", row)).as("protobuf to " + row).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"media.1", "media.2"})
  void protobufWritesWhatScalapbWrites(String name) throws Exception {
    assertThat(Rows.bytes("protobuf-scalapb", name)).isEqualTo(Rows.bytes("protobuf", name));
  }

  /** Those that have the messages' numbers from classes of their own. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "media.1",
        "media.2",
        "media-list",
        "numeric",
        "numeric-list",
        "sample",
        "sample-list",
        "user"
      })
  void protobufReadsThoseWithoutASchemaAndTheyReadProtobuf(String name) throws Exception {
    Dataset<?> dataset = Datasets.all().find(name).orElseThrow();
    List<String> rows =
        name.startsWith("media")
            ? List.of("protobuf-protostream", "protobuf/kotlinx")
            : List.of("protobuf/kotlinx");
    for (String row : rows) {
      assertThat(exchange(dataset, row, "protobuf")).as(row + " to protobuf").isEmpty();
      assertThat(exchange(dataset, "protobuf", row)).as("protobuf to " + row).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "protobuf",
        "json/protobuf",
        "protobuf-quickbuf",
        "protobuf-wire",
        "protobuf-wire/kotlin",
        "protobuf/kotlinx",
        "cbor/kotlinx",
        "protostuff",
        "protostuff-graph"
      })
  void keepWhatIsNullAndASampleInASample(String row) throws Exception {
    Sample inner = SampleFamilies.sample().dataset("sample").value();
    inner.intBoxed = null;
    inner.charBoxed = null;
    inner.booleanBoxed = null;
    inner.charValue = Character.MAX_VALUE;
    inner.shortBoxed = Short.MIN_VALUE;
    inner.ints = new int[0];
    inner.chars = new char[] {Character.MIN_SURROGATE};
    Sample outer = SampleFamilies.sample().dataset("sample").value();
    outer.sample = inner;
    var dataset = new Dataset<>("sample.nested", SampleFamilies.SAMPLE, outer);

    assertThat(exchange(dataset, row, row)).isEmpty();
  }

  /** The first difference in a value that one row wrote and another read. */
  private static <T> Optional<String> exchange(Dataset<T> dataset, String writer, String reader)
      throws Exception {
    Serializer<T, Object> from = open(writer, dataset.type());
    Serializer<T, Object> to = open(reader, dataset.type());
    byte[] bytes = from.serialize(from.create(dataset.value()));
    return DeepEquality.difference(dataset.value(), to.restore(to.deserialize(bytes)));
  }

  private static <T> Serializer<T, Object> open(String row, DataType<T> type) throws Exception {
    return RoundTripProbe.open(Rows.ALL.find(row).orElseThrow(), type);
  }
}
