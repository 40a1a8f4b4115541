package io.serbench.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Requirement;
import io.serbench.catalog.Row;
import io.serbench.dataset.types.Member;
import io.serbench.result.Observed;
import io.serbench.run.Requests;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TypesCheckTest {
  private final CheckingForks launcher = new CheckingForks();

  private List<Observed> check(Row... rows) {
    List<Observed> heard = new ArrayList<>();
    List<Observed> all =
        new Engine<Observed>((jvm, inProcess) -> launcher, new TypesCheck())
            .run(Requests.of(1, rows), heard::add);
    assertThat(heard).isEqualTo(all);
    return all;
  }

  @Test
  void oneChildTriesAllKindsOfARow() {
    Observed seen = check(Requests.rows(1)).get(0);
    assertThat(seen.isTried()).isTrue();
    assertThat(seen.verdicts().values()).hasSize(Member.values().length).containsOnly("fits");
    assertThat(seen.features()).contains(Feature.RECORDS, Feature.JAVA_TIME, Feature.FINAL_FIELDS);
    assertThat(launcher.checks).hasSize(1);
    assertThat(launcher.checks.get(0)).startsWith("row0 [record, nested, ").endsWith(", cycle]");
  }

  @Test
  void aRowThatNeedsAnAnnotationIsTriedOnClassesThatHaveIt() {
    Row row =
        Requests.opened(
            Requests.row("row0").only("media").annotated("kotlinx.serialization.Serializable"));
    Observed seen = check(row).get(0);
    assertThat(seen.verdicts().keySet()).hasSize(8).allMatch(kind -> kind.startsWith("kotlin-"));
    assertThat(seen.features()).containsExactly(Feature.KOTLIN);
  }

  @Test
  void aRowThatNeedsCodecsIsTriedOnClassesWhoseCompanionsHaveThem() {
    for (String codec :
        List.of("io.circe.Decoder", "io.bullet.borer.Codec", "zio.json.JsonCodec")) {
      Row row = Requests.opened(Requests.row("row0").only("media").annotated(codec));
      Observed seen = check(row).get(0);
      assertThat(seen.verdicts().keySet()).hasSize(8).allMatch(kind -> kind.startsWith("scala-"));
      assertThat(seen.features()).containsExactly(Feature.SCALA);
    }
  }

  @Test
  void rowsCarryALanguageIfTheyCarryWhatAllItsClassesHave() {
    launcher.breakingOn("row0 kotlin-pair").breakingOn("row0 scala-option");
    assertThat(check(Requests.rows(1)).get(0).features())
        .contains(Feature.KOTLIN)
        .doesNotContain(Feature.SCALA);
  }

  @Test
  void whatFailsIsTriedAgainAlone() {
    launcher.breakingOn("row0 date").dyingOn("row0 cycle");
    Observed seen = check(Requests.rows(1)).get(0);
    assertThat(seen.causes()).containsOnlyKeys("date", "cycle");
    assertThat(seen.verdicts().get("date")).isEqualTo("refuses");
    assertThat(seen.causes()).containsEntry("cycle", "round trip: crashed");
    assertThat(seen.features()).doesNotContain(Feature.JAVA_TIME);
    assertThat(launcher.checks.subList(1, 3)).containsExactly("row0 [date]", "row0 [cycle]");
  }

  @Test
  void whatSerbenchConvertsIsNoFeatureOfTheLibrary() {
    launcher.breakingOn("row0 instant");
    Row row = Requests.opened(Requests.row("row0").converts(LocalDate.class, Instant.class));
    Observed seen = check(row).get(0);
    assertThat(seen.verdicts().get("date")).isEqualTo("converted");
    assertThat(seen.verdicts().get("instant")).isEqualTo("refuses");
    assertThat(seen.verdicts().get("duration")).isEqualTo("fits");
    assertThat(seen.causes()).containsEntry("date", "LocalDate");
    launcher.checks.clear();
    assertThat(check(Requests.opened(Requests.row("row1").converts(LocalDate.class))).get(0))
        .satisfies(other -> assertThat(other.features()).doesNotContain(Feature.JAVA_TIME))
        .satisfies(other -> assertThat(other.features()).contains(Feature.BIG_DECIMAL));
  }

  @Test
  void sealedTypesMayNeedAnnotations() {
    launcher.breakingOn("row0 sealed").breakingOn("row0 root");
    assertThat(check(Requests.rows(1)).get(0).features()).contains(Feature.SEALED_TYPES);
  }

  @Test
  void orNone() {
    launcher.breakingOn("row0 annotated").breakingOn("row0 annotated-root");
    assertThat(check(Requests.rows(1)).get(0).features()).contains(Feature.SEALED_TYPES);
  }

  @Test
  void theyAreFieldsAndRoots() {
    launcher.breakingOn("row0 root").breakingOn("row0 annotated-root");
    assertThat(check(Requests.rows(1)).get(0).features()).doesNotContain(Feature.SEALED_TYPES);
  }

  @Test
  void anEnumMapIsNoPartOfMaps() {
    launcher.breakingOn("row0 enum-map");
    assertThat(check(Requests.rows(1)).get(0).features()).contains(Feature.MAPS);
  }

  @Test
  void aMapByAnEnumIs() {
    launcher.breakingOn("row0 enum-key");
    assertThat(check(Requests.rows(1)).get(0).features()).doesNotContain(Feature.MAPS);
  }

  @Test
  void whatFailedOnlyAfterSomethingElseFits() {
    launcher.breakingOnce("row0 map");
    assertThat(check(Requests.rows(1)).get(0).verdicts().get("map")).isEqualTo("fits");
  }

  @Test
  void rowsThatTakeSomeTypesOnlyAreNotTried() {
    Row media = Requests.opened(Requests.row("media").only("media"));
    Row missing =
        Requests.opened(Requests.row("missing").requires(new Requirement("no.Such", "not here")));
    List<Observed> all = check(media, missing);
    assertThat(all).extracting(Observed::status).containsExactly("NOT_CARRIED", "UNAVAILABLE");
    assertThat(all).allMatch(seen -> seen.verdicts().isEmpty());
    assertThat(launcher.checks).isEmpty();
  }
}
