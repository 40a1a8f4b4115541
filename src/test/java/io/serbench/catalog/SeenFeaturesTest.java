package io.serbench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.SeenFeatures.TrialFile;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SeenFeaturesTest {
  private static final Feature[] SAID = {
    Feature.VERSIONING_FORWARD_COMPATIBLE, Feature.CYCLES, Feature.OPTIMIZATION_BY_ANNOTATION
  };

  private static SeenFeatures seen(String text) throws IOException {
    return seen(TrialFile.EVOLUTION, text);
  }

  private static SeenFeatures seen(TrialFile trial, String text) throws IOException {
    return new SeenFeatures(
        Map.of(trial, SeenFeatures.read(new BufferedReader(new StringReader(text)))));
  }

  private static RowBuilder row() {
    return Row.named("row").tags(Effort.ZERO_KNOWLEDGE, Format.JSON, Structure.FLAT_TREE, SAID);
  }

  @Test
  void whatWasSeenReplacesWhatWasSaid() throws IOException {
    SeenFeatures seen = seen("# a comment: NULLS\n\nother: NULLS\nrow: NULLS UNICODE\n");
    Row row = seen.applied(TestRows.end(row()));
    assertThat(row.tags().features())
        .containsExactly(Feature.NULLS, Feature.UNICODE, Feature.OPTIMIZATION_BY_ANNOTATION);
    assertThat(row.tags().format()).isEqualTo(Format.JSON);
    assertThat(seen.claims(row)).isEmpty();
  }

  @Test
  void nothingSeenIsSomethingSeen() throws IOException {
    assertThat(seen("row:").applied(TestRows.end(row())).tags().features())
        .containsExactly(Feature.OPTIMIZATION_BY_ANNOTATION);
  }

  @Test
  void whatARowForSomeTypesSaysOfVersionsIsAClaim() throws IOException {
    SeenFeatures seen = seen("row: NULLS");
    Row row = seen.applied(TestRows.end(row().only("media")));
    assertThat(row.tags().features())
        .containsExactly(
            Feature.VERSIONING_FORWARD_COMPATIBLE,
            Feature.NULLS,
            Feature.OPTIMIZATION_BY_ANNOTATION);
    assertThat(seen.claims(row)).containsExactly(Feature.VERSIONING_FORWARD_COMPATIBLE);
  }

  @Test
  void whatOneTrialSawSaysNothingOfWhatOthersSee() throws IOException {
    Row row = seen(TrialFile.FUTURE, "row: NO_UNSAFE").applied(TestRows.end(row()));
    assertThat(row.tags().features())
        .containsExactly(
            Feature.VERSIONING_FORWARD_COMPATIBLE,
            Feature.CYCLES,
            Feature.NO_UNSAFE,
            Feature.OPTIMIZATION_BY_ANNOTATION);
  }

  @Test
  void eachFeatureThatCanBeSeenIsSeenByOneTrial() {
    assertThat(TrialFile.of(Feature.VERSIONING_BACKWARD_COMPATIBLE)).contains(TrialFile.EVOLUTION);
    assertThat(TrialFile.of(Feature.UNICODE)).contains(TrialFile.EVOLUTION);
    assertThat(TrialFile.of(Feature.NO_UNSAFE)).contains(TrialFile.FUTURE);
    assertThat(TrialFile.of(Feature.LAZY)).isEmpty();
  }

  /** Otherwise build, and run scripts/traits.sh -include=NAMES. */
  @ParameterizedTest
  @EnumSource(TrialFile.class)
  void everyRowThatCanRunWasLookedAt(TrialFile trial) {
    SeenFeatures seen = SeenFeatures.load();
    assertThat(Catalog.load().rows())
        .filteredOn(row -> row.unavailable().isEmpty())
        .extracting(Row::name)
        .isSubsetOf(seen.rows(trial).keySet());
  }

  @Test
  void itIsSaidWhichMembersARowCarries() {
    Catalog catalog = Catalog.load();
    Row row = catalog.find("json/jackson/databind").orElseThrow();
    assertThat(catalog.members(row))
        .startsWith("fits record, nested, annotated, annotated-root, ")
        .contains("; refuses sealed, root, ");
    assertThat(catalog.members(catalog.find("kryo-manual").orElseThrow())).isEmpty();
    assertThat(Catalog.of(List.of(row)).members(row)).isEmpty();
  }

  /** Which the features sum up. */
  @Test
  void rowsWithSealedTypesCarryThemPlainOrAnnotated() {
    Catalog catalog = Catalog.load();
    for (Row row : catalog.rows()) {
      List<String> fit = List.of(catalog.members(row).replaceAll("^fits |;.*", "").split(", ", -1));
      boolean carried =
          fit.equals(List.of("all"))
              || fit.containsAll(List.of("sealed", "root"))
              || fit.containsAll(List.of("annotated", "annotated-root"));
      assertThat(row.tags().has(Feature.SEALED_TYPES)).as(row.name()).isEqualTo(carried);
    }
  }

  @Test
  void aRowThatNobodyLookedAtClaimsEverything() {
    Row row = TestRows.end(row());
    assertThat(SeenFeatures.NONE.applied(row)).isSameAs(row);
    assertThat(SeenFeatures.NONE.claims(row))
        .isEqualTo(List.of(Feature.VERSIONING_FORWARD_COMPATIBLE, Feature.CYCLES));
  }

  /** Which would mislead whoever reads the row's definition. */
  @Test
  void noRowSaysOfItselfWhatOthersSaw() {
    SeenFeatures seen = SeenFeatures.load();
    List<String> vain = new ArrayList<>();
    for (LibraryRows library : ServiceLoader.load(LibraryRows.class)) {
      for (Row row : library.rows()) {
        List<Feature> said = new ArrayList<>(row.tags().features());
        said.removeIf(feature -> TrialFile.of(feature).isEmpty());
        said.removeAll(seen.claims(row));
        said.forEach(feature -> vain.add(row.name() + ": " + feature));
      }
    }
    assertThat(vain).isEmpty();
  }
}
