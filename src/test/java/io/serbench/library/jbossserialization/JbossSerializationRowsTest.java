package io.serbench.library.jbossserialization;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.Rows;
import org.junit.jupiter.api.Test;

class JbossSerializationRowsTest {

  @Test
  void keepsSharedObjects() throws Exception {
    assertThat(Rows.keepsSharedObjects("jboss-serialization")).isTrue();
  }

  /** The buffer that codes strings is shared by all values and by both directions. */
  @Test
  void takesLongStringsOfAnyCharacters() throws Exception {
    MediaContent content = Rows.value("media.2");
    content.media.title = "\uC2A4".repeat(70_000);
    content.media.format = "";
    MediaContent back = Rows.roundTrip("jboss-serialization", content);
    assertThat(DeepEquality.difference(content, back)).isEmpty();
  }
}
