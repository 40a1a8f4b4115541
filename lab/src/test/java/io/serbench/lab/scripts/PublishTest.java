package io.serbench.lab.scripts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.lab.scripts.Publish.Planned;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PublishTest {
  private static List<Planned> plan(String... args) {
    return new Publish(List.of(args)).plan("/jdk/bin/java", "17");
  }

  private static List<String> runs(String... args) {
    return plan(args).stream().map(run -> run.file().getFileName().toString()).toList();
  }

  @Test
  void measuresRunsAndHistoriesOnEachJdk() {
    assertThat(runs("-name=x"))
        .hasSize(13)
        .startsWith("x-classic-jdk17.json", "x-default-jdk17.json")
        .endsWith("x-history-msgpack-jdk17.json");
    assertThat(runs("-name=x", "-only=classic,history-kryo"))
        .containsExactly("x-classic-jdk17.json", "x-history-kryo-jdk17.json");
  }

  @Test
  void rowsThatAreChosenAreMeasuredWhereTheyOccur() {
    assertThat(runs("-name=x", "-include=fory"))
        .contains("x-users-jdk17.json", "x-history-fory-jdk17.json")
        .doesNotContain("x-history-kryo-jdk17.json");
    assertThat(plan("-only=users", "-include=fst")).isEmpty();
    assertThat(plan("-only=json,kryo", "-include=kryo-flat", "-quick"))
        .extracting(Planned::options)
        .containsExactly(
            List.of("-data=json", "-budget=2", "-include=kryo-flat", "-quick"),
            List.of(
                "-include=kryo-flat",
                "-budget=8",
                "-against=kryo=target/published-jars/kryo-5.4.0.jar",
                "-against=kryo=target/published-jars/kryo-5.5.0.jar",
                "-against=kryo=target/published-jars/kryo-5.6.0.jar",
                "-quick"));
  }

  @Test
  void anInterruptedRunIsResumed(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("r.json");
    Planned run = new Planned(file, "java", List.of("-budget=8", "-against=kryo=a.jar"));
    assertThat(run.isComplete()).isFalse();
    assertThat(run.current()).containsExactly("-budget=8", "-against=kryo=a.jar", "-out=" + file);
    Files.writeString(file, "{\"course\": {\"ending\": \"RUNNING\"}}");
    assertThat(run.isComplete()).isFalse();
    assertThat(run.current()).containsExactly("-resume=" + file, "-against=kryo=a.jar");
    Files.writeString(file, "{\"course\": {\"ending\": \"COMPLETE\"}}");
    assertThat(run.isComplete()).isTrue();
  }

  @Test
  void addsUpWhatSerbenchSaysOfTimes() {
    assertThat(Publish.minutes("about 7 min to 1.5 h")).containsExactly(7.0, 90.0);
    assertThat(Publish.minutes("about 30 s; 2.1 times as long as on an idle machine"))
        .containsExactly(0.5);
    assertThat(Publish.minutes("unknown")).containsExactly(0.0);
  }

  @Test
  void doesNotPublishWhereThingsAreInstalled() {
    String here = Path.of("").toAbsolutePath().toString();
    assertThat(Publish.withoutPlaces("{\"home\": \"/opt/jdk17\", \"jar\": \"" + here + "/a.jar\"}"))
        .isEqualTo("{\"home\": \"jdk17\", \"jar\": \"a.jar\"}");
  }

  @Test
  void refusesWhatItDoesNotKnow() {
    assertThatThrownBy(() -> new Publish(List.of("-only=a", "-fast")))
        .hasMessage("unknown option -fast; for the options, see the top of the script");
    assertThatThrownBy(() -> new Publish(List.of("-name=A/b")))
        .hasMessageContaining("use only a-z");
  }
}
