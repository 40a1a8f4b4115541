package io.serbench.choose;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Need;
import io.serbench.catalog.Origin;
import io.serbench.catalog.Row;
import io.serbench.choose.Choice.Requirements;
import io.serbench.choose.Front.Aim;
import io.serbench.choose.Front.Contender;
import io.serbench.result.DataProfile;
import io.serbench.result.Observed;
import io.serbench.result.Run;
import io.serbench.run.Requests;
import io.serbench.run.RunRequest;
import io.serbench.statistics.Estimate;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Which rows remain after a first impression, and after a precise run. */
class NarrowingTest {
  private static final Row[] OWN = Requests.rows(5);

  /** Of these, two lose data when the class changes. */
  private static final Row[] CHANGING =
      Stream.of("fast", "fast-losing", "quick-losing", "slow", "slower")
          .map(name -> Requests.opened(Requests.row(name)))
          .toArray(Row[]::new);

  private static final Row FOREIGN = foreign("foreign");

  private static Row foreign(String name) {
    return Requests.opened(Requests.row(name))
        .from(new Origin(Optional.of("acme.Rows"), Optional.of(Path.of("a.jar"))));
  }

  private final List<String> notes = new ArrayList<>();

  private final class Notes implements Search.Bench {
    @Override
    public void note(String line) {
      notes.add(line);
    }

    @Override
    public Clock clock() {
      return Clock.systemUTC();
    }

    @Override
    public Catalog catalog() {
      throw new UnsupportedOperationException();
    }

    @Override
    public RunRequest tried(RunRequest request, Duration most) {
      throw new UnsupportedOperationException();
    }

    @Override
    public List<Observed> changed(RunRequest known, List<Row> rows, Duration most) {
      List<Feature> both =
          List.of(Feature.VERSIONING_BACKWARD_COMPATIBLE, Feature.VERSIONING_FORWARD_COMPATIBLE);
      return rows.stream()
          .map(Row::name)
          .map(name -> Observed.of(name, name.contains("losing") ? List.of() : both, List.of()))
          .toList();
    }

    @Override
    public Optional<Run> measured(RunRequest request, Path file, Duration most) {
      throw new UnsupportedOperationException();
    }
  }

  private Narrowing narrowing(Row... rows) {
    return new Narrowing(
        new Notes(), Requests.of(1, rows), new Requirements("media.1", List.of(), 17), front());
  }

  private static Front front(Contender... contenders) {
    return new Front(List.of(contenders), Aim.TIME);
  }

  /** In one fork. */
  private static Contender impression(Row row, double total) {
    return new Contender(
        row.name(), Estimate.point(total), 200, 100, Double.NaN, List.of("one fork"));
  }

  private static Contender measured(Row row, double total, String... missing) {
    return new Contender(
        row.name(),
        Estimate.within(total, total - 1, total + 1),
        200,
        100,
        Double.NaN,
        List.of(missing));
  }

  private static List<String> names(List<Row> rows) {
    return rows.stream().map(Row::name).toList();
  }

  @Test
  void firstImpressionsOfForeignRowsEliminateNoneOfSerbenchs() {
    Row second = foreign("second");
    Row third = foreign("third");
    Narrowing rows = narrowing(FOREIGN, second, third, OWN[0], OWN[1], OWN[2], OWN[3]);
    Front impressions =
        front(
            impression(FOREIGN, 1),
            impression(second, 1),
            impression(third, 1),
            impression(OWN[0], 100),
            impression(OWN[1], 110),
            impression(OWN[2], 120),
            impression(OWN[3], 1000));
    rows.keepBest(impressions, Map.of(), rows.left());
    assertThat(names(rows.left()))
        .containsExactly("foreign", "second", "third", "row0", "row1", "row2");
    assertThat(names(rows.closest(impressions, 4)))
        .containsExactly("row0", "row1", "foreign", "second");
    assertThat(names(rows.closest(impressions, 1))).containsExactly("row0", "foreign");
  }

  @Test
  void aForeignRowIsChosenOnlyIfOthersConfirmIt() {
    Front impressions = front(impression(FOREIGN, 50), impression(OWN[0], 100));
    Narrowing confirmed = narrowing(FOREIGN, OWN[0]);
    confirmed.keepConfirmed(
        front(measured(FOREIGN, 50), measured(OWN[0], 100)), Map.of(), impressions);
    assertThat(names(confirmed.left())).containsExactly("foreign", "row0");

    Narrowing unconfirmed = narrowing(FOREIGN, OWN[0]);
    unconfirmed.keepConfirmed(
        front(measured(FOREIGN, 50, "no values"), measured(OWN[0], 100, "no values")),
        Map.of(),
        impressions);
    assertThat(names(unconfirmed.left())).containsExactly("row0");
    assertThat(notes.get(1)).endsWith("rows with several forks: 1; left out: 1 not confirmed");

    Narrowing late = narrowing(FOREIGN, OWN[0]);
    late.keepConfirmed(front(), Map.of(), impressions);
    assertThat(names(late.left())).containsExactly("row0");
    assertThat(notes.get(2))
        .endsWith("rows that nothing refutes: 1; left out: 1 not measured in time");
  }

  @Test
  void noFirstImpressionStandsBesideAMeasuredRow() {
    Narrowing rows = narrowing(OWN[0], OWN[1], OWN[2]);
    rows.keepConfirmed(
        front(measured(OWN[1], 110), measured(OWN[2], 120, "nobody read it")),
        Map.of(),
        front(impression(OWN[0], 100), impression(OWN[1], 110), impression(OWN[2], 120)));
    assertThat(names(rows.left())).containsExactly("row1");
  }

  @Test
  void refutedRowsGiveWayToThoseThatTheyHadBeaten() {
    Narrowing rows = narrowing(OWN);
    Front impressions =
        front(
            impression(OWN[0], 1),
            impression(OWN[1], 1),
            impression(OWN[2], 1),
            impression(OWN[3], 500),
            impression(OWN[4], 600));
    rows.keepBest(impressions, Map.of(), rows.left());
    assertThat(names(rows.left())).containsExactly("row0", "row1", "row2");
    rows.keepConfirmed(
        front(), Map.of("row0", "refuted", "row1", "refuted", "row2", "refuted"), impressions);
    assertThat(names(rows.left())).containsExactly("row3", "row4");
  }

  @Test
  void slowerRowsComeBackForThoseThatAreRefutedButNotThoseThatLoseData() {
    RunRequest request =
        Requests.of(1, CHANGING)
            .withOwnData(
                List.of(
                    new DataProfile(
                        "Order.a",
                        "com.acme.Order",
                        "a.json",
                        Optional.empty(),
                        1,
                        new DataProfile.ValueContents(
                            1, 1, 1, 0, 1, 0, OptionalLong.empty(), false),
                        Optional.empty(),
                        Optional.empty())));
    Front once =
        front(
            measured(CHANGING[0], 100),
            measured(CHANGING[1], 101),
            measured(CHANGING[2], 102),
            measured(CHANGING[3], 700),
            measured(CHANGING[4], 2000));
    List<Need> evolution =
        Need.ALL.stream().filter(need -> need.word().equals("evolution")).toList();
    Narrowing rows =
        new Narrowing(
            new Notes(),
            request,
            new Requirements("Order.a", evolution, 17),
            new Front(List.of(), Aim.TIME));

    rows.keepBest(once, Map.of(), List.of());
    assertThat(names(rows.left())).containsExactly("fast", "fast-losing", "quick-losing");
    rows.tryChanges(request, once, Duration.ofSeconds(1));
    assertThat(names(rows.left())).containsExactly("fast");
    rows.keepConfirmed(
        new Front(List.of(), Aim.TIME), Map.of("fast", "refuted"), once.among(List.of(CHANGING)));

    assertThat(names(rows.left())).containsExactly("slow", "slower");
    assertThat(rows.steps().get(rows.steps().size() - 1).line())
        .contains("rows that nothing refutes: 2")
        .contains("1 refuted");
  }
}
