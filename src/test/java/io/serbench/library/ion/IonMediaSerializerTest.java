package io.serbench.library.ion;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import com.amazon.ion.IonStruct;
import com.amazon.ion.system.IonSystemBuilder;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.serializer.StreamSerializer.ItemReader;
import io.serbench.serializer.StreamSerializer.ItemWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class IonMediaSerializerTest {
  @Test
  void everyMessageOfTheOneWriterCanBeReadAlone() throws IOException {
    IonMediaSerializer serializer = IonMediaSerializer.selfDescribing();
    MediaContent value = MediaFamily.family().dataset("media.1").value();
    byte[] first = serializer.serialize(value);
    byte[] second = serializer.serialize(value);
    assertThat(second).isEqualTo(first);
    IonStruct struct = (IonStruct) IonSystemBuilder.standard().build().singleValue(second);
    assertThat(((IonStruct) struct.get("media")).get("uri"))
        .hasToString("\"http://javaone.com/keynote.mpg\"");
  }

  @Test
  void ofASharedTableAMessageHasOnlyTheName() throws IOException {
    MediaContent value = MediaFamily.family().dataset("media.1").value();
    byte[] message = IonMediaSerializer.sharingSymbols().serialize(value);
    assertThat(message).asString(ISO_8859_1).contains("serbench.media").doesNotContain("width");
    assertThat(message)
        .hasSizeLessThan(IonMediaSerializer.selfDescribing().serialize(value).length);
  }

  /** Flushed as it fills its blocks, the stream still has one table. */
  @Test
  void namesStandOnAStreamOnce() throws Exception {
    MediaContent value = MediaFamily.family().dataset("media.1").value();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ItemWriter<MediaContent> writer = IonMediaSerializer.selfDescribing().writer(out);
    int untilFlushed = 0;
    while (out.size() == 0 && untilFlushed++ < 10_000) {
      writer.write(value);
    }
    writer.write(value);
    writer.end();
    assertThat(untilFlushed).isLessThan(10_000);
    assertThat(out.toString(ISO_8859_1)).containsOnlyOnce("persons");
    ItemReader<MediaContent> reader =
        IonMediaSerializer.selfDescribing().reader(new ByteArrayInputStream(out.toByteArray()));
    for (int i = 0; i <= untilFlushed; i++) {
      assertThat(DeepEquality.difference(value, reader.read())).isEmpty();
    }
  }
}
