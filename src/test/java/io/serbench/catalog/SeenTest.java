package io.serbench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Seen.TrialFile;
import io.serbench.dataset.orders.OrdersFamily;
import io.serbench.dataset.user.UserFamily;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SeenTest {
  private static final Feature[] SAID = {
    Feature.VERSIONING_FORWARD_COMPATIBLE, Feature.CYCLES, Feature.OPTIMIZATION_BY_ANNOTATION
  };

  private static Seen seen(String text) throws IOException {
    return seen(TrialFile.EVOLUTION, text);
  }

  private static Seen seen(TrialFile trial, String lines) throws IOException {
    String text = "row,status,features,record,sealed,cycle\n" + lines;
    return new Seen(Map.of(trial, Seen.read(new BufferedReader(new StringReader(text)))));
  }

  private static RowBuilder row() {
    return Row.named("row").tags(Effort.ZERO_KNOWLEDGE, Format.JSON, Structure.FLAT_TREE, SAID);
  }

  @Test
  void whatWasSeenReplacesWhatWasSaid() throws IOException {
    Seen seen = seen("other,OK,NULLS,,,\nrow,OK,NULLS UNICODE,,,\n");
    Row row = seen.applied(TestRows.end(row()));
    assertThat(row.tags().features())
        .containsExactly(Feature.NULLS, Feature.UNICODE, Feature.OPTIMIZATION_BY_ANNOTATION);
    assertThat(row.tags().format()).isEqualTo(Format.JSON);
    assertThat(seen.claims(row)).isEmpty();
  }

  @Test
  void nothingSeenIsSomethingSeen() throws IOException {
    assertThat(seen("row,OK,,,,").applied(TestRows.end(row())).tags().features())
        .containsExactly(Feature.OPTIMIZATION_BY_ANNOTATION);
  }

  @Test
  void whatARowForSomeTypesSaysOfVersionsIsAClaim() throws IOException {
    Seen seen = seen("row,OK,NULLS,,,");
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
    Row row = seen(TrialFile.JDK, "row,OK,NO_UNSAFE,,,").applied(TestRows.end(row()));
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
    assertThat(TrialFile.of(Feature.NO_UNSAFE)).contains(TrialFile.JDK);
    assertThat(TrialFile.of(Feature.LAZY)).isEmpty();
  }

  @Test
  void aRowThatCouldNotRunWasNotTried() throws IOException {
    Seen seen = seen("row,UNAVAILABLE,,,,");
    assertThat(seen.notTried(TestRows.end(row()))).containsExactly(TrialFile.values());
  }

  /** Such as a new row of somebody who has one JDK; {@code show} says so. */
  @Test
  void trialsThatNobodyMadeAreNamed() throws IOException {
    Seen seen = seen("row,OK,,,,");
    assertThat(seen.notTried(TestRows.end(row())))
        .containsExactly(TrialFile.TYPES, TrialFile.JDK, TrialFile.VERSIONS, TrialFile.HOSTILE);
    assertThat(seen.notTried(TestRows.row("other"))).containsExactly(TrialFile.values());
  }

  /** Otherwise build, and run scripts/record.sh: it leaves out what the catalog lacks. */
  @ParameterizedTest
  @EnumSource(TrialFile.class)
  void onlyRowsOfTheCatalogWereTried(TrialFile trial) {
    Set<String> seen = Seen.load().rows(trial).keySet();
    assertThat(Catalog.load().rows()).extracting(Row::name).containsAll(seen);
    assertThat(seen).isNotEmpty();
  }

  @Test
  void aRowThatLacksMembersOfOrdersDoesNotCarryThem() throws IOException {
    Scope scope =
        seen(TrialFile.TYPES, "row,OK,,fits,refuses,refuses").applied(TestRows.row("row")).scope();
    assertThat(scope.obstacle(OrdersFamily.TYPE))
        .contains("lacks sealed; serbench check types says why");
    assertThat(scope.obstacle(UserFamily.family().type())).isEmpty();
    assertThat(scope).hasToString("any but orders");
  }

  @Test
  void othersCarryOrders() throws IOException {
    for (String line :
        List.of("row,OK,,fits,fits,refuses", "row,NOT_CARRIED,,,,", "other,OK,,loses,,")) {
      Scope scope = seen(TrialFile.TYPES, line).applied(TestRows.row("row")).scope();
      assertThat(scope.obstacle(OrdersFamily.TYPE)).isEmpty();
    }
  }

  @Test
  void membersAreSaidAsTheTrialSaysThem() throws IOException {
    assertThat(seen(TrialFile.TYPES, "row,OK,,refuses,fits,loses").members(TestRows.row("row")))
        .isEqualTo("fits sealed; loses cycle; refuses record");
    assertThat(seen(TrialFile.TYPES, "row,OK,,fits,fits,fits").members(TestRows.row("row")))
        .isEqualTo("fits all");
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
      if (catalog.notTried(row).contains(TrialFile.TYPES)) {
        continue;
      }
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
    assertThat(Seen.NONE.applied(row)).isSameAs(row);
    assertThat(Seen.NONE.claims(row))
        .isEqualTo(List.of(Feature.VERSIONING_FORWARD_COMPATIBLE, Feature.CYCLES));
  }

  /** Which would mislead whoever reads the row's definition. */
  @Test
  void noRowSaysOfItselfWhatOthersSaw() {
    Seen seen = Seen.load();
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
