package io.serbench.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.cli.CliRun;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.DataOptions;
import io.serbench.cli.option.MeasuringOptions;
import io.serbench.cli.option.Options;
import io.serbench.result.Runs;
import io.serbench.result.Usage;
import io.serbench.serializer.Transport;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

class UsagesTest {
  @Test
  void byteArraysAndOneThreadUnlessToldOtherwise() throws Exception {
    assertThat(usages()).containsExactly(Usage.DEFAULT);
  }

  @Test
  void mediaAreNamed() throws Exception {
    assertThat(usages("-transport=direct,text"))
        .containsExactly(Usage.over(Transport.DIRECT), Usage.over(Transport.TEXT));
    assertThat(usages("-transport=all"))
        .extracting(Usage::transport)
        .containsExactly(Transport.values());
  }

  @Test
  void transportsAreMediaByAnotherName() throws Exception {
    assertThat(usages("-transport=direct,text")).isEqualTo(usages("-transport=direct,text"));
    assertThat(usages("--transport", "stream")).isEqualTo(usages("-transport=stream"));
  }

  @Test
  void prettyIsTextThatIsIndented() throws Exception {
    assertThat(usages("-transport=array,pretty"))
        .containsExactly(Usage.DEFAULT, Usage.over(Transport.PRETTY));
  }

  @Test
  void streamsHaveManyItems() throws Exception {
    assertThat(usages("-transport=stream"))
        .containsExactly(new Usage(Transport.STREAM, OptionalInt.empty(), 1, false));
    assertThat(usages("-transport=stream,array", "-items=7"))
        .containsExactly(new Usage(Transport.STREAM, OptionalInt.of(7), 1, false), Usage.DEFAULT);
  }

  @Test
  void threadsAreCombinedWithMedia() throws Exception {
    assertThat(usages("-threads=1,4", "-transport=array,heap"))
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

  @Test
  void virtualThreadsShareWhatLibrariesAdvise() throws Exception {
    assertThat(usages("-threads=1,2,virtual:64", "-shared"))
        .containsExactly(
            Usage.DEFAULT,
            new Usage(Transport.ARRAY, OptionalInt.of(1), 2, true),
            Runs.virtualThreads(64));
    assertThat(Runs.virtualThreads(1).describe("user")).isEqualTo("user, 1 virtual threads");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          -transport=txt | -transport=txt: unknown word 'txt'; did you mean text?
          -transport=, | -transport=,: expected array, direct, heap, text, pretty, stream, all
          -shared | -shared lets threads share a serializer; pass -threads=2, too
          -items=0 | -items=0: expected a whole number from 1 to 10000000
          -threads=x | -threads=x: expected numbers of threads from 1 to 1024, or virtual:1 to virtual:10000, found 'x'
          -threads=virtual | -threads=virtual: expected numbers of threads from 1 to 1024, or virtual:1 to virtual:10000, found 'virtual'
          -threads=virtual:8 -transport=text | -threads=virtual:8: virtual threads take byte arrays only; leave out -transport=text
          -threads=virtual:8 -compress=gzip | -compress takes messages in byte arrays or on streams, of platform threads; leave out other transports and virtual:N
          -threads=virtual:8 -shared | -shared lets threads share a serializer; pass -threads=2, too
          -threads=0 | -threads=0: expected numbers of threads from 1 to 1024, or virtual:1 to virtual:10000, found '0'
          """)
  void saysWhatIsWrong(String option, String message) {
    assertThat(CliRun.of(option.split(" ")))
        .isEqualTo(new CliRun(2, "", "serbench: " + message + "\n"));
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
    Travel travel = new Travel();
    Options.configured(new CommandLine(travel)).parseArgs(options);
    return travel.data.usages(travel.measuring.threads(), travel.measuring.shared());
  }

  /** Takes the options that say how data travel. */
  @Command
  private static final class Travel {
    @Mixin private DataOptions data;
    @Mixin private MeasuringOptions measuring;
  }
}
