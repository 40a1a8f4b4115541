package io.serbench.library.fory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.dataset.buffers.Buffers;
import io.serbench.dataset.buffers.BuffersFamily;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.dataset.source.Datasets;
import io.serbench.library.Rows;
import io.serbench.serializer.StreamSerializer.ItemReader;
import io.serbench.serializer.StreamSerializer.ItemWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.apache.fory.Fory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ForyRowsTest {

  /**
   * What the rows' settings cost in bytes: tracking references 2, names of classes 34 (which
   * depends on our package names), numbers at full width 21.
   */
  @ParameterizedTest
  @CsvSource({
    "fory, 253",
    "fory-registered, 255",
    "fory-auto-flat, 287",
    "fory-auto, 289",
    "fory-fastest, 274",
    "fory-fastest-graph, 276",
    "fory-thread-safe, 253"
  })
  void makesSoManyBytesOfTheStandardValue(String row, int size) throws Exception {
    assertThat(Rows.size(row, "media.1")).isEqualTo(size);
  }

  @ParameterizedTest
  @CsvSource({
    "fory, false",
    "fory-registered, true",
    "fory-auto-flat, false",
    "fory-auto, true",
    "fory-fastest, false",
    "fory-fastest-graph, true",
    "fory-thread-safe, false",
    "fory-compatible, false",
    "fory-compatible-graph, true",
    "fory-meta-shared, false",
    "fory-meta-shared-graph, true"
  })
  void keepsSharedObjectsWhereTheTagsSaySo(String row, boolean shared) throws Exception {
    assertThat(Rows.keepsSharedObjects(row)).isEqualTo(shared);
  }

  /** Sharing the descriptions of fields within a session leaves numbers for the classes. */
  @Test
  void aSessionSparesTheDescriptionsThatACompatibleValueBrings() throws Exception {
    int flat = Rows.size("fory-auto-flat", "media.1");
    assertThat(Rows.size("fory-compatible", "media.1")).isGreaterThan(flat);
    assertThat(Rows.size("fory-meta-shared", "media.1")).isLessThan(flat);
  }

  /** Whoever reads a stream from its start needs nothing else of the session. */
  @Test
  void aStreamIsASessionOfItsOwn() throws Exception {
    Fory writing = ForySetups.metaShared(false);
    Fory reading = ForySetups.metaShared(false);
    MediaContent value = Rows.value("media.1");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ItemWriter<MediaContent> writer =
        new ForySessionSerializer<>(MediaFamily.TYPE, writing).writer(out);
    writer.write(value);
    int first = out.size();
    writer.write(value);
    writer.end();
    assertThat(out.size() - first).isLessThan(first);
    ItemReader<MediaContent> reader =
        new ForySessionSerializer<>(MediaFamily.TYPE, reading)
            .reader(new ByteArrayInputStream(out.toByteArray()));
    assertThat(DeepEquality.difference(value, reader.read())).isEmpty();
    assertThat(DeepEquality.difference(value, reader.read())).isEmpty();
  }

  /** What a transport carries: what Fory wrote, the buffers, and a length before each. */
  @Test
  void countsTheBuffersThatWereHandedOver() throws Exception {
    int small = outOfBand("buffers.200").length;
    int large = outOfBand("buffers.5000").length;
    assertThat(small).isBetween(5 * 200, 5 * 200 + 150);
    assertThat(large - small).isEqualTo(5 * (5000 - 200));
  }

  private static byte[] outOfBand(String name) throws Exception {
    Buffers value = (Buffers) Datasets.all().find(name).orElseThrow().value();
    return new ForyOutOfBandSerializer<>(BuffersFamily.TYPE, ForySetups.unregistered(false))
        .serialize(value);
  }

  /** Fory itself goes over to a larger array of its own, and would leave the caller's as it was. */
  @Test
  void saysWhenTheCallersBufferIsTooSmall() {
    var serializer =
        new ForySerializer<>(MediaFamily.TYPE, ForySetups.registered(MediaFamily.TYPE, false));
    assertThatThrownBy(
            () -> serializer.serialize(Rows.value("media.1"), ByteBuffer.allocateDirect(100)))
        .isInstanceOf(BufferOverflowException.class);
  }

  /** The row's own part of a larger buffer, with neighbours on both sides. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void writesAndReadsWhereTheCallersBufferStands(boolean direct) {
    var serializer =
        new ForySerializer<>(MediaFamily.TYPE, ForySetups.registered(MediaFamily.TYPE, false));
    ByteBuffer whole = direct ? ByteBuffer.allocateDirect(4096) : ByteBuffer.allocate(4096);
    ByteBuffer part = whole.position(11).slice().position(5);
    MediaContent value = Rows.value("media.1");
    serializer.serialize(value, part);
    assertThat(part.position()).isEqualTo(5 + 253);
    part.position(5);
    assertThat(DeepEquality.difference(value, serializer.deserialize(part))).isEmpty();
    assertThat(whole.get(15)).isZero();
  }

  @Test
  void valuesOfASessionCanBeReadInAnyOrderAndAgainButByNobodyElse() throws Exception {
    var session = Rows.media("fory-meta-shared");
    List<String> names = List.of("media.4", "media.2", "media.1");
    List<byte[]> encoded = new ArrayList<>();
    for (String name : names) {
      encoded.add(session.serialize(session.create(Rows.value(name))));
    }
    for (int i : List.of(2, 0, 1, 0, 2)) {
      MediaContent back = session.restore(session.deserialize(encoded.get(i)));
      assertThat(DeepEquality.difference(Rows.value(names.get(i)), back)).isEmpty();
    }
    var stranger = Rows.media("fory-meta-shared");
    assertThatThrownBy(() -> stranger.deserialize(encoded.get(0)))
        .isInstanceOf(RuntimeException.class);
  }

  @Test
  void theFormatForOtherLanguagesTakesNullsWhereTheBeansSaySo() throws Exception {
    MediaContent content = Rows.value("media.2");
    content.media.copyright = null;
    content.images.get(0).title = null;
    MediaContent back = Rows.roundTrip("fory-xlang", content);
    assertThat(DeepEquality.difference(content, back)).isEmpty();
  }

  @Test
  void generatesItsCodeAndNeverInTheBackground() {
    List<Fory> all =
        List.of(
            ForySetups.registered(MediaFamily.TYPE, true),
            ForySetups.unregistered(false),
            ForySetups.fastest(MediaFamily.TYPE, false));
    assertThat(all)
        .allSatisfy(
            fory -> {
              assertThat(fory.getConfig().isCodeGenEnabled()).isTrue();
              assertThat(fory.getConfig().isAsyncCompilationEnabled()).isFalse();
            });
  }

  @ParameterizedTest
  @ValueSource(strings = {"fory", "fory-fastest", "fory-fastest-graph"})
  void reusesItsBuffersForValuesOfAnySize(String row) throws Exception {
    var serializer = Rows.media(row);
    MediaContent large = Rows.value("media.2");
    large.media.title = "x".repeat(1_000_000);
    for (MediaContent each : List.of(Rows.value("media.4"), large, Rows.value("media.1"))) {
      byte[] bytes = serializer.serialize(serializer.create(each));
      MediaContent back = serializer.restore(serializer.deserialize(bytes));
      assertThat(DeepEquality.difference(each, back)).isEmpty();
    }
  }
}
