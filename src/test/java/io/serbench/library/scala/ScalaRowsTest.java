package io.serbench.library.scala;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.media.MediaContent;
import io.serbench.library.Rows;
import org.junit.jupiter.api.Test;

class ScalaRowsTest {
  @Test
  void absenceIsKept() throws Exception {
    MediaContent value = Rows.value("media.1");
    value.media.bitrate = 0;
    for (String row :
        new String[] {
          "scala/sbinary",
          "scala/java-built-in",
          "json/borer",
          "cbor/borer",
          "json/jsoniter-scala",
          "json/circe",
          "json/upickle",
          "json/zio-json"
        }) {
      MediaContent restored = Rows.roundTrip(row, value);
      assertThat(restored.media.hasBitrate).as(row).isTrue();
      assertThat(restored.media.copyright).as(row).isNull();
    }
  }
}
