package io.serbench.lab.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RosterTest {
  private static final String HEAD = "row,check,question,verdict,number,cause,jdk,version\n";
  private static final String PASSES =
      """
      a,roundtrip,,OK,,,17,1
      a,roundtrip,user,fits,,,17,1
      a,roundtrip,user@heap,fits,,,17,1
      b,roundtrip,,OK,,,17,1
      b,roundtrip,user,loses,,"a<b>, x@1f2e|y",17,1
      b,roundtrip,user@heap,loses,,"a<b>, x@2e3d|y",17,1
      c,roundtrip,,UNAVAILABLE,,needs JDK 21,17,1
      d,roundtrip,user,skipped,,,17,1
      """;

  private static Roster roster() {
    Map<String, String> printed = new LinkedHashMap<>();
    printed.put("17", HEAD + PASSES);
    printed.put("25", HEAD + PASSES.replace("c,roundtrip,,UNAVAILABLE", "c,roundtrip,user,fits"));
    return new Roster(printed);
  }

  @Test
  void listsFailuresWithTheirJdks() {
    assertThat(roster().failures())
        .isEqualTo(
            """
            | | rows | OK | ERROR | UNAVAILABLE |
            |---|---|---|---|---|
            | JDK 17 | 3 | 1 | 1 | 1 |
            | JDK 25 | 3 | 2 | 1 | 0 |

            | rows | data sets | JDK | cause |
            |---|---|---|---|
            | b | all | 17, 25 | ERROR: a&lt;b>, x\\|y |
            | c | all | 17 | UNAVAILABLE: needs JDK 21 |
            """);
  }

  @Test
  void countsWhatPassesOnEachJdkIfTheyDiffer() {
    assertThat(roster().passes())
        .isEqualTo(
            """
            | rows that pass on | array | direct | heap | text | pretty | stream |
            |---|---|---|---|---|---|---|
            | user | 1 of 2, 2 of 3 | 0 | 1 of 2 | 0 | 0 | 0 |
            """);
  }
}
