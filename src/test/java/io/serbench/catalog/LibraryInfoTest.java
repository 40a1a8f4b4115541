package io.serbench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LibraryInfoTest {
  private static LibraryInfo library(String... coordinates) {
    return new LibraryInfo("any", List.of(coordinates), "MIT", "https://any.example/");
  }

  @Test
  void knowsWhenTheVersionOfThisBuildWasReleased() {
    assertThat(library("com.google.code.gson:gson").released())
        .hasValueSatisfying(month -> assertThat(month).matches("20\\d\\d-[01]\\d"));
  }

  @Test
  void knowsNothingOfOthers() {
    assertThat(library("com.google.code.gson:gson:1.0").released()).isEmpty();
    assertThat(library("com.acme:acme").released()).isEmpty();
    assertThat(LibraryInfo.JDK.released()).isEmpty();
  }
}
