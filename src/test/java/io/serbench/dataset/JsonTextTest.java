package io.serbench.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonTextTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{}|{}",
        "` [ 1 , 2.50 ]\t`|[1,2.50]",
        "{ \"a b\" : \"c \\\" d\" }|{\"a b\":\"c \\\" d\"}",
        "\"http://x\"|\"http://x\"",
        "[1, /* of two , */ 2]|[1,2]",
        "/* *//**/[ /*/ */ 1]|[1]",
        "\"f\u00fcr Zo\u00eb\"|\"f\u00fcr Zo\u00eb\"",
      })
  void countsWhatIsNotBetweenTokens(String text, String without) {
    assertThat(length(text)).isEqualTo(without.getBytes(StandardCharsets.UTF_8).length);
  }

  @ParameterizedTest
  @CsvSource({"4, '{}', '{}'", "1, '// to the end', '1'", "1, '1 // to the end', ''"})
  void linesEndComments(int length, String first, String second) {
    assertThat(length(first + "\r\n" + second)).isEqualTo(length);
  }

  private static long length(String text) {
    return JsonText.lengthWithoutBlanks(text.getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] fromStandardInput(InputStream in) throws DataFileException {
    InputStream before = System.in;
    System.setIn(in);
    try {
      return JsonText.read(Path.of("-"));
    } finally {
      System.setIn(before);
    }
  }

  @Test
  void standardInputIsReadToItsEnd() throws Exception {
    byte[] json = "[1, 2]\n".getBytes(StandardCharsets.UTF_8);
    assertThat(fromStandardInput(new ByteArrayInputStream(json))).isEqualTo(json);
    assertThat(JsonText.source(Path.of("-"))).isEqualTo("stdin");
    assertThat(JsonText.source(Path.of("./-"))).isEqualTo("./-");
  }

  @Test
  void noPipeFillsTheHeap() {
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            return ' ';
          }

          @Override
          public int read(byte[] bytes, int offset, int length) {
            return length;
          }
        };
    assertThatThrownBy(() -> fromStandardInput(endless))
        .hasMessage(
            "stdin: has more than 64 MiB, but a data file may have at most 64 MiB; use a part of it"
                + " (JSON lines: head -n 1000)");
  }

  @Test
  void aBrokenPipeIsSaid() {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("Bad file descriptor");
          }

          @Override
          public int read(byte[] bytes, int offset, int length) throws IOException {
            return read();
          }
        };
    assertThatThrownBy(() -> fromStandardInput(broken))
        .hasMessageStartingWith("stdin: cannot be read (")
        .hasMessageContaining("Bad file descriptor");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aNamedPipeIsReadOnce(@TempDir Path folder) throws Exception {
    Path pipe = folder.resolve("media.mine.json");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    assertThat(JsonText.isPipe(pipe)).isTrue();
    Process writer =
        new ProcessBuilder("sh", "-c", "echo '[1, 2]' > \"$0\"", pipe.toString()).start();
    assertThat(JsonText.read(pipe)).asString(StandardCharsets.UTF_8).isEqualTo("[1, 2]\n");
    assertThat(writer.waitFor()).isZero();
    assertThat(JsonText.isPipe(folder)).isFalse();
    assertThat(JsonText.isPipe(folder.resolve("absent"))).isFalse();
  }
}
