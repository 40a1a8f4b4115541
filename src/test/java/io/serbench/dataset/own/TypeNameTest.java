package io.serbench.dataset.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TypeNameTest {
  @Test
  void readsTypesWithinTypes() {
    assertThat(TypeName.of(" java.util.Map< String , a.Page<a.Order$Line > >"))
        .isEqualTo(
            new TypeName(
                "java.util.Map",
                List.of(
                    new TypeName("String", List.of()),
                    new TypeName("a.Page", List.of(new TypeName("a.Order$Line", List.of()))))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "com.acme.Order | Order",
        "com.acme.Order$Line | Line",
        "java.util.List<com.acme.Order> | List-Order",
        "Map<String, List<a.B>> | Map-String-List-B"
      })
  void hasAShortName(String text, String simple) {
    assertThat(TypeName.of(text).simple()).isEqualTo(simple);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "<",
        "List<",
        "List<>",
        "List<A",
        "List<A>>",
        "List<A,>",
        "A B",
        "A[]",
        "List<? extends A>",
        "List<A>B",
        ">A",
        "a/b"
      })
  void refusesWhatIsNone(String text) {
    assertThatThrownBy(() -> TypeName.of(text)).isInstanceOf(IllegalArgumentException.class);
  }
}
