package io.serbench.library.jdk;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class ByteWriterTest {
  private final ByteWriter writer = new ByteWriter();
  private final ByteReader reader = new ByteReader();

  @ParameterizedTest
  @NullSource
  @ValueSource(
      strings = {
        "",
        "a",
        "Javaone Keynote",
        "Steve Jobs\uC2A4",
        "\u0080\u00FF\u0100\u07FF\u0800\uFFFF",
        "2009, Scooby Doo\uD834\uDD1E",
        "\uD834\uDD1E and on",
        "\uDBFF\uDFFF",
        "high surrogate alone \uD834",
        "\uDD1E low surrogate alone",
        "\uDD1E\uD834 wrong way round",
        "\u0000"
      })
  void stringsSurvive(String text) {
    writer.writeString(text);
    writer.writeInt(7);

    reader.setBytes(writer.toBytes());
    assertThat(reader.readString()).isEqualTo(text);
    assertThat(reader.readInt()).isEqualTo(7);
  }

  @Test
  void stringsOfEveryLengthAroundTheHeadersSizesSurvive() {
    for (int length : new int[] {61, 62, 63, 64, 8190, 8191, 8192, 100_000}) {
      String ascii = "x".repeat(length);
      String other = "x".repeat(length - 1) + "\uC2A4";
      writer.clear();
      writer.writeString(ascii);
      writer.writeString(other);

      reader.setBytes(writer.toBytes());
      assertThat(reader.readString()).isEqualTo(ascii);
      assertThat(reader.readString()).isEqualTo(other);
    }
  }

  @Test
  void charactersAreUtf8() {
    String text = "a\u00E9\uC2A4\uD834\uDD1E";
    writer.writeString(text);

    byte[] bytes = writer.toBytes();
    assertThat(Arrays.copyOfRange(bytes, 1, bytes.length)).isEqualTo(text.getBytes(UTF_8));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 127, 128, 16_383, 16_384, Integer.MAX_VALUE, -1, Integer.MIN_VALUE})
  void intsSurvive(int value) {
    writer.writeInt(value);

    reader.setBytes(writer.toBytes());
    assertThat(reader.readInt()).isEqualTo(value);
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 127, 128, 1L << 35, Long.MAX_VALUE, -1, Long.MIN_VALUE})
  void longsSurvive(long value) {
    writer.writeLong(value);

    reader.setBytes(writer.toBytes());
    assertThat(reader.readLong()).isEqualTo(value);
  }

  @Test
  void theBytesAreTheCallersOwn() {
    writer.writeString("first");
    byte[] first = writer.toBytes();
    byte[] copy = first.clone();
    writer.clear();
    writer.writeString("second");

    assertThat(first).isEqualTo(copy);
  }
}
