package io.serbench.dataset.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.Dataset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** In a JVM that plays the first version. */
class UnderstandingTest {
  private static final Understanding ALL = new Understanding(Optional.empty(), Optional.empty());

  private static Item read() {
    return (Item) copyOf(Evolving.dataset(Evolving.TYPES.get(0)));
  }

  private static <T> T copyOf(Dataset<T> dataset) {
    return dataset.type().copy(dataset.value());
  }

  private static Understanding understanding(Item read, Version writer) {
    return Understanding.of(Item.class, read, writer);
  }

  @Test
  void allThatWasWrittenIsThere() {
    for (Version writer : List.of(Version.FIRST, Version.ADDED, Version.REORDERED)) {
      assertThat(understanding(read(), writer)).isEqualTo(ALL);
    }
  }

  @Test
  void whatWasNotWrittenMustBeEmpty() {
    Item read = read();
    assertThat(understanding(read, Version.REMOVED).wrong())
        .contains("note should be nothing but is \"second edition\"");
    read.note = "";
    assertThat(understanding(read, Version.REMOVED)).isEqualTo(ALL);
    read.note = null;
    assertThat(understanding(read, Version.REMOVED)).isEqualTo(ALL);
  }

  @Test
  void tellsLostFromWrong() {
    Item read = read();
    read.maker = null;
    read.count = 0;
    assertThat(understanding(read, Version.FIRST))
        .isEqualTo(
            new Understanding(Optional.empty(), Optional.of("count should be -1234567 but is 0")));
    read.maker = new Maker("Acme", 1898);
    assertThat(understanding(read, Version.FIRST).wrong())
        .contains("maker should be the maker Acme, 1897 but is the maker Acme, 1898");
  }

  @Test
  void everyFieldDiffersFromThatOfANewObject() {
    Item read = read();
    assertThat(Evolving.fields(Item.class))
        .allSatisfy(field -> assertThat(field.get(read)).isNotEqualTo(field.get(new Item())));
  }
}
