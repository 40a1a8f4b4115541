package io.serbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.DatasetSource;
import io.serbench.result.Usage;
import io.serbench.run.RunRequest.Matrix;
import io.serbench.serializer.Transport;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FutureReportTest {
  private final FakeServices services = new FakeServices();

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
}
