package io.serbench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TagNamesTest {
  @Test
  void takesAnyCaseAndEitherDash() {
    assertThat(TagNames.find(Effort.values(), "zero-knowledge")).contains(Effort.ZERO_KNOWLEDGE);
    assertThat(TagNames.find(Format.values(), "Bin_CrossLang")).contains(Format.BIN_CROSSLANG);
  }

  @Test
  void takesTheNameOfALanguage() {
    assertThat(TagNames.find(Feature.values(), "c++")).contains(Feature.CPP);
    assertThat(TagNames.find(Feature.values(), "cpp")).contains(Feature.CPP);
  }

  @Test
  void takesTheStartOfOneNameOnly() {
    assertThat(TagNames.find(Effort.values(), "zero")).contains(Effort.ZERO_KNOWLEDGE);
    assertThat(TagNames.find(Structure.values(), "F")).isEmpty();
    assertThat(TagNames.find(Structure.values(), "full")).contains(Structure.FULL_GRAPH);
    assertThat(TagNames.find(Format.values(), "bin")).isEmpty();
    assertThat(TagNames.find(Format.values(), "binary")).contains(Format.BINARY);
    assertThat(TagNames.find(Format.values(), "")).isEmpty();
    assertThat(TagNames.find(Format.values(), "yaml")).isEmpty();
  }
}
