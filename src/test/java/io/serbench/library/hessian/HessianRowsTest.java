package io.serbench.library.hessian;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.DeepEquality;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.Rows;
import java.util.List;
import org.junit.jupiter.api.Test;

class HessianRowsTest {

  /** The names of five classes are in the data, so this depends on our package name. */
  @Test
  void writesEachClassOnceForAValue() throws Exception {
    assertThat(Rows.size("hessian", "media.1")).isEqualTo(577);
  }

  @Test
  void keepsSharedObjects() throws Exception {
    assertThat(Rows.keepsSharedObjects("hessian")).isTrue();
  }

  @Test
  void eachValueStandsAlone() throws Exception {
    var writer = Rows.media("hessian");
    writer.serialize(writer.create(Rows.value("media.4")));
    for (String name : List.of("media.2", "media.1")) {
      MediaContent content = Rows.value(name);
      byte[] bytes = writer.serialize(writer.create(content));
      var reader = Rows.media("hessian");
      assertThat(DeepEquality.difference(content, reader.restore(reader.deserialize(bytes))))
          .isEmpty();
    }
  }
}
