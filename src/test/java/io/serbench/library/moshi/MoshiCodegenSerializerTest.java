package io.serbench.library.moshi;

import static org.assertj.core.api.Assertions.assertThat;

import com.squareup.moshi.Moshi;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.Rows;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class MoshiCodegenSerializerTest {
  private static final Moshi MOSHI = new Moshi.Builder().build();

  @Test
  void theAdaptersAreGenerated() {
    assertThat(MOSHI.adapter(MoshiContents.class))
        .hasToString("GeneratedJsonAdapter(MoshiContents).nullSafe()");
    assertThat(MOSHI.adapter(MoshiImage.class))
        .hasToString("GeneratedJsonAdapter(MoshiImage).nullSafe()");
  }

  @Test
  void absenceIsKept() throws Exception {
    MediaContent value = Rows.value("media.1");
    value.media.bitrate = 0;
    MediaContent restored = Rows.roundTrip("json/moshi/codegen", value);
    assertThat(restored.media.hasBitrate).isTrue();
    assertThat(restored.media.copyright).isNull();
  }

  @Test
  void whatMayBeNullNeedNotBeThere() throws IOException {
    MoshiImage image =
        MOSHI
            .adapter(MoshiImage.class)
            .fromJson("{\"uri\": \"u\", \"width\": 1, \"height\": 2, \"size\": \"LARGE\"}");
    assertThat(image).isEqualTo(new MoshiImage("u", null, 1, 2, MoshiSize.LARGE));
  }
}
