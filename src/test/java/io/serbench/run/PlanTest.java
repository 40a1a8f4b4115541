package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.Requirement;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.dataset.source.Recipe;
import io.serbench.result.Phase;
import io.serbench.result.Traffic.TypeProfile;
import io.serbench.result.Traffic.WorkBetweenCalls;
import io.serbench.run.RunRequest.Matrix;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PlanTest {
  private static DatasetSource own(String className) {
    return source(className, OwnType.of(className));
  }

  private static DatasetSource source(String name, OwnType type) {
    return new DatasetSource(name, type, new Recipe.Drawn(type, 1, 1, OptionalInt.empty()));
  }

  private static List<String> labels(Plan plan) {
    return plan.cells().stream().map(cell -> cell.name() + " " + cell.workload().label()).toList();
  }

  @Test
  void dataSetByDataSetAndRowByRow() {
    Plan plan = Plan.of(Requests.of(1, List.of("media.1", "media.2"), Requests.rows(2)));
    assertThat(labels(plan))
        .containsExactly("row0 media.1", "row1 media.1", "row0 media.2", "row1 media.2");
    assertThat(plan.obstacles()).isEmpty();
    assertThat(plan.byRow())
        .extracting(cells -> cells.stream().map(cell -> cell.workload().label()).toList())
        .containsExactly(List.of("media.1", "media.2"), List.of("media.1", "media.2"));
  }

  @Test
  void copiesHaveNumbers() {
    assertThat(labels(Plan.of(Requests.copies(2, 1, Requests.rows(1)))))
        .containsExactly("row0#1 media.1", "row0#2 media.1");
  }

  @Test
  void rowsRunOnlyOnDataThatTheyCover() {
    Row mediaOnly = Requests.opened(Requests.row("media-only").only("media"));
    Row otherOnly = Requests.opened(Requests.row("other-only").only("other"));
    Plan plan = Plan.of(Requests.of(1, mediaOnly, otherOnly));

    assertThat(labels(plan)).containsExactly("media-only media.1");
    assertThat(plan.obstacles())
        .extracting(none -> none.cell().row(), none -> none.cell().workload().label())
        .containsExactly(tuple("other-only", "media.1"));
  }

  @Test
  void ofAnAccessorTheWholeWayIsTimedToo() {
    Row lazy =
        Requests.opened(
            Requests.row("lazy")
                .tags(Effort.CLASSES_KNOWN, Format.BINARY, Structure.FLAT_TREE, Feature.LAZY));
    List<Cell> cells = Plan.of(Requests.of(1, lazy, Requests.rows(1)[0])).cells();
    assertThat(cells.get(0).phases(List.of(Phase.SER))).containsExactly(Phase.SER, Phase.ROUNDTRIP);
    assertThat(cells.get(0).phases(List.of(Phase.ROUNDTRIP))).containsExactly(Phase.ROUNDTRIP);
    assertThat(cells.get(1).phases(List.of(Phase.SER))).containsExactly(Phase.SER);
  }

  @Test
  void companyIsOneDataSetOfEachOtherFamilyThatTheRowCarries() {
    Row tree =
        Requests.opened(Requests.row("tree").only("media", "media-graph", "users", "struct"));
    Cell cell = Plan.of(Requests.of(1, tree)).cells().get(0);
    assertThat(cell.company(List.of(cell.dataset())))
        .extracting(DatasetSource::name)
        .containsExactly("struct", "users.1k");

    Variant alone =
        cell.variant().withTraffic(cell.variant().traffic().withTypeProfile(TypeProfile.OWN));
    Cell own = new Cell(cell.row(), cell.dataset(), cell.usage(), alone, cell.unavailable());
    assertThat(own.company(List.of(own.dataset()))).isEmpty();
  }

  @Test
  void companyOfAUsersTypeIsTheUsersOtherTypes() {
    DatasetSource order = own("com.acme.Order");
    DatasetSource item = own("com.other.Order");
    Cell own = Plan.of(Requests.of(1, Requests.rows(1)[0])).cells().get(0);
    Variant mixed =
        own.variant().withTraffic(own.variant().traffic().withTypeProfile(TypeProfile.MIXED));
    Cell cell = new Cell(own.row(), order, own.usage(), mixed, own.unavailable());

    assertThat(cell.company(List.of(own.dataset(), order, item))).containsExactly(item);
    assertThat(cell.company(List.of(own.dataset(), order))).isEmpty();
  }

  @Test
  void otherRowsHaveAMessageToWorkOnBetweenCallsThatAreApart() {
    Cell loop = Plan.of(Requests.of(1, Requests.rows(1)[0])).cells().get(0);
    assertThat(loop.message()).isEmpty();

    Variant variant =
        loop.variant()
            .withTraffic(
                loop.variant()
                    .traffic()
                    .withWorkBetweenCalls(new WorkBetweenCalls(false, List.of(), 0)));
    Cell apart = new Cell(loop.row(), loop.dataset(), loop.usage(), variant, loop.unavailable());
    assertThat(apart.message()).map(DatasetSource::name).hasValue("media.1");
  }

  @Test
  void ofSeveralFormsARowGetsTheOneThatItCarries() {
    OwnType message =
        OwnType.of("com.acme.proto.Order").knownBy(Set.of("com.google.protobuf.MessageLite"));
    DatasetSource plain = source("Order.order", OwnType.of("com.acme.Order"));
    DatasetSource generated = source("Order.order", message);
    Row[] rows = {
      Requests.opened(Requests.row("protobuf").only("media")),
      Requests.opened(Requests.row("kryo-flat")),
      Requests.opened(Requests.row("avro-specific").only("media"))
    };
    RunRequest request = Requests.of(1, rows);
    Matrix usual = request.matrix();
    Plan plan =
        Plan.of(
            request.withMatrix(
                new Matrix(
                    usual.rows(), List.of(plain, generated), usual.usages(), usual.variants())));

    assertThat(plan.cells())
        .extracting(cell -> cell.row().name(), Cell::dataset)
        .containsExactly(tuple("protobuf", generated), tuple("kryo-flat", plain));
    assertThat(plan.obstacles())
        .extracting(none -> none.cell().row(), Plan.Obstacle::reason)
        .containsExactly(tuple("avro-specific", "needs code for the type"));
  }

  @Test
  void aRowThatIsNotAvailableSaysWhy() {
    Row missing =
        Requests.opened(Requests.row("missing").requires(new Requirement("no.Such", "not here")));
    assertThat(Plan.of(Requests.of(1, missing)).cells().get(0).unavailable()).contains("not here");
  }

  @Test
  void aRowWithAClassPathOfItsOwnRunsInForksOnly() {
    Row own = Requests.opened(Requests.row("own").ownJars("some:thing"));

    assertThat(Plan.of(Requests.of(0, own)).cells().get(0).unavailable().orElseThrow())
        .contains("needs a fork");
    assertThat(Requests.of(1, own).unavailable(own)).isEmpty();
  }

  /** In this JVM, it would end all other rows as well, with what they measured. */
  @Test
  void aRowThatCrashesItsJvmRunsInForksOnly() {
    Row fatal = Requests.opened(Requests.row("fatal").crashes());

    assertThat(Plan.of(Requests.of(0, fatal)).cells().get(0).unavailable())
        .contains("needs a fork, since it is known to crash the JVM; leave out -forks=0");
    assertThat(Requests.of(1, fatal).unavailable(fatal)).isEmpty();
  }
}
