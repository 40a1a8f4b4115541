package io.serbench.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
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
}
