package io.serbench.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Catalog;
import io.serbench.result.Observed;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a file of a check cannot hold. */
class StoredAnswersTest {
  private static Check check(String name) {
    return Check.named(name, List.of()).orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"types", "evolution", "versions", "jdk", "hostile"})
  void allThatChecksRecordedIsPossible(String name) {
    List<Observed> rows =
        Catalog.load().recorded().by(name).values().stream().map(Observed::of).toList();
    assertThat(rows).hasSizeGreaterThan(100).allMatch(row -> check(name).impossible(row).isEmpty());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          roundtrip | media.1              | perfect | on media.1 of fst is 'perfect', expected one of fits, loses, refuses
          types     | record               | perfect | on record of fst is 'perfect'
          types     | record               | reads   | on record of fst is 'reads'
          types     | colour               | blue    | on colour of fst is 'blue'
          evolution | new code, added      | fits    | on new code, added of fst is 'fits'
          evolution | NULLS                | yes     | on NULLS of fst is 'yes'
          versions  | new reads old        | reads   | on new reads old of fst is 'reads'
          versions  | 1.0 to 2.0: media.1  | reads   | on 1.0 to 2.0: media.1 of fst is 'reads'
          jdk       | outlook              | ''      | on outlook of fst is ''
          hostile   | verdict              | harmless| on verdict of fst is 'harmless'
          """)
  void verdictsAreAmongThoseOfTheQuestion(
      String check, String asked, String verdict, String problem) {
    Observed row = Observed.of("fst", List.of(), Map.of(asked, verdict), Map.of());
    assertThat(check(check).impossible(row).orElseThrow())
        .startsWith("the verdict on ")
        .contains(problem);
  }

  @Test
  void someAnswersAreText() {
    Map<String, String> hostile = Map.of("verdict", "bounded", "memory", "69 MB from 221 B");
    assertThat(check("hostile").impossible(Observed.of("fst", List.of(), hostile, Map.of())))
        .isEmpty();
    Map<String, String> versions = Map.of("reads since", "5.0.4", "old reads new", "-");
    assertThat(check("versions").impossible(Observed.of("fst", List.of(), versions, Map.of())))
        .isEmpty();
  }

  @Test
  void statusesAreKnown() {
    assertThat(check("types").impossible(Observed.notTried("fst", "UNAVAILABLE", "not here")))
        .isEmpty();
    assertThat(check("types").impossible(Observed.notTried("fst", "FINE", "")))
        .contains("the status of fst is 'FINE'");
  }

  @ParameterizedTest
  @CsvSource({
    "memory, message, -1, false",
    "memory, message, 0, true",
    "memory, message, NaN, false",
    "memory, kept, -5, true",
    "memory, kept, -1e300, false",
    "memory, kept, 1e300, false",
    "memory, kept.after, Infinity, false",
    "startup, start, -0.1, false",
    "startup, metaspace, -0.1, true",
    "heap, heap.min, -4, false",
    "heap, heap.x, -0.5, true",
    "heap, colour, -0.5, false",
  })
  void numbersAreFiniteAndOnlyDifferencesNegative(
      String check, String metric, double number, boolean possible) {
    Observed row = Observed.measured("fst", Map.of(metric, List.of(3.0, number)), Map.of());
    assertThat(check(check).impossible(row).isEmpty()).isEqualTo(possible);
  }

  @Test
  void eachMetricHasANumber() {
    Observed row = Observed.measured("fst", Map.of("heap.min", List.of()), Map.of());
    assertThat(check("heap").impossible(row)).contains("heap.min of fst has no number");
  }
}
