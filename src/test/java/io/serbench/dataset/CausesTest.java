package io.serbench.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CausesTest {
  private static final String STEP = "round trip: ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "in object com.acme.Order@6574a52c | in object com.acme.Order",
        "[com.acme.Line@1, [I@7f] | [com.acme.Line, [I]",
        "to unnamed module @674dc | to unnamed module",
        "com.acme.Order$$Lambda$140/0x00007f2e800be8e0 | com.acme.Order$$Lambda",
        "ada@cafe.org and a.b@c0ffee.com | ada@cafe.org and a.b@c0ffee.com"
      })
  void identityHashesAreLeftOut(String text, String without) {
    assertThat(Causes.oneLine(text)).isEqualTo(without);
  }

  @Test
  void ofADumpThePlaceIsKept() {
    assertThat(
            Causes.oneLine(
                """
                x.ConversionException: No converter
                ---- Debugging information ----
                message             : No converter
                cause-exception     : x.Odd
                class               : com.acme.Order
                converter-type      : x.Reflection
                message[1]          : Unable to make it
                -------------------------------\
                """))
        .isEqualTo(
            "x.ConversionException: No converter (class: com.acme.Order; message[1]: Unable to make"
                + " it)");
  }

  @Test
  void whatFitsStaysAsItIs() {
    String cause = STEP + "a.b.OddException: x at [Source: y] (caused by c.RootError: z)";
    assertThat(Causes.shortened(cause, cause.length())).isEqualTo(cause);
    assertThat(Causes.shortened(cause, cause.length() - 1))
        .isEqualTo(STEP + "OddException: x (caused by RootError: z)");
  }

  @Test
  void theRootCauseIsShownWhole() {
    String root = "ForbiddenClassException: acme.Prox$Form";
    String cause = STEP + "x.OuterException: " + "long ".repeat(50) + "(caused by x." + root + ")";
    assertThat(Causes.shortened(cause, 100))
        .startsWith(STEP + "OuterException: long")
        .endsWith("... (caused by " + root + ")")
        .hasSizeLessThanOrEqualTo(100);
  }

  @Test
  void aLongRootCauseLeavesRoomForAHint() {
    String cause =
        "opening: x.OuterException: write an adapter for it; "
            + "hint ".repeat(50)
            + "(caused by x.InnerException: "
            + "not open ".repeat(50)
            + ")";
    assertThat(Causes.shortened(cause, 160))
        .startsWith("opening: OuterException: write an adapter for it;")
        .contains("(caused by InnerException: not open")
        .hasSize(160);
  }

  @Test
  void aRepeatedRootCauseIsShownOnceWithItsTrace() {
    String root = "x.InnerException: " + "not open ".repeat(5).strip();
    String trace = "Serialization trace: lock (acme.Order)";
    String cause = STEP + "x.OuterException: " + root + " " + trace + " (caused by " + root + ")";
    assertThat(Causes.shortened(cause, 130)).isEqualTo(STEP + root.substring(2) + " " + trace);
  }

  @Test
  void thePlaceInTheValueIsKept() {
    String place = "(through reference chain: acme.Order[\"lines\"])";
    String cause = STEP + "x.OddException: " + "no creator ".repeat(30) + place;
    assertThat(Causes.shortened(cause, 160))
        .startsWith(STEP + "OddException: no creator")
        .endsWith("... " + place)
        .hasSizeLessThanOrEqualTo(160);
  }
}
