package io.serbench.library.fastjson2;

import static org.assertj.core.api.Assertions.assertThat;

import com.alibaba.fastjson2.JSONObject;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import org.junit.jupiter.api.Test;

class Fastjson2RowsTest {
  private static final MediaContent VALUE = MediaFamily.family().dataset("media.1").value();

  @Test
  void namesAndTextCostTheirBytes() {
    int text = Fastjson2Text.objects(MediaFamily.TYPE).serialize(VALUE).length;
    int textArray = Fastjson2Text.arrays(MediaFamily.TYPE).serialize(VALUE).length;
    int binary = Fastjson2Binary.objects(MediaFamily.TYPE).serialize(VALUE).length;
    int binaryArray = Fastjson2Binary.arrays(MediaFamily.TYPE).serialize(VALUE).length;
    assertThat(text).isBetween(486, 489);
    assertThat(textArray).isBetween(281, 284);
    assertThat(binary).isBetween(textArray, text);
    assertThat(binaryArray).isLessThan(textArray);
  }

  @Test
  void theTreeIsOneAllTheWayDown() {
    JSONObject tree = (JSONObject) new Fastjson2Tree<>(MediaFamily.TYPE).create(VALUE);
    assertThat(tree.get("media")).isInstanceOf(JSONObject.class);
    assertThat(tree.getJSONArray("images")).hasOnlyElementsOfType(JSONObject.class);
  }
}
