package io.serbench.library.ion;

import static org.assertj.core.api.Assertions.assertThat;

import com.amazon.ion.IonStruct;
import com.amazon.ion.system.IonSystemBuilder;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class IonMediaSerializerTest {
  private final IonMediaSerializer serializer = new IonMediaSerializer();

  @Test
  void everyMessageOfTheOneWriterCanBeReadAlone() throws IOException {
    MediaContent value = MediaFamily.family().dataset("media.1").value();
    byte[] first = serializer.serialize(value);
    byte[] second = serializer.serialize(value);
    assertThat(second).isEqualTo(first);
    IonStruct struct = (IonStruct) IonSystemBuilder.standard().build().singleValue(second);
    assertThat(((IonStruct) struct.get("media")).get("uri"))
        .hasToString("\"http://javaone.com/keynote.mpg\"");
  }
}
