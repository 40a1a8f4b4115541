package io.serbench.library.flexjson;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.library.Rows;
import org.junit.jupiter.api.Test;

class FlexjsonDatabindTest {
  /** The published tables say that it keeps graphs. */
  @Test
  void keepsNoSharedReferences() throws Exception {
    assertThat(Rows.keepsSharedObjects("json/flexjson/databind")).isFalse();
  }

  @Test
  void sizeIsTheOriginals() throws Exception {
    assertThat(Rows.size("json/flexjson/databind", "media.ascii")).isEqualTo(503);
  }
}
