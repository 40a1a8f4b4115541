package io.serbench.lab.jmh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ArgumentsTest {
  @Test
  void twelveRowsOnFourForksUnlessToldOtherwise() {
    Arguments arguments = Arguments.parse(List.of());
    assertThat(arguments.reuse()).isFalse();
    assertThat(arguments.markdown()).isEmpty();
    assertThat(arguments.serbench()).contains("-forks=4").anyMatch(ArgumentsTest::namesTwelve);
  }

  @Test
  void whatIsNotOursIsSerbenchs() {
    Arguments arguments =
        Arguments.parse(
            List.of("--include=fst", "-forks=2", "-seed=7", "-folder=f", "--markdown=m", "-reuse"));
    assertThat(arguments.folder().path()).isEqualTo(Path.of("f"));
    assertThat(arguments.markdown()).contains(Path.of("m"));
    assertThat(arguments.reuse()).isTrue();
    assertThat(arguments.serbench())
        .containsExactly(
            "-include=fst", "-forks=2", "-seed=7", "-out=" + Path.of("f/serbench.json"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"-out=x", "-jvm=java", "--forks=0"})
  void whatWouldChangeOneToolOnlyIsRefused(String argument) {
    assertThatThrownBy(() -> Arguments.parse(List.of(argument)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("does not go with JMH");
  }

  private static boolean namesTwelve(String argument) {
    return argument.startsWith("-include=") && argument.split(",", -1).length == 12;
  }
}
