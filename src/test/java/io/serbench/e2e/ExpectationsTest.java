package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.e2e.Expectations.Outcome;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ExpectationsTest {
  private static final Expectations EXPECTATIONS =
      Expectations.parse(
          List.of(
              "# a comment",
              "",
              "broken  | media.2 | *  | ERROR round trip",
              "old     | *       | 25 | ERROR opening: a | b",
              "missing | *       | *  | UNAVAILABLE"));

  private static final List<String> AS_KNOWN =
      List.of(
          "fine     media.1  OK",
          "broken   media.1  OK",
          "broken   media.2  ERROR round trip: title",
          "old      media.1  ERROR opening: a | b: c",
          "missing  media.1  UNAVAILABLE not here");

  @Test
  void whatIsKnownIsNoSurprise() {
    assertThat(surprises(AS_KNOWN, 25)).isEmpty();
  }

  @Test
  void aFailureThatIsNotKnownIsOne() {
    assertThat(surprises(with("fine media.2 ERROR opening: x"), 25))
        .containsExactly("fine media.2: not expected: ERROR opening: x");
    assertThat(surprises(AS_KNOWN, 17))
        .containsExactly("old media.1: not expected: ERROR opening: a | b: c");
  }

  @Test
  void soIsAnotherCause() {
    assertThat(surprises(with("old media.2 ERROR opening: d"), 25))
        .containsExactly("old media.2: expected: ERROR opening: a | b; it is: ERROR opening: d");
  }

  @Test
  void soIsARowThatBeginsToWork() {
    assertThat(surprises(with("missing media.2 OK"), 25))
        .containsExactly("missing media.2: expected: UNAVAILABLE; it is: OK");
  }

  @Test
  void whatARowDoesNotClaimIsNone() {
    assertThat(
            surprises(
                with("missing media.1@text NOT_CARRIED does not support -transport=text"), 25))
        .isEmpty();
    assertThat(surprises(with("fine graph NOT_CARRIED knows no cycles"), 25)).isEmpty();
  }

  @Test
  void soIsARowThatIsGone() {
    assertThat(surprises(AS_KNOWN.subList(0, 4), 25))
        .singleElement()
        .asString()
        .startsWith("nothing is known any more of:")
        .contains("missing");
  }

  private static List<String> with(String line) {
    return Stream.concat(AS_KNOWN.stream(), Stream.of(line)).toList();
  }

  private static List<String> surprises(List<String> lines, int feature) {
    return EXPECTATIONS.surprises(lines.stream().map(Outcome::parse).toList(), feature);
  }
}
