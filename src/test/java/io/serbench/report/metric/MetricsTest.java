package io.serbench.report.metric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.report.Summary;
import io.serbench.result.Runs;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MetricsTest {
  private static final Optional<Estimate> COPY_TOTAL = Summary.of("copy", 160, 2).total();
  private static final CellSummary COPY = Summary.of("copy", 160, 2).withYardstick(COPY_TOTAL);
  private static final CellSummary ROW =
      Summary.withClock(Summary.threaded("kryo-flat", Runs.virtualThreads(64), 1000, 13), 20)
          .withYardstick(COPY_TOTAL);
  private static final CellSummary ONE_FORK = Summary.ofOneFork("fst", 2000);

  @Test
  void knowsTheValueOfEachMetric() {
    assertThat(Metrics.ALL.stream().map(metric -> metric.id() + " " + text(metric, ROW)))
        .containsExactly(
            "create 100",
            "ser 400",
            "deser 600",
            "total 1000",
            "size 286",
            "dfl 143",
            "plusminus 1.3%", // 13 of 1000
            "alloc.ser 480",
            "alloc.deser 1024",
            "gc 12.3",
            "gc.pause 6.8",
            "virtual 1500000",
            "virtual.kept 12.3",
            "virtual.pinned 0.0",
            "loop 500", // half of 1000
            "p50 970",
            "p99 1500",
            "ops 1000000", // 1e9 / 1000
            "mb.ser 715", // 286 bytes in 400 ns
            "mb.deser 477", // in 600 ns
            "encode 250", // a quarter of 1000
            "roundtrip 1500", // one and a half times 1000
            "first 250.5",
            "undisturbed 73", // of 100 batches
            "xcopy 6.25"); // 1000 / 160
  }

  @Test
  void saysWhereThereIsNothing() {
    for (String id : List.of("plusminus", "xcopy", "undisturbed")) {
      assertThat(Metrics.find(Metrics.ALL, id).orElseThrow().value(ONE_FORK)).isEmpty();
    }
    for (Metric metric : Metrics.ALL) {
      assertThat(metric.value(Summary.error("wobly"))).as(metric.id()).isEmpty();
    }
  }

  @Test
  void whatIsNotExactHasAnIntervalWhereForksGiveOne() {
    assertThat(intervals("total", ROW)).isEqualTo(Estimate.plusMinus(1000, 13, 3));
    Estimate perSecond = intervals("ops", ROW);
    assertThat(perSecond.low()).isCloseTo(1e9 / 1013, within(1e-3));
    assertThat(perSecond.high()).isCloseTo(1e9 / 987, within(1e-3));
    Estimate times = intervals("xcopy", ROW);
    assertThat(times.low()).isBetween(6.1, 6.25);
    assertThat(times.high()).isBetween(6.25, 6.4);
    assertThat(intervals("xcopy", COPY)).isEqualTo(Estimate.point(1));
    assertThat(intervals("p50", ROW)).isEqualTo(Estimate.plusMinus(970, 13, 3));
    assertThat(intervals("total", ONE_FORK).hasInterval()).isFalse();
  }

  @Test
  void aValueThatMayBeNothingHasNoUpperEndWhenItIsTurnedOver() {
    assertThat(Estimate.within(10, -5, 25).into(100))
        .isEqualTo(Estimate.within(10, 4, Double.POSITIVE_INFINITY));
    assertThat(Estimate.within(10, -5, 25).into(100).isWide()).isTrue();
  }

  @Test
  void eachIsFoundByItsNameAndByItsHeading() {
    assertThat(Metrics.ALL).extracting(Metric::id).doesNotHaveDuplicates();
    for (Metric metric : Metrics.ALL) {
      assertThat(metric.heading().length()).isLessThanOrEqualTo(metric.width());
      assertThat(Metrics.find(Metrics.ALL, metric.id())).contains(metric);
      assertThat(Metrics.find(Metrics.ALL, metric.heading())).contains(metric);
      assertThat(metric.meaning()).isNotBlank().doesNotEndWith(".");
    }
    assertThat(Metrics.find(Metrics.MORE, "+-"))
        .isEqualTo(Metrics.find(Metrics.MORE, "±"))
        .isPresent();
    assertThat(Metrics.find(Metrics.MORE, "ser")).isEmpty();
  }

  @Test
  void onlyPhasesThatAreNotTimedAnywayMustBeAskedFor() {
    assertThat(Metrics.ALL.stream().filter(metric -> metric.phase().isPresent()))
        .extracting(Metric::id)
        .containsExactly("gc", "gc.pause", "encode", "roundtrip");
  }

  private static String text(Metric metric, CellSummary row) {
    return metric.notation().text(metric.estimate(row).value());
  }

  private static Estimate intervals(String id, CellSummary row) {
    return Metrics.find(Metrics.ALL, id).orElseThrow().estimate(row);
  }
}
