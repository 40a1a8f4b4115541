package io.serbench.cli.work;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.source.Recipe;
import io.serbench.result.DataProfile;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What comes before a run on data of a user's. */
class OwnDataTest {
  @TempDir private Path directory;
  private final FakeServices services = new FakeServices();
  private Path sales;
  private Path result;

  @BeforeEach
  void writeData() throws IOException {
    sales = Files.writeString(directory.resolve("sales.ndjson"), "{}");
    result = directory.resolve("r.json");
  }

  private CliRun run(String... more) {
    List<String> arguments = new ArrayList<>(List.of("-out=" + result));
    arguments.addAll(List.of(more));
    return CliRun.of(services, arguments.toArray(String[]::new));
  }

  @Test
  void eachRowIsTriedAndThoseThatFitAreMeasured() {
    services.verifier.failingRow = Optional.of("fst");

    CliRun run = run("-include=kryo-flat,fst", sales.toString());

    assertThat(run.err())
        .contains("serbench: note: trying each row on your data before anything is measured\n")
        .contains(
            "serbench: note: rows on your data: fits 1, refuses 1 ('serbench check' says why)\n");
    RunRequest request = services.runner.request.orElseThrow();
    assertThat(Plan.of(request).cells())
        .extracting(cell -> cell.row().name())
        .containsExactly("kryo-flat");
    List<DataProfile> data = request.ownData();
    assertThat(data).hasSize(1);
    assertThat(data.get(0).rows().orElseThrow())
        .extracting(TriedRow::fit)
        .containsExactly(Fit.FITS, Fit.REFUSES);
  }

  @Test
  void whereNoRowFitsNothingIsMeasured() {
    services.verifier.failingRow = Optional.of("fst");

    CliRun run = run("-include=fst", sales.toString());

    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err())
        .endsWith(
            "serbench: no row supports these data ('serbench check' with the same rows and data"
                + " says why)\n");
    assertThat(services.runner.request).isEmpty();
  }

  @Test
  void theProblemsOfAllFilesAreSaid() throws IOException {
    Path more = Files.writeString(directory.resolve("bills.ndjson"), "{}");
    services.inspector.problem = Optional.of("no value");

    CliRun run = run("-include=fst", sales.toString(), more.toString());

    assertThat(run).isEqualTo(new CliRun(2, "", "serbench: no value\nno value\n"));
    assertThat(services.runner.request).isEmpty();
  }

  @Test
  void whatWasCoercedIsSaidOnce() {
    services.inspector.reading = Optional.of("values coerced (first: $[0].a, string to int)");
    String note = sales + ": values coerced (first: $[0].a, string to int)\n";

    assertThat(run("-include=fst", sales.toString()).err())
        .containsOnlyOnce("serbench: note: " + note);
    assertThat(services.runner.request.orElseThrow().ownData().get(0).reading()).isPresent();
    assertThat(CliRun.of(services, "check", "-include=fst", sales.toString()).err())
        .containsOnlyOnce("serbench: note: " + note);
  }

  /** With the recipe they reach the forks, and with the arguments those that resume. */
  @Test
  void howAFileIsReadTravels() {
    run("-include=fst", "-strict", "-unknown=ignore", sales.toString());

    RunRequest request = services.runner.request.orElseThrow();
    assertThat(request.matrix().datasets().get(0).recipe())
        .isInstanceOfSatisfying(
            Recipe.JsonFile.class,
            json -> assertThat(json.reading()).isEqualTo(new FileReading(true, true)));
    assertThat(request.arguments()).contains("-strict", "-unknown=ignore");
  }

  @Test
  void filesOfFamiliesAreReadInTheSameWay() throws IOException {
    Path file = directory.resolve("media.mine.json");
    try (InputStream in = OwnDataTest.class.getResourceAsStream("/data/media.1.json")) {
      String good = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      Files.writeString(file, good.replaceFirst("640", "\"640\""));
    }
    String place = "$.media.width";

    assertThat(run("-include=fst", file.toString()).err())
        .contains(
            "serbench: note: "
                + file
                + ": values coerced (first: "
                + place
                + " in line 6, string to int)\n");
    assertThat(run("-include=fst", "-strict", file.toString()).err())
        .isEqualTo("serbench: " + file + ":6:14: " + place + ": expected an int, found \"640\"\n");
  }

  @Test
  void classesOfAUsersAreInForksAlone() {
    assertThat(run("-forks=0", "-include=fst", sales.toString()).err())
        .endsWith("serbench: your classes need forks; leave out -forks=0\n");
  }
}
