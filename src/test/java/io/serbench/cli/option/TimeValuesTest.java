package io.serbench.cli.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Times with and without a unit. */
class TimeValuesTest {
  @ParameterizedTest
  @CsvSource({"90, 90", "1.5, 1.5", "60ms, 0.06", "12s, 12", "2m, 120", "1h, 3600"})
  void secondsMayHaveAnotherUnit(String text, double seconds) {
    assertThat(Values.seconds(text)).isEqualTo(Duration.ofMillis(Math.round(seconds * 1000)));
  }

  @Test
  void aNumberAloneMayCountMilliseconds() {
    assertThat(new Values.Millis().convert("60")).isEqualTo(60);
    assertThat(new Values.Millis().convert("2s")).isEqualTo(2000);
    assertThat(new Values.Millis().convert("2.5ms")).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-1", "s", "2d", "1e3", "0x10", "1 s", "NaN"})
  void nothingElseIsATime(String text) {
    assertThatThrownBy(() -> Values.seconds(text)).isInstanceOf(NumberFormatException.class);
  }
}
