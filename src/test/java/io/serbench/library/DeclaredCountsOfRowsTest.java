package io.serbench.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import io.serbench.dataset.media.MediaContent;
import io.serbench.serializer.Serializer;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Adapters written by hand take no memory for elements that a message only says it has. What
 * libraries themselves do is seen by {@code check hostile}.
 */
class DeclaredCountsOfRowsTest {
  /**
   * A list takes 4 bytes per element: 400 MB for 100 million, 262 kB for the most SBE can declare.
   */
  private static final long MOST_BYTES = 100_000;

  private static final int TRIES = 3;
  private static final HexFormat HEX = HexFormat.of();

  /**
   * @param count the number 2, as this row has it before the two images or persons of media.1, with
   *     what makes the place certain
   * @param lie the same with 100 million, or the most that the library lets pass
   */
  @ParameterizedTest
  @CsvSource({
    "java-manual, 021742696c6c, 80c2d72f1742696c6c",
    "java-externalizable, 770400000002, 770405f5e100",
    "java-externalizable, 00000002000a42696c6c, 05f5e100000a42696c6c",
    "kryo-manual, 0242696c6c, 80c2d72f42696c6c",
    "msgpack-manual, 92aa42696c6c, dd003d0900aa42696c6c",
    "msgpack-manual, 929295, 92dd003d090095",
    "msgpack-core-manual, 92aa42696c6c, dd05f5e100aa42696c6c",
    "msgpack-core-manual, 929295, 92dd05f5e10095",
    "avro-generic-manual, 041442696c6c, 8084af5f1442696c6c",
    "avro-specific-manual, 041442696c6c, 8084af5f1442696c6c",
    "flatbuffers, 02000000, 00e1f505",
    "sbe, 0a000200, 0a00ffff",
    "sbe, 000002000a00000042696c6c, 0000ffff0a00000042696c6c",
  })
  void areNotBelieved(String row, String count, String lie) throws Exception {
    Serializer<MediaContent, Object> serializer = Rows.media(row);
    String good = HEX.formatHex(Rows.bytes(row, "media.1"));
    List<Integer> places = places(good, count);
    assertThat(places).isNotEmpty();
    for (int place : places) {
      byte[] bad =
          HEX.parseHex(good.substring(0, place) + lie + good.substring(place + count.length()));
      long least = Long.MAX_VALUE;
      for (int i = 0; i < TRIES; i++) {
        long before = allocated();
        assertThatThrownBy(() -> serializer.restore(serializer.deserialize(bad)))
            .isInstanceOf(Exception.class);
        least = Math.min(least, allocated() - before);
      }
      assertThat(least)
          .as("allocated for a false count at byte %s", place / 2)
          .isLessThan(MOST_BYTES);
    }
  }

  /** What is longer than the room that is taken ahead comes back as it was. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "java-externalizable",
        "kryo-manual",
        "msgpack-manual",
        "msgpack-core-manual",
        "avro-generic-manual",
        "flatbuffers",
        "sbe"
      })
  void ofLongListsAreRead(String row) throws Exception {
    MediaContent content = Rows.value("media.1");
    for (int i = 0; i < 2000; i++) {
      content.media.persons.add("person " + i);
    }
    MediaContent back = Rows.roundTrip(row, content);
    assertThat(back.media.persons).isEqualTo(content.media.persons);
  }

  private static long allocated() {
    return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
  }

  private static List<Integer> places(String hex, String part) {
    List<Integer> places = new ArrayList<>();
    for (int at = hex.indexOf(part); at >= 0; at = hex.indexOf(part, at + 1)) {
      if (at % 2 == 0) {
        places.add(at);
      }
    }
    return places;
  }
}
