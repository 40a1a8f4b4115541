package io.serbench.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Feature;
import io.serbench.check.Verification.Finding;
import io.serbench.check.Wire.Outcome;
import io.serbench.check.Wire.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How versions of a library are shown, and what counts as a failure of one. */
class VersionsCheckTest {
  private static final String CURRENT = "5.6.2";

  /** What this version makes of UUIDs of another one; of all else there are the same bytes. */
  private static Wire wire(Outcome ofOld, String... others) {
    List<String> versions = new ArrayList<>(List.of(CURRENT));
    List<Reading> readings = new ArrayList<>();
    for (String other : others) {
      versions.add(other);
      if (ofOld == Outcome.UNTRIED) {
        readings.add(new Reading(other, other, "all", ofOld, "NoSuchMethodError: encode"));
        continue;
      }
      String cause = ofOld == Outcome.SAME ? "" : "value.id is null";
      readings.add(new Reading(other, CURRENT, "media.1", Outcome.IDENTICAL, ""));
      readings.add(new Reading(other, CURRENT, "uuid", ofOld, cause));
      readings.add(new Reading(CURRENT, other, "media.1", Outcome.IDENTICAL, ""));
    }
    return new Wire("kryo-flat", Finding.OK, "", versions, CURRENT, readings, Map.of());
  }

  private static VersionsCheck check(boolean gate, String... versions) {
    return new VersionsCheck(List.of(versions), gate, wire -> {});
  }

  @Test
  void aRowIsAMatrixOfVersions() {
    VersionsCheck check = check(false, CURRENT, "5.5.0");
    assertThat(check.head()).contains("            read by\nwritten by  5.5.0       5.6.2");
    assertThat(check.text(wire(Outcome.SAME, "5.5.0").observed()))
        .contains("5.5.0       -           same\n5.6.2       identical   -");
    assertThat(check.text(wire(Outcome.UNTRIED, "5.5.0").observed()).orElseThrow())
        .startsWith("5.5.0       -           untried\n");
  }

  @Test
  void aLongVersionLeavesAGap() {
    String later = "2.0.12.Final-jdk17";
    VersionsCheck check = check(false, CURRENT, later);
    assertThat(check.text(wire(Outcome.SAME, later).observed()))
        .contains(
            """
            2.0.12.Final-jdk17 -                  same
            5.6.2              identical          -\
            """);
  }

  @Test
  void whereVersionsAreNotKnownALineSaysHowNeighboursGetAlong() {
    assertThat(check(false).head()).contains("");
    assertThat(check(false).text(wire(Outcome.SAME, "5.5.0").observed())).contains("5.5.0 + 5.6.2");
  }

  @Test
  void versionsThatReadEachOtherHaveAStableWireFormat() {
    assertThat(wire(Outcome.SAME, "5.5.0").observed().features())
        .containsExactly(Feature.STABLE_WIRE);
    assertThat(wire(Outcome.DIFFERS, "5.5.0").observed().features()).isEmpty();
    assertThat(wire(Outcome.DIFFERS, "5.5.0").observed().causes())
        .containsExactly(Map.entry("5.5.0 to 5.6.2: uuid", "value.id is null"));
  }

  @ParameterizedTest
  @CsvSource({"SAME, false", "DIFFERS, true", "FAILS, true"})
  void theGateIsAboutLaterVersionsThatDoNotRead(Outcome outcome, boolean fails) {
    assertThat(check(true).failed(wire(outcome, "5.5.0", "5.4.0").observed())).isEqualTo(fails);
    assertThat(check(false).failed(wire(outcome, "5.5.0").observed())).isFalse();
  }

  @Test
  void aVersionThatDoesNotLinkIsSaid() {
    assertThat(Wire.uncarried(List.of(wire(Outcome.UNTRIED, "5.5.0"))))
        .contains("no row carries any of these data with version 5.5.0: NoSuchMethodError: encode");
    assertThat(Wire.uncarried(List.of(wire(Outcome.FAILS, "5.5.0")))).isEmpty();
  }
}
