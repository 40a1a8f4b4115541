package io.serbench.library.jboss;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.Rows;
import io.serbench.serializer.StreamSerializer.ItemWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JbossRowsTest {

  /**
   * The names of our classes and of our externalizers are in the data of the rows without a table,
   * so these two sizes depend on our package names. An externalizer's block, its end and a byte a
   * string that tells null cost more than the fields' own coding saves: ct-manual is larger than
   * ct.
   */
  @ParameterizedTest
  @CsvSource({
    "jboss-marshalling-river, 683",
    "jboss-marshalling-river-manual, 603",
    "jboss-marshalling-river-ct, 301",
    "jboss-marshalling-river-ct-manual, 313"
  })
  void makesSoManyBytesOfTheStandardValue(String row, int size) throws Exception {
    assertThat(Rows.size(row, "media.1")).isEqualTo(size);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "jboss-marshalling-river",
        "jboss-marshalling-river-manual",
        "jboss-marshalling-river-ct",
        "jboss-marshalling-river-ct-manual",
        "jboss-marshalling-serial"
      })
  void keepsSharedObjects(String row) throws Exception {
    assertThat(Rows.keepsSharedObjects(row)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "jboss-marshalling-river",
        "jboss-marshalling-river-manual",
        "jboss-marshalling-river-ct",
        "jboss-marshalling-river-ct-manual",
        "jboss-marshalling-serial"
      })
  void takesLongAndEmptyStringsAndManyInstances(String row) throws Exception {
    MediaContent content = Rows.value("media.2");
    content.media.uri = "";
    content.media.title = "\uC2A4".repeat(70_000);
    content.media.format = "\uC2A4".repeat(65_535 / 3);
    content.media.persons.addAll(Collections.nCopies(1000, "x"));
    content.media.persons.set(1, null);
    MediaContent back = Rows.roundTrip(row, content);
    assertThat(DeepEquality.difference(content, back)).isEmpty();
  }

  @Test
  void theSerialProtocolIsThatOfJavasOwnStreams() throws Exception {
    var serializer = Rows.media("jboss-marshalling-serial");
    MediaContent content = Rows.value("media.2");
    byte[] bytes = serializer.serialize(serializer.create(content));
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      assertThat(DeepEquality.difference(content, (MediaContent) in.readObject())).isEmpty();
    }
  }

  /** River describes the classes once, and writes the values' own strings each time. */
  @Test
  void aStreamSharesNoObjectsBetweenValues() throws Exception {
    int first = sizeOfStream(1);
    int second = sizeOfStream(2) - first;
    assertThat(second).isBetween(Rows.size("java-manual", "media.1"), first / 2);
    assertThat(sizeOfStream(3) - sizeOfStream(2)).isEqualTo(second);
  }

  private static int sizeOfStream(int count) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ItemWriter<MediaContent> writer =
        new MarshallingSerializer<>(MediaFamily.TYPE, "river", MarshallingSetups.plain())
            .writer(out);
    MediaContent value = Rows.value("media.1");
    for (int i = 0; i < count; i++) {
      writer.write(value);
    }
    writer.end();
    return out.size();
  }

  @Test
  void refusesTablesWhoseNumbersDoNotFitOneByte() {
    List<Class<?>> classes = Collections.nCopies(257, Object.class);
    assertThatThrownBy(() -> new NumberedClassTable(classes))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new NumberedObjectTable(classes))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
