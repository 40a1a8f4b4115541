package io.serbench.lab.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class FallbackCostTest {
  private static final String HEAD = "row,check,question,verdict,number,cause,jdk,version\n";

  @Test
  void rowsThatWarnHaveAFallback() {
    assertThat(
            FallbackCost.rowsWithFallback(
                HEAD
                    + "kryo,jdk,outlook,warns,,,17,1\n"
                    + "fst,jdk,outlook,fails,,\"a, b\",17,1\n"
                    + "fst,types,outlook,warns,,,17,1\n"
                    + "fury,jdk,outlook,warns,,,17,1\n"))
        .isEqualTo("kryo,fury");
    assertThatThrownBy(() -> FallbackCost.rowsWithFallback(HEAD))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void onlyTimesAreShown() {
    assertThat(
            FallbackCost.times(
                String.join(
                    "\n",
                    List.of(
                        "# Two runs",
                        "",
                        "## Times of all",
                        "",
                        "| row |",
                        "",
                        "## Geometric means",
                        "",
                        "| x |"))))
        .isEqualTo("\n| row |\n\n");
  }
}
