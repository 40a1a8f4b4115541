package io.serbench.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.result.Observed;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How versions of a library are shown, and what counts as a failure of one. */
class VersionsCheckTest {
  private static final String CURRENT = "5.6.2";

  /** What this version makes of UUIDs of another one; of all else there are the same bytes. */
  private static Observed observed(String ofOld, String other) {
    return Observed.of(
        "kryo-flat",
        List.of(),
        Map.of(
            VersionsCheck.NEIGHBOURS,
            other + " + 5.6.2",
            VersionsCheck.NEW_READS_OLD,
            ofOld,
            other + " to 5.6.2: media.1",
            "identical",
            other + " to 5.6.2: uuid",
            ofOld,
            "5.6.2 to " + other + ": media.1",
            "identical"),
        Map.of());
  }

  private static VersionsCheck check(boolean gate, String... versions) {
    return new VersionsCheck(List.of(versions), gate, (row, written) -> {});
  }

  @Test
  void aRowIsAMatrixOfVersions() {
    VersionsCheck check = check(false, CURRENT, "5.5.0");
    assertThat(check.head()).contains("            read by\nwritten by  5.5.0       5.6.2");
    assertThat(check.text(observed("same", "5.5.0")))
        .contains("5.5.0       -           same\n5.6.2       identical   -");
  }

  @Test
  void aLongVersionLeavesAGap() {
    String later = "2.0.12.Final-jdk17";
    VersionsCheck check = check(false, CURRENT, later);
    assertThat(check.text(observed("same", later)))
        .contains(
            """
            2.0.12.Final-jdk17 -                  same
            5.6.2              identical          -\
            """);
  }

  @Test
  void whereVersionsAreNotKnownALineSaysHowNeighboursGetAlong() {
    assertThat(check(false).head()).contains("");
    assertThat(check(false).text(observed("same", "5.5.0"))).contains("5.5.0 + 5.6.2");
  }

  @ParameterizedTest
  @CsvSource({"same, false", "differs, true", "fails, true"})
  void theGateIsAboutLaterVersionsThatDoNotRead(String verdict, boolean fails) {
    assertThat(check(true).failed(observed(verdict, "5.5.0"))).isEqualTo(fails);
    assertThat(check(false).failed(observed(verdict, "5.5.0"))).isFalse();
  }
}
