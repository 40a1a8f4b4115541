package io.serbench.library.protobuf;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.media.MediaContent;
import io.serbench.library.Rows;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ProtobufJsonSerializerTest {
  @Test
  void leavesOutWhatIsAbsentAndWritesLongNumbersAsStrings() throws Exception {
    MediaContent value = Rows.value("media.1");
    var serializer = Rows.media("json/protobuf");
    String json =
        new String(serializer.serialize(serializer.create(value)), StandardCharsets.UTF_8);
    assertThat(json)
        .doesNotContain("copyright", "\n", "null")
        .contains("\"duration\":\"18000000\"", "\"width\":640", "\"player\":\"JAVA\"");
  }
}
