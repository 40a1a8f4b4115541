package io.serbench.library.fastjson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.alibaba.fastjson.JSONException;
import com.alibaba.fastjson.JSONObject;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import java.util.List;
import org.junit.jupiter.api.Test;

class FastjsonRowsTest {
  private static final MediaContent VALUE = MediaFamily.family().dataset("media.1").value();

  @Test
  void sizesAreThoseOfTheClassicTables() {
    assertThat(objects().serialize(VALUE)).hasSizeBetween(486, 489);
    assertThat(new FastjsonDatabind<>(MediaFamily.TYPE, FastjsonSetup.arrays()).serialize(VALUE))
        .hasSizeBetween(281, 284);
  }

  @Test
  void aTypeNameInTheJsonIsRefused() {
    byte[] json =
        "{\"media\":{\"@type\":\"java.util.Date\",\"val\":0},\"images\":[]}".getBytes(UTF_8);
    assertThatThrownBy(() -> objects().deserialize(json)).isInstanceOf(JSONException.class);
  }

  @Test
  void whatIsSharedIsWrittenTwice() {
    MediaContent shared =
        new MediaContent(VALUE.media, List.of(VALUE.images.get(0), VALUE.images.get(0)));
    assertThat(new String(objects().serialize(shared), UTF_8)).doesNotContain("$ref");
  }

  @Test
  void theTreeIsOneAllTheWayDown() {
    JSONObject tree =
        (JSONObject) new FastjsonTree<>(MediaFamily.TYPE, FastjsonSetup.objects()).create(VALUE);
    assertThat(tree.get("media")).isInstanceOf(JSONObject.class);
    assertThat(tree.getJSONArray("images")).hasOnlyElementsOfType(JSONObject.class);
  }

  private static FastjsonDatabind<MediaContent> objects() {
    return new FastjsonDatabind<>(MediaFamily.TYPE, FastjsonSetup.objects());
  }
}
