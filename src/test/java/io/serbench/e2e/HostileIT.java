package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every harm that hostile messages do, to dummies in real JVMs. */
@Thorough
class HostileIT {
  private static final String DUMMIES =
      "-include=dummy-careful,dummy-trusts-lengths,dummy-recurses,dummy-loops,dummy-dies,"
          + "dummy-makes-anything,dummy-is-poisoned,dummy-guesses";

  @TempDir private static Path folder;
  private static Answer tried;

  @BeforeAll
  static void tryAllAtOnce() throws Exception {
    tried =
        Serbench.withDummies(folder)
            .run("check", "hostile", DUMMIES, "-data=media.1", "-mutations=60", "-save=kept");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dummy-careful        | rejects
          dummy-guesses        | bounded
          dummy-recurses       | overflows
          dummy-is-poisoned    | breaks
          dummy-trusts-lengths | exhausts
          dummy-loops          | hangs
          dummy-dies           | kills
          dummy-makes-anything | instantiates
          """)
  void eachHarmHasItsWord(String row, String verdict) {
    assertThat(tried.exit()).isZero();
    assertThat(line(row)).as(tried.out() + tried.err()).matches(row + " +" + verdict + "( .*)?");
  }

  @Test
  void whoBehavesHasEveryFeature() {
    assertThat(tried.out().lines().toList())
        .contains(
            "dummy-careful: BOUNDED_ALLOCATION BOUNDED_TIME SURVIVES_DEPTH NO_FOREIGN_CLASSES"
                + " USABLE_AFTER_ERROR");
    assertThat(features("dummy-recurses")).doesNotContain("SURVIVES_DEPTH");
    assertThat(features("dummy-is-poisoned")).doesNotContain("USABLE_AFTER_ERROR");
    assertThat(features("dummy-trusts-lengths")).doesNotContain("BOUNDED_ALLOCATION");
    assertThat(features("dummy-loops")).doesNotContain("BOUNDED_TIME");
    assertThat(features("dummy-makes-anything")).doesNotContain("NO_FOREIGN_CLASSES");
  }

  @Test
  void causesNameTheMessage() {
    assertThat(tried.out())
        .containsPattern("dummy-loops +hangs: media.1 .*0x21 100,000 times.*HostileDummies.loop")
        .containsPattern(
            "dummy-makes-anything +instantiates: .*canary as root.*readObject was called")
        .containsPattern("dummy-is-poisoned +breaks: .*an earlier message failed");
  }

  @Test
  void wordsAreExplained() {
    assertThat(tried.out()).contains("Verdicts:").containsPattern("hangs +did not return");
  }

  @Test
  void aMessageThatWasKeptDoesTheSameAgain() throws Exception {
    Path kept = folder.resolve("kept").resolve("dummy-recurses").resolve("overflows.bin");
    assertThat(Files.size(kept)).isEqualTo(100_000);
    Answer again =
        Serbench.withDummies(folder)
            .run(
                "check", "hostile", "-message=" + kept, "-include=dummy-recurses", "-data=media.1");
    assertThat(again.out()).containsPattern("dummy-recurses +overflows").contains("file 1");
  }

  @Test
  void twoRunsWithOneSeedGiveTheSameVerdicts() throws Exception {
    String[] quick = {
      "check", "hostile", "-include=dummy-careful,dummy-trusts-lengths,dummy-is-poisoned",
      "-data=media.1", "-mutations=60", "-as=csv"
    };
    Answer again = Serbench.withDummies(folder).run(quick);
    for (String row : List.of("dummy-careful", "dummy-trusts-lengths", "dummy-is-poisoned")) {
      String verdict = line(row).split(" +", -1)[1];
      assertThat(again.out()).contains("\n" + row + ",hostile,verdict," + verdict + ",");
    }
  }

  private static String line(String row) {
    return tried.out().lines().filter(each -> each.startsWith(row + " ")).findFirst().orElse("");
  }

  private static String features(String row) {
    return tried.out().lines().filter(each -> each.startsWith(row + ":")).findFirst().orElseThrow();
  }
}
