package io.serbench.library.jsonlib;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.media.MediaContent;
import io.serbench.library.Rows;
import org.junit.jupiter.api.Test;

class JsonLibDatabindTest {
  /** By itself, the library writes both as an empty text. */
  @Test
  void tellsNullFromEmpty() throws Exception {
    MediaContent content = Rows.value("media.1");
    content.media.title = "";
    content.media.copyright = null;
    MediaContent back = Rows.roundTrip("json/json-lib-databind", content);
    assertThat(back.media.title).isEmpty();
    assertThat(back.media.copyright).isNull();
  }
}
