package io.serbench.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.result.Usage;
import io.serbench.serializer.Transport;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UsagesTest {
  @Test
  void byteArraysAndOneThreadUnlessToldOtherwise() throws Exception {
    assertThat(usages()).containsExactly(Usage.DEFAULT);
  }

  @Test
  void mediaAreNamed() throws Exception {
    assertThat(usages("-medium=direct,text"))
        .containsExactly(Usage.over(Transport.DIRECT), Usage.over(Transport.TEXT));
    assertThat(usages("-medium=all"))
        .extracting(Usage::transport)
        .containsExactly(Transport.values());
  }

  @Test
  void transportsAreMediaByAnotherName() throws Exception {
    assertThat(usages("-transport=direct,text")).isEqualTo(usages("-medium=direct,text"));
    assertThat(usages("--transport", "stream")).isEqualTo(usages("-medium=stream"));
  }

  @Test
  void prettyIsTextThatIsIndented() throws Exception {
    assertThat(usages("-medium=array,text", "-pretty"))
        .containsExactly(Usage.DEFAULT, Usage.over(Transport.PRETTY));
  }

  @Test
  void streamsHaveManyItems() throws Exception {
    assertThat(usages("-medium=stream"))
        .containsExactly(new Usage(Transport.STREAM, OptionalInt.empty(), 1, false));
    assertThat(usages("-medium=stream,array", "-items=7"))
        .containsExactly(new Usage(Transport.STREAM, OptionalInt.of(7), 1, false), Usage.DEFAULT);
  }

  @Test
  void threadsAreCombinedWithMedia() throws Exception {
    assertThat(usages("-threads=1,4", "-medium=array,heap"))
        .containsExactly(
            Usage.DEFAULT,
            new Usage(Transport.ARRAY, OptionalInt.of(1), 4, false),
            Usage.over(Transport.HEAP),
            new Usage(Transport.HEAP, OptionalInt.of(1), 4, false));
  }

  @Test
  void threadsMayShareASerializer() throws Exception {
    assertThat(usages("-threads=1,2", "-shared"))
        .containsExactly(Usage.DEFAULT, new Usage(Transport.ARRAY, OptionalInt.of(1), 2, true));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          -medium=txt | -medium: there is no transport 'txt'; did you mean text? the transports are array, direct, heap, text, pretty, stream, all
          -medium=, | -medium is empty; give one or more of array, direct, heap, text, pretty, stream, all
          -pretty | -pretty indents texts; give -medium=text, too
          -shared | -shared lets threads share a serializer; give -threads=2, too
          -items=0 | -items=0 is out of range; give one from 1 to 10000000
          -threads=x | -threads: 'x' is no number of threads; give numbers from 1 to 1024
          -threads=0 | -threads: '0' is no number of threads; give numbers from 1 to 1024
          """)
  void saysWhatIsWrong(String option, String message) {
    assertThatThrownBy(() -> usages(option))
        .isInstanceOf(UsageException.class)
        .hasMessage(message.replace("text? the", "text?; the"));
  }

  @Test
  void saysHowDataTravel() {
    assertThat(Usage.DEFAULT.describe("user")).isEqualTo("user");
    assertThat(Usage.over(Transport.TEXT).describe("user")).isEqualTo("user over strings");
    assertThat(new Usage(Transport.STREAM, OptionalInt.of(7), 2, false).describe("user"))
        .isEqualTo("user over streams of 7 values, 2 threads");
    assertThat(new Usage(Transport.STREAM, OptionalInt.empty(), 1, false).describe("user"))
        .isEqualTo("user over streams");
    assertThat(Usage.over(Transport.TEXT).label("user")).isEqualTo("user@text");
  }

  private static List<Usage> usages(String... options) throws UsageException {
    TravelCommand command = Arguments.filled(new TravelCommand(), List.of(options));
    return command.data.usages(command.threads);
  }

  /** Takes the options that say how data travel. */
  private static final class TravelCommand extends Command {
    private final DataOptions data = takes(new DataOptions());
    private final ThreadOptions threads = takes(new ThreadOptions());

    TravelCommand() {
      super("travel", "does nothing");
    }

    @Override
    ExitCode execute(Context context) {
      return ExitCode.OK;
    }
  }
}
