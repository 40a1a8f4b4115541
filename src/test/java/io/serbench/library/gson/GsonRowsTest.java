package io.serbench.library.gson;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.Rows;
import io.serbench.serializer.Serializer;
import org.junit.jupiter.api.Test;

class GsonRowsTest {
  @Test
  void treeOfAnyObjectIsWhatIsEncodedAndDecoded() throws Exception {
    Serializer<MediaContent, Object> serializer = Rows.media("json/google-gson/tree");
    Object tree = serializer.create(Rows.value("media.1"));
    assertThat(tree).isInstanceOf(JsonObject.class);
    assertThat(serializer.deserialize(serializer.serialize(tree))).isEqualTo(tree);
  }

  @Test
  void dataBindingAndTreeMakeTheSameBytes() throws Exception {
    assertThat(Rows.size("json/google-gson/tree", "media.2"))
        .isEqualTo(Rows.size("json/google-gson/databind", "media.2"));
  }
}
