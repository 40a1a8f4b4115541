package io.serbench.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.check.VersionMatrix.VersionVerdict;
import io.serbench.result.Observed;
import java.util.LinkedHashMap;
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
    Map<String, String> verdicts = new LinkedHashMap<>();
    verdicts.put("neighbours", other + " + 5.6.2");
    verdicts.put("new reads old", ofOld);
    verdicts.put(other + " to 5.6.2: media.1", "identical");
    verdicts.put(other + " to 5.6.2: uuid", ofOld);
    verdicts.put("5.6.2 to " + other + ": media.1", "identical");
    CheckKind kind = new VersionsCheck.VersionsKind(List.of());
    return SeenRows.of("kryo-flat", SeenRows.answers(kind, verdicts, Map.of()));
  }

  private static VersionsCheck check(boolean gate, String... versions) {
    return new VersionsCheck(List.of(versions), gate, (row, written) -> {});
  }

  @Test
  void aRowIsAMatrixOfVersions() {
    CheckKind kind = check(false, CURRENT, "5.5.0").kind();
    CheckKind.AnswerMatrix matrix = kind.matrix().orElseThrow();
    assertThat(matrix.versions()).containsExactly("5.5.0", CURRENT);
    Observed row = observed("same", "5.5.0");
    assertThat(matrix.verdict(row, "5.5.0", CURRENT)).isEqualTo(VersionVerdict.SAME);
    assertThat(matrix.verdict(row, CURRENT, "5.5.0")).isEqualTo(VersionVerdict.IDENTICAL);
    assertThat(matrix.verdict(row, CURRENT, CURRENT).word()).isEqualTo("-");
  }

  @ParameterizedTest
  @CsvSource({"same, false", "differs, true", "fails, true"})
  void theGateIsAboutLaterVersionsThatDoNotRead(String verdict, boolean fails) {
    assertThat(check(true).failed(List.of(observed(verdict, "5.5.0")))).isEqualTo(fails);
    assertThat(check(false).failed(List.of(observed(verdict, "5.5.0")))).isFalse();
  }
}
