package io.serbench.shard;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Row;
import io.serbench.library.Rows;
import io.serbench.result.Split;
import io.serbench.result.Split.Planned;
import io.serbench.run.Plan;
import io.serbench.run.Requests;
import io.serbench.run.RunRequest;
import io.serbench.shard.Splitter.RowTimes;
import io.serbench.shard.Splitter.ShardPlace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class SplitterTest {
  private static final RunRequest ALL = Requests.of(3, Rows.ALL.rows().toArray(Row[]::new));
  private static final int SHARDS = 8;

  @Test
  void allShardsMakeTheSamePlan() {
    Split first = split(1);
    Split last = split(SHARDS);

    assertThat(last.planned()).isEqualTo(first.planned());
    assertThat(last.plan()).isEqualTo(first.plan()).matches("[0-9a-f]{64}");
    assertThat(last.shard()).hasValue(SHARDS);
  }

  /** So that a JVM or a version that deals otherwise is noticed. */
  @Test
  void anyJvmDealsAlike() {
    Split split = Splitter.split(Requests.of(3, Requests.rows(8)), new ShardPlace(1, 4), 2);

    assertThat(split.planned().stream().map(Planned::shards).filter(shards -> shards.size() < 4))
        .containsExactlyElementsOf(dealtByHand());
  }

  private static List<List<Integer>> dealtByHand() {
    return List.of(List.of(1, 3), List.of(2, 4), List.of(1, 4));
  }

  @Test
  void eachRowIsOnTwoShardsAndCommonRowsAreOnAll() {
    List<Planned> planned = split(1).planned();

    assertThat(planned).hasSize(Plan.of(ALL).cells().size());
    assertThat(planned.stream().filter(SplitterTest::isCommon)).hasSize(5);
    assertThat(planned)
        .allSatisfy(
            row -> assertThat(row.shards()).doesNotHaveDuplicates().hasSize(isCommon(row) ? 8 : 2));
  }

  @Test
  void commonRowsAreOfDifferentKinds() {
    List<Row> common =
        split(1).planned().stream()
            .filter(SplitterTest::isCommon)
            .map(row -> Rows.ALL.find(row.row()).orElseThrow())
            .toList();

    assertThat(common).extracting(row -> row.library().name()).doesNotHaveDuplicates();
    assertThat(common)
        .extracting(
            row -> List.of(row.tags().format(), row.tags().structure(), row.tags().effort()))
        .doesNotHaveDuplicates();
    assertThat(common).allMatch(row -> row.needs().requirement().isEmpty());
  }

  @Test
  void shardsTakeAboutAsLong() {
    RowTimes times = RowTimes.load();
    List<Double> seconds = new ArrayList<>();
    for (int shard = 1; shard <= SHARDS; shard++) {
      int number = shard;
      seconds.add(
          split(1).planned().stream()
              .filter(row -> row.shards().contains(number))
              .mapToDouble(row -> times.seconds(row.row()))
              .sum());
    }
    double most = seconds.stream().max(Double::compare).orElseThrow();
    double least = seconds.stream().min(Double::compare).orElseThrow();
    assertThat(most / least).isLessThan(1.1);
  }

  @Test
  void anyTwoShardsHaveAboutAsManyRowsInCommon() {
    List<Long> common = new ArrayList<>();
    for (int one = 1; one <= SHARDS; one++) {
      for (int other = 1; other < one; other++) {
        List<Integer> both = List.of(other, one);
        common.add(
            split(1).planned().stream()
                .filter(row -> !isCommon(row) && row.shards().containsAll(both))
                .count());
      }
    }
    double mean = common.stream().mapToLong(Long::longValue).average().orElseThrow();
    assertThat(common).allMatch(rows -> Math.abs(rows - mean) < 2);
  }

  @Test
  void shardsTogetherMeasureTheWholeRunAndNothingElse() {
    List<String> cells = new ArrayList<>();
    for (int shard = 1; shard <= SHARDS; shard++) {
      RunRequest here = ALL.withSplit(Optional.of(split(shard)));
      Plan.of(here).cells().forEach(cell -> cells.add(cell.name()));
    }
    assertThat(cells)
        .hasSize(2 * Plan.of(ALL).cells().size() + 5 * (SHARDS - 2))
        .containsAll(Plan.of(ALL).cells().stream().map(cell -> cell.name()).toList());
  }

  @Test
  void whatIsAskedForIsPartOfThePlan() {
    Row[] rows = Requests.rows(6);
    String plan = Splitter.split(Requests.of(3, rows), new ShardPlace(1, 2), 2).plan();

    assertThat(Splitter.split(Requests.of(4, rows), new ShardPlace(1, 2), 2).plan())
        .isNotEqualTo(plan);
    assertThat(Splitter.split(Requests.of(3, rows), new ShardPlace(1, 3), 2).plan())
        .isNotEqualTo(plan);
    assertThat(Splitter.split(Requests.of(3, Requests.rows(7)), new ShardPlace(1, 2), 2).plan())
        .isNotEqualTo(plan);
  }

  @Test
  void fewShardsHaveEachRow() {
    Split split = Splitter.split(Requests.of(3, Requests.rows(8)), new ShardPlace(1, 1), 2);

    assertThat(split.planned()).allSatisfy(row -> assertThat(row.shards()).containsExactly(1));
  }

  @Test
  void variantsOfARowStayTogether() {
    RunRequest twice = Requests.copies(2, 3, Requests.rows(8));
    Split split = Splitter.split(twice, new ShardPlace(2, 4), 2);

    assertThat(split.planned()).hasSize(8);
    assertThat(split.merged().shard()).isEqualTo(OptionalInt.empty());
  }

  private static boolean isCommon(Planned row) {
    return row.shards().size() == SHARDS;
  }

  private static Split split(int shard) {
    return Splitter.split(ALL, new ShardPlace(shard, SHARDS), 2);
  }
}
