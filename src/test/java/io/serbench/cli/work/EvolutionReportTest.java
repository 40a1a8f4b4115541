package io.serbench.cli.work;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import io.serbench.cli.command.ChooseCommandTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EvolutionReportTest {
  private final FakeServices services = new FakeServices();

  @Test
  void printsVerdictsThenFeaturesThenCauses() {
    assertThat(CliRun.of(services, "verify", "-evolution"))
        .isEqualTo(
            new CliRun(
                0,
                """
                                      new code reads old data                 |  old code reads new data
                row                   added     removed   reordered widened   |  added     removed   reordered widened
                kryo-flat             READS     READS     READS     MISREADS  |  READS     READS     READS     MISREADS
                fst                   READS     READS     READS     MISREADS  |  READS     READS     READS     MISREADS
                json/jackson/manual   NOT_CARRIED is made for media
                wobly                 UNAVAILABLE not on Maven Central

                Features:
                kryo-flat: VERSIONING_BACKWARD_COMPATIBLE VERSIONING_FORWARD_COMPATIBLE NULLS
                fst: VERSIONING_BACKWARD_COMPATIBLE VERSIONING_FORWARD_COMPATIBLE NULLS
                json/jackson/manual: NULLS

                Why not:
                kryo-flat            new code, widened       MISREADS  count is 7
                kryo-flat            old code, widened       MISREADS  count is 7
                kryo-flat            CYCLES                  REFUSES   too deep
                fst                  new code, widened       MISREADS  count is 7
                fst                  old code, widened       MISREADS  count is 7
                fst                  CYCLES                  REFUSES   too deep
                json/jackson/manual  CYCLES                  REFUSES   too deep

                Verdicts:
                READS     fields of both versions are right, and all others are empty
                REFUSES   an error says that the data do not fit
                MISREADS  no error, but fields have values that nobody wrote
                """,
                ""));
  }

  @Test
  void aRowThatDoesNotReadItsOwnDataHasFailed() {
    services.examiner.failingRow = Optional.of("fst");
    CliRun run = CliRun.of(services, "verify", "-evolution", "-include=fst,kryo-flat");
    assertThat(run.out()).contains("\nfst         ERROR no setters\n").contains("\nfst: NULLS\n");
    assertThat(run.exit()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"-data=media.1,-data", "-medium=text,-medium", "-items=3 -medium=stream,-medium"})
  void hasDataOfItsOwn(String options, String named) {
    CliRun run = CliRun.of(services, ("verify -evolution " + options).split(" ", -1));
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(
            "serbench: -evolution has its own data, over byte arrays; leave out " + named + "\n");
  }

  @Test
  void takesNoFile() {
    assertThat(CliRun.of(services, "verify", "-evolution", "media.mine.json").err())
        .isEqualTo(
            "serbench: -evolution has its own data; leave out the file, or pass"
                + " -type=CLASS to change a class of yours\n");
  }

  @Test
  void changesAClassOfTheUsersOnTheirValues() {
    String type = "-type=" + ChooseCommandTest.Changing.class.getName();
    CliRun run = CliRun.of(services, "verify", "-evolution", type, "-include=fst,kryo-flat");

    assertThat(run.exit()).isZero();
    assertThat(run.err())
        .contains(
            "ChooseCommandTest$Changing: added addedLater (String), removed number, reordered all"
                + " 2\n");
    assertThat(CliRun.of(services, "verify", "-evolution", type, "-medium=text").err())
        .isEqualTo(
            "serbench: -evolution takes values of your class, over byte arrays; leave out"
                + " -medium\n");
    assertThat(CliRun.of(services, "verify", "-evolution", "-type=java.lang.String").err())
        .endsWith(
            "-evolution: java.lang.String is not one of your classes; pass -type=CLASS with one"
                + " that is\n");
  }

  @Test
  void failsWhereNoRowCarriesTheUsersClass() {
    services.examiner.failingRow = Optional.of("fst");
    String type = "-type=" + ChooseCommandTest.Changing.class.getName();

    assertThat(CliRun.of(services, "verify", "-evolution", type, "-include=fst,kryo-flat").exit())
        .isZero();
    assertThat(CliRun.of(services, "verify", "-evolution", type, "-include=fst").exit())
        .isEqualTo(1);
  }

  @Test
  void isNoOptionOfRun() {
    assertThat(CliRun.of(services, "-evolution").exit()).isEqualTo(2);
  }

  @Test
  void printsATableInWhichEqualRowsShareALine() {
    String one = "| reads | reads | reads | misreads ";
    assertThat(CliRun.of(services, "verify", "-evolution", "-as=markdown").out().lines().skip(2))
        .containsExactly("| kryo-flat, fst " + one + one + "|");
  }

  @Test
  void whatWasSeenIsPrintedAgain(@TempDir Path folder) throws IOException {
    String json = CliRun.of(services, "verify", "-evolution", "-as=json").out();
    Path file = Files.writeString(folder.resolve("seen.json"), json);
    assertThat(CliRun.of(services, "verify", "-evolution", "-seen=" + file))
        .isEqualTo(CliRun.of(services, "verify", "-evolution"));
    assertThat(CliRun.of(services, "verify", "-evolution", "-seen=" + file, "-as=json").out())
        .isEqualTo(json);
  }
}
