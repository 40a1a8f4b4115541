package io.serbench.library.fory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.dataset.DeepEquality;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.Rows;
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
    "fory-fastest, 274"
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
    "fory-fastest, false"
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

  /** With a null in it this would end the JVM that runs the test. */
  @Test
  void theFormatForOtherLanguagesTakesValuesWithoutNulls() throws Exception {
    MediaContent content = Rows.value("media.1");
    content.media.copyright = "none";
    MediaContent back = Rows.roundTrip("fory-xlang", content);
    assertThat(DeepEquality.difference(content, back)).isEmpty();
  }

  @Test
  void generatesItsCodeAndNeverInTheBackground() {
    List<Fory> all =
        List.of(
            ForySetups.registered(MediaFamily.TYPE, true),
            ForySetups.unregistered(false),
            ForySetups.fastest(MediaFamily.TYPE));
    assertThat(all)
        .allSatisfy(
            fory -> {
              assertThat(fory.getConfig().isCodeGenEnabled()).isTrue();
              assertThat(fory.getConfig().isAsyncCompilationEnabled()).isFalse();
            });
  }

  @ParameterizedTest
  @ValueSource(strings = {"fory", "fory-fastest"})
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
