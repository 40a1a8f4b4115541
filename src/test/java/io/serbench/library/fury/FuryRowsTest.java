package io.serbench.library.fury;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.Rows;
import org.apache.fury.Fury;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FuryRowsTest {

  /**
   * As Fory, but for two bytes where names are written. The original's latest table, of an older
   * Fury, has 257, 293 and 278 for the rows without references.
   */
  @ParameterizedTest
  @CsvSource({
    "fury, 253, false",
    "fury-registered, 255, true",
    "fury-auto-flat, 285, false",
    "fury-auto, 287, true",
    "fury-fastest, 274, false"
  })
  void makesSoManyBytesAndKeepsSharedObjectsWhereTheTagsSaySo(String row, int size, boolean shared)
      throws Exception {
    assertThat(Rows.size(row, "media.1")).isEqualTo(size);
    assertThat(Rows.keepsSharedObjects(row)).isEqualTo(shared);
  }

  @Test
  void generatesItsCodeAndNeverInTheBackground() {
    Fury fury = FurySetups.fastest(MediaFamily.TYPE);
    assertThat(fury.getConfig().isCodeGenEnabled()).isTrue();
    assertThat(fury.getConfig().isAsyncCompilationEnabled()).isFalse();
  }
}
