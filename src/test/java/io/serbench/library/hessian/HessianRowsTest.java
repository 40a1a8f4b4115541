package io.serbench.library.hessian;

import static org.assertj.core.api.Assertions.assertThat;

import com.caucho.hessian.io.SerializerFactory;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.Rows;
import io.serbench.serializer.StreamSerializer.ItemWriter;
import java.io.ByteArrayOutputStream;
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
    assertThat(Rows.keepsSharedObjects("hessian-flat")).isFalse();
  }

  /** The classes are described once, the values' own strings and objects each time. */
  @Test
  void aStreamSharesClassesBetweenValuesAndNothingElse() throws Exception {
    int first = sizeOfStream(1);
    int second = sizeOfStream(2) - first;
    assertThat(second).isLessThan(first);
    assertThat(sizeOfStream(3) - sizeOfStream(2)).isEqualTo(second);
    assertThat(second).isGreaterThan(Rows.size("java-manual", "media.1"));
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

  private static int sizeOfStream(int count) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ItemWriter<MediaContent> writer =
        new HessianObjects<>(MediaFamily.TYPE, new SerializerFactory(), true).writer(out);
    MediaContent value = Rows.value("media.1");
    for (int i = 0; i < count; i++) {
      writer.write(value);
    }
    writer.end();
    return out.size();
  }
}
