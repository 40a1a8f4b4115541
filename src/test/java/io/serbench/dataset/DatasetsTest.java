package io.serbench.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DatasetsTest {
  private static final Datasets ALL = Datasets.all();

  @Test
  void startsWithTheClassicFamily() {
    assertThat(ALL.familyNames()).startsWith("media");
    assertThat(ALL.names())
        .startsWith("media.1", "media.2", "media.3", "media.4", "media.ascii")
        .doesNotHaveDuplicates();
  }

  @Test
  void knowsNoOthers() {
    assertThat(ALL.find("media.5")).isEmpty();
    assertThat(ALL.find("media")).isEmpty();
    assertThat(ALL.find("")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"media.1", "media.2", "media.3", "media.4", "media.ascii"})
  void copiesAreEqualAndDistinct(String name) {
    check(ALL.find(name).orElseThrow());
  }

  private static <T> void check(Dataset<T> dataset) {
    List<T> copies = dataset.copies(2);
    assertThat(DeepEquality.graphDifference(dataset.value(), copies.get(0))).isEmpty();
    assertThat(DeepEquality.graphDifference(copies.get(0), copies.get(1))).isEmpty();
  }

  @Test
  void everyReadGivesAnObjectOfItsOwn() {
    Object first = ALL.find("media.1").orElseThrow().value();
    Object second = ALL.find("media.1").orElseThrow().value();
    assertThat(DeepEquality.difference(first, second)).isEmpty();
  }
}
