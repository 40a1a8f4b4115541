package io.serbench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GlobTest {
  @ParameterizedTest
  @CsvSource({
    "kryo-flat, kryo-flat, true",
    "kryo-flat, kryo-flat-pre, false",
    "kryo, kryo-flat, false",
    "kryo*, kryo-flat, true",
    "kryo*, kryo, true",
    "*flat, kryo-flat, true",
    "*flat, kryo-flat-pre, false",
    "json/*/databind, json/jackson/databind, true",
    "json/*/databind, json/jackson/manual, false",
    "*a*b*, xaxxbx, true",
    "*a*b*, xbxxax, false",
    "*aab, aaab, true",
    "**, fst, true",
    "*, '', true",
    "x+c, xxc, false",
    "'', fst, false",
    "json/jackson?/databind, json/jackson3/databind, true",
    "json/jackson?/databind, json/jackson/databind, false",
    "protobuf-edition20[1-3][3-5], protobuf-edition2023, true",
    "protobuf-edition20[!2]3, protobuf-edition2023, false",
    "[fg]st, fst, true",
    "[fst, fst, false",
    "[c-a]st, bst, false",
    "f.t, fst, false",
  })
  void fitsTheWholeName(String pattern, String name, boolean fits) {
    assertThat(new Glob(pattern).matches(name)).isEqualTo(fits);
  }

  @Test
  void fitsAliasesToo() {
    Row row = TestRows.row("kryo-flat", "kryo-auto-flat");
    assertThat(new Glob("kryo-auto-flat").matches(row.names())).isTrue();
    assertThat(new Glob("*auto*").matches(row.names())).isTrue();
    assertThat(new Glob("fst").matches(row.names())).isFalse();
  }
}
