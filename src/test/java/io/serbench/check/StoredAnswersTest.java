package io.serbench.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Topic;
import io.serbench.library.Rows;
import io.serbench.result.Observed;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a file of a check cannot hold. */
class StoredAnswersTest {
  private static CheckKind kind(String name) {
    return CheckKind.named(name).orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"types", "evolution", "versions", "jdk", "hostile"})
  void allThatChecksRecordedIsPossible(String name) {
    List<Observed> rows =
        Rows.ALL.recorded().ofCheck(name).values().stream()
            .map(lines -> Observed.of(lines, kind(name)::verdict))
            .toList();
    assertThat(rows).hasSizeGreaterThan(100).allMatch(row -> kind(name).impossible(row).isEmpty());
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
    Observed row = seen(check, Map.of(asked, verdict));
    assertThat(kind(check).impossible(row).orElseThrow())
        .startsWith("the verdict on ")
        .contains(problem);
  }

  private static Observed seen(String check, Map<String, String> verdicts) {
    return SeenRows.of("fst", SeenRows.answers(kind(check), verdicts, Map.of()));
  }

  @Test
  void fieldsThatEvolutionDroppedWereOnceCalledLost() {
    Topic topic = Topic.of("new code, added");
    assertThat(kind("evolution").verdict(topic, "loses"))
        .isEqualTo(EvolutionCheck.EvolutionVerdict.DROPS);
    assertThat(kind("evolution").verdict(topic, "drops"))
        .isEqualTo(EvolutionCheck.EvolutionVerdict.DROPS);
    Topic build = Topic.of("old code, @old");
    CheckKind builds =
        kind("evolution").of(List.of(seen("evolution", Map.of("new code, @old", "reads"))));
    assertThat(builds.questions()).hasSize(2);
    assertThat(builds.verdict(build, "loses")).isEqualTo(EvolutionCheck.EvolutionVerdict.DROPS);
  }

  @Test
  void someAnswersAreText() {
    Map<String, String> hostile = Map.of("verdict", "bounded", "memory", "69 MB from 221 B");
    assertThat(kind("hostile").impossible(seen("hostile", hostile))).isEmpty();
    Map<String, String> versions = Map.of("reads since", "5.0.4", "old reads new", "-");
    assertThat(kind("versions").impossible(seen("versions", versions))).isEmpty();
  }

  @Test
  void statusesAreKnown() {
    assertThat(kind("types").impossible(Observed.notTried("fst", "UNAVAILABLE", "not here")))
        .isEmpty();
    assertThat(kind("types").impossible(Observed.notTried("fst", "FINE", "")))
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
    Observed row = SeenRows.of("fst", List.of(SeenRows.measured(metric, 3, number)));
    assertThat(kind(check).impossible(row).isEmpty()).isEqualTo(possible);
  }

  @Test
  void eachMetricHasANumber() {
    Observed row = SeenRows.of("fst", List.of(SeenRows.measured("heap.min")));
    assertThat(kind("heap").impossible(row)).contains("heap.min of fst has no number");
  }
}
