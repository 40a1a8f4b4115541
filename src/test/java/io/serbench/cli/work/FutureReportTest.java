package io.serbench.cli.work;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import io.serbench.dataset.DatasetSource;
import io.serbench.result.Usage;
import io.serbench.run.RunRequest.Matrix;
import io.serbench.serializer.Transport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FutureReportTest {
  private final FakeServices services = new FakeServices();

  @TempDir private Path folder;

  private Matrix asked() {
    return services.futureCheck.asked.orElseThrow().matrix();
  }

  @Test
  void printsOutlooksThenFeatures() {
    assertThat(CliRun.of(services, "verify", "-future"))
        .isEqualTo(
            new CliRun(
                0,
                """
                kryo-flat            silent
                fst                  warns        sun.misc.Unsafe::getInt by a.B
                json/jackson/manual  warns        sun.misc.Unsafe::getInt by a.B
                wobly                unavailable  not on Maven Central

                Features:
                kryo-flat: NO_UNSAFE
                fst:
                json/jackson/manual:

                Verdicts:
                silent  works without Unsafe, and never tries to use it
                warns   the JVM warns about it, but it also works if Unsafe is denied
                """,
                ""));
  }

  @Test
  void triesEachFamilyOverEachTransport() {
    CliRun.of(services, "verify", "-future");
    assertThat(asked().datasets())
        .extracting(DatasetSource::name)
        .startsWith("media.1", "media-list")
        .contains("users.1k")
        .doesNotContain("media.2", "users.10k");
    assertThat(asked().usages()).extracting(Usage::transport).containsExactly(Transport.values());
  }

  @Test
  void triesWhatTheUserNames() {
    CliRun.of(services, "verify", "-future", "-data=media.2", "-medium=heap");
    assertThat(asked().datasets()).extracting(DatasetSource::name).containsExactly("media.2");
    assertThat(asked().usages()).containsExactly(Usage.over(Transport.HEAP));
  }

  @Test
  void aRowThatDoesNotWorkAtAllHasFailed() {
    services.futureCheck.brokenRow = Optional.of("fst");
    CliRun run = CliRun.of(services, "verify", "-future", "-include=fst,kryo-flat");
    assertThat(run.out()).contains("\nfst        broken       opening: no such class\n");
    assertThat(run.exit()).isEqualTo(1);
  }

  @Test
  void oneTrialAtATime() {
    assertThat(CliRun.of(services, "verify", "-future", "-evolution").err())
        .isEqualTo("serbench: -evolution and -future are different trials; pass one of them\n");
  }

  @Test
  void printsALineForEachRowForPrograms() {
    assertThat(CliRun.of(services, "verify", "-future", "-as=csv").out())
        .isEqualTo(
            """
            row,status,features,outlook
            kryo-flat,OK,NO_UNSAFE,silent
            fst,OK,,warns
            json/jackson/manual,OK,,warns
            wobly,UNAVAILABLE,,
            """);
    assertThat(CliRun.of(services, "verify", "-future", "-include=kryo*,wobly", "-as=json").out())
        .isEqualTo(
            """
            {"trial":"future","rows":[
            {"row":"kryo-flat","status":"OK","cause":"","features":["NO_UNSAFE"],\
            "verdicts":{"outlook":"silent"},"causes":{}},
            {"row":"wobly","status":"UNAVAILABLE","cause":"not on Maven Central","features":[],\
            "verdicts":{},"causes":{}}
            ]}
            """);
  }

  @Test
  void printsATableInWhichEqualRowsShareALine() {
    assertThat(CliRun.of(services, "verify", "-future", "-as=markdown").out())
        .isEqualTo(
            """
            | rows | outlook | why |
            | --- | --- | --- |
            | kryo-flat | silent |  |
            | fst, json/jackson/manual | warns | sun.misc.Unsafe::getInt by a.B |
            """);
  }

  private String saved(String name, String... options) throws IOException {
    List<String> all = new ArrayList<>(List.of("verify", "-future", "-as=json"));
    all.addAll(List.of(options));
    String json = CliRun.of(services, all.toArray(String[]::new)).out();
    services.futureCheck.asked = Optional.empty();
    return "-seen=" + Files.writeString(folder.resolve(name), json);
  }

  @Test
  void whatWasSeenIsPrintedAgain() throws IOException {
    String seen = saved("seen.json");
    CliRun run = CliRun.of(services, "verify", "-future", seen);
    assertThat(services.futureCheck.asked).isEmpty();
    assertThat(run).isEqualTo(CliRun.of(services, "verify", "-future"));
  }

  @Test
  void theLastFileDecidesOnARow() throws IOException {
    String all = saved("all.json");
    // In this run, fst is the first row and therefore silent.
    String one = saved("one.json", "-include=fst");
    assertThat(CliRun.of(services, "verify", "-future", all, one).out())
        .contains("\nfst                  silent\n")
        .contains("\njson/jackson/manual  warns ");
    assertThat(CliRun.of(services, "verify", "-future", one, all).out())
        .contains("\nfst                  warns ");
  }

  /** Such as a new row of somebody who has no such JDK. */
  @Test
  void aRowThatIsInNoFileIsNotTried() throws IOException {
    String one = saved("one.json", "-include=fst");
    assertThat(CliRun.of(services, "verify", "-future", one).out())
        .isEqualTo(
            """
            kryo-flat            not tried
            fst                  silent
            json/jackson/manual  not tried
            wobly                not tried

            Features:
            fst: NO_UNSAFE

            Verdicts:
            silent  works without Unsafe, and never tries to use it
            """);
    assertThat(CliRun.of(services, "verify", "-future", one, "-as=markdown").out())
        .endsWith(
            """
            | fst | silent |  |
            | kryo-flat, json/jackson/manual, wobly | not tried |  |
            """);
    assertThat(CliRun.of(services, "verify", "-future", one, "-as=csv").out().lines()).hasSize(2);
  }

  @Test
  void refusesOtherFiles() throws IOException {
    assertRefused(folder.resolve("none.json"), " does not exist");
    assertRefused(
        Files.writeString(folder.resolve("other.json"), "{\"trial\":\"types\",\"rows\":[]}"),
        " is from verify -types, not from -future");
    assertRefused(
        Files.writeString(folder.resolve("text.json"), "kryo-flat silent"),
        " is not from verify -future -as=json: ");
    assertRefused(
        Files.writeString(folder.resolve("run.json"), "{\"rows\":[{}]}"),
        " is not from verify -future -as=json: ");
  }

  private void assertRefused(Path file, String why) {
    CliRun run = CliRun.of(services, "verify", "-future", "-seen=" + file);
    assertThat(run.err()).startsWith("serbench: " + file + why).hasLineCount(1);
    assertThat(run.exit()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"-as=json,-as", "-seen=a.json,-seen"})
  void isForTrials(String option, String named) {
    assertThat(CliRun.of(services, "verify", option).err())
        .isEqualTo(
            "serbench: "
                + named
                + " needs a trial: add -evolution, -types, -future, -wire or -hostile\n");
  }
}
