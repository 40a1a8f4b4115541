package io.serbench.library.fst;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.File;
import org.junit.jupiter.api.Test;
import org.nustaq.serialization.FSTConfiguration;

/** What FST writes for {@code media.1}: class names, where the classes are not registered. */
class FstSizeTest {
  private final MediaContent value = MediaFamily.family().dataset("media.1").value();

  @Test
  void unregisteredClassesGoByName() throws Exception {
    assertThat(text(FstSetup.unregistered(false))).contains(Media.class.getName());
    assertThat(text(FstSetup.unregistered(true))).contains(Media.class.getName());
  }

  @Test
  void registeredClassesGoByNumber() throws Exception {
    assertThat(text(FstSetup.registered(MediaFamily.TYPE)))
        .doesNotContain(MediaContent.class.getPackageName());
  }

  @Test
  void rowsWithDifferentSettingsDoNotDisturbEachOtherInOneThread() throws Exception {
    FstObjects<MediaContent> registered =
        new FstObjects<>(MediaFamily.TYPE, FstSetup.registered(MediaFamily.TYPE));
    byte[] before = registered.serialize(value);
    text(FstSetup.unregistered(true));

    assertThat(registered.serialize(value)).isEqualTo(before);
  }

  @Test
  void aLengthAloneReservesNoMemory() throws Exception {
    FstObjects<MediaContent> row = new FstObjects<>(MediaFamily.TYPE, FstSetup.unregistered(true));
    ByteArrayInputStream lying = new ByteArrayInputStream(new byte[] {0x7f, -1, -1, -1, 1, 2});
    assertThatThrownBy(() -> row.reader(lying).read())
        .isInstanceOf(EOFException.class)
        .hasMessage("a message of 2 of 2147483647 bytes");
  }

  @Test
  void aListOfClassesAdmitsThoseOfTheData() throws Exception {
    FstObjects<MediaContent> allowing =
        new FstObjects<>(MediaFamily.TYPE, FstSetup.allowing(MediaFamily.TYPE));
    assertThat(DeepEquality.difference(value, allowing.deserialize(allowing.serialize(value))))
        .isEmpty();
    byte[] other = FSTConfiguration.createDefaultConfiguration().asByteArray(new File("elsewhere"));
    assertThatThrownBy(() -> allowing.deserialize(other)).hasMessageContaining("java.io.File");
  }

  private String text(FSTConfiguration configuration) throws Exception {
    byte[] bytes = new FstObjects<>(MediaFamily.TYPE, configuration).serialize(value);
    return new String(bytes, ISO_8859_1);
  }
}
