package io.serbench.library.sbe;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.media.MediaContent;
import io.serbench.library.Rows;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SbeSerializerTest {
  @ParameterizedTest
  @ValueSource(strings = {"sbe", "sbe-access"})
  void tellsNullsFromEmptyStrings(String row) throws Exception {
    MediaContent value = Rows.value("media.1");
    value.media.title = "";
    MediaContent restored = Rows.roundTrip(row, value);
    assertThat(restored.media.title).isEmpty();
    assertThat(restored.media.copyright).isNull();
  }

  @Test
  void givesTheBytesThatTheAccessorGives() throws Exception {
    assertThat(Rows.bytes("sbe", "media.1")).isEqualTo(Rows.bytes("sbe-access", "media.1"));
  }
}
