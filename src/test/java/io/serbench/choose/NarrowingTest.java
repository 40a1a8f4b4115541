package io.serbench.choose;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Need;
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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Of four rows, two lose data when the class changes, and the slow ones are over twice as slow. */
class NarrowingTest {
  private static final Row[] ROWS =
      List.of("fast", "fast-losing", "slow", "slower").stream()
          .map(name -> Requests.opened(Requests.row(name)))
          .toArray(Row[]::new);

  private static final Front ONCE =
      new Front(
          List.of(
              contender("fast", 100),
              contender("fast-losing", 101),
              contender("quick", 102),
              contender("slow", 700),
              contender("slower", 2000)),
          Aim.TIME);

  private static Contender contender(String row, double nanos) {
    return new Contender(row, Estimate.point(nanos), 100, 100);
  }

  private static final class ChangingBench implements Search.Bench {
    @Override
    public void note(String line) {}

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
    public Clock clock() {
      throw new AssertionError("no deadline");
    }

    @Override
    public Catalog catalog() {
      throw new AssertionError("no needs");
    }

    @Override
    public RunRequest tried(RunRequest request, Duration most) {
      throw new AssertionError("no data to try");
    }

    @Override
    public Optional<Run> measured(RunRequest request, Path file, Duration most) {
      throw new AssertionError("measured elsewhere");
    }
  }

  private static List<String> left(Narrowing rows) {
    return rows.left().stream().map(Row::name).toList();
  }

  @Test
  void slowerRowsComeBackForThoseThatAreRefutedButNotThoseThatLoseData() {
    RunRequest request =
        Requests.of(1, ROWS)
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
    List<Need> evolution =
        Need.ALL.stream().filter(need -> need.word().equals("evolution")).toList();
    Narrowing rows =
        new Narrowing(
            new ChangingBench(),
            request,
            new Requirements("Order.a", evolution, 17),
            new Front(List.of(), Aim.TIME));

    rows.keepBest(ONCE, Set.of(), List.of());
    assertThat(left(rows)).containsExactly("fast", "fast-losing");
    rows.tryChanges(request, ONCE, Duration.ofSeconds(1));
    assertThat(left(rows)).containsExactly("fast");
    rows.keepConfirmed(
        new Front(List.of(), Aim.TIME), Map.of("fast", "refuted"), ONCE.among(List.of(ROWS)));

    assertThat(left(rows)).containsExactly("slow", "slower");
    assertThat(rows.steps().get(rows.steps().size() - 1).line())
        .contains("rows that nothing refutes: 2")
        .contains("1 refuted");
  }
}
