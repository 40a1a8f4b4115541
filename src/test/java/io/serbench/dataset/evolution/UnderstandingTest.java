package io.serbench.dataset.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.Dataset;
import io.serbench.dataset.object.Fields;
import java.util.ArrayList;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** In a JVM that plays the first version. */
class UnderstandingTest {
  private static final Understanding ALL = new Understanding(Optional.empty(), Optional.empty());

  private static final Dataset<?> ITEMS = Evolving.bundled().get(0);

  private final Item read = Item.example();

  private Understanding understanding(String... absent) {
    return Understanding.of(ITEMS, Item.example(), read, Set.of(absent));
  }

  @Test
  void allThatWasWrittenIsThere() {
    assertThat(understanding()).isEqualTo(ALL);
    assertThat(understanding("remark")).isEqualTo(ALL);
  }

  @Test
  void whatWasNotWrittenMustBeEmpty() {
    assertThat(understanding("note").wrong())
        .contains("note should be empty but is \"second edition\"");
    read.note = "";
    assertThat(understanding("note")).isEqualTo(ALL);
    read.note = null;
    assertThat(understanding("note")).isEqualTo(ALL);
  }

  @Test
  void tellsLostFromWrong() {
    read.maker = null;
    read.count = 0;
    assertThat(understanding())
        .isEqualTo(
            new Understanding(Optional.empty(), Optional.of("count should be -1234567 but is 0")));
    read.maker = Item.example().maker;
    read.maker.founded = 1898;
    assertThat(understanding().wrong()).contains("maker.founded should be 1897 but is 1898");
  }

  private Understanding ofBuild() {
    return ofItems(Item.example());
  }

  @Test
  void ofAnotherBuildPartsAreToldApart() {
    assertThat(ofBuild()).isEqualTo(ALL);
    read.maker.name = null;
    read.labels.set(1, "");
    assertThat(ofBuild().wrong()).isEmpty();
    assertThat(ofBuild().lost().orElseThrow()).contains("should be", "but is");
    read.labels.set(0, "other");
    assertThat(ofBuild().wrong()).contains("value.labels[0] should be \"print\" but is \"other\"");
    read.labels.remove(0);
    assertThat(ofBuild().wrong().orElseThrow()).startsWith("value.labels");
  }

  @Test
  void ofAnotherBuildNothingMayBecomeEmptyButNotNull() {
    Item expected = Item.example();
    expected.note = null;
    expected.labels = new ArrayList<>();
    read.note = "";
    read.labels = new ArrayList<>();
    assertThat(ofItems(expected)).isEqualTo(ALL);
    read.labels = null;
    assertThat(ofItems(expected).lost()).contains("value.labels should be [] but is null");
  }

  @SuppressWarnings("unchecked") // Of items.
  private Understanding ofItems(Item expected) {
    return Understanding.ofBuild("value", (Dataset<Item>) ITEMS, expected, read);
  }

  @Test
  void whatIsNoSuchObjectIsWrong() {
    assertThat(Understanding.of(ITEMS, Item.example(), new Words(), Set.of()).wrong())
        .contains("value should be of " + Item.class + " but is of " + Words.class);
    assertThat(Understanding.of(ITEMS, Item.example(), null, Set.of()).wrong())
        .contains("value should be of " + Item.class + " but is null");
  }

  @Test
  void everyFieldDiffersFromThatOfANewObject() {
    assertThat(Fields.of(Item.class))
        .hasSize(9)
        .allSatisfy(field -> assertThat(field.get(read)).isNotEqualTo(field.get(new Item())));
    assertThat(Fields.of(Words.class))
        .hasSize(5)
        .allSatisfy(
            field -> assertThat(field.get(Words.example())).isNotEqualTo(field.get(new Words())));
  }
}
