package io.serbench.lab.jmh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.catalog.Tags;
import io.serbench.lab.jmh.Comparison.Line;
import io.serbench.lab.jmh.JmhFork.Iteration;
import io.serbench.result.CellResult;
import io.serbench.result.Failure;
import io.serbench.result.Phase;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ComparisonTest {
  private static final Offset<Double> ROUNDING = within(1e-9);
  private static final Tags TAGS =
      Runs.tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE);

  /** A row with two forks. By serbench, ser takes 440 ns and deser 660 ns. */
  private static final CellResult KRYO = Runs.measured(Runs.row("kryo-flat", TAGS), 80, 1000, 1200);

  private final Locale before = Locale.getDefault();

  @AfterEach
  void restoreLocale() {
    Locale.setDefault(before);
  }

  @Test
  void theQuartileIsThatOfAllIterationsOfAllForks() {
    // A fork that is slow throughout moves it little: without that fork, it would be 410.
    Comparison comparison =
        Comparison.of(
            run(KRYO),
            List.of(
                fork("kryo-flat", Phase.SER, 1, 400, 410, 420, 430, 440),
                fork("kryo-flat", Phase.SER, 2, 800, 820, 840, 860),
                fork("kryo-flat", Phase.DESER, 1, 600)));
    Line ser = comparison.lines().get(0);
    assertThat(ser.jmh().quartile()).isEqualTo(420);
    assertThat(ser.clean()).isCloseTo(440, ROUNDING);
    assertThat(ser.mean()).isCloseTo(440, ROUNDING);
    assertThat(Agreement.cleanByQuartile(ser)).isCloseTo(440 / 420.0, ROUNDING);
    assertThat(comparison.lines().get(1).phase()).isEqualTo(Phase.DESER);
    assertThat(comparison.missing()).isEmpty();
  }

  @Test
  void aQuartileBetweenTwoIterationsIsInterpolatedLinearly() {
    assertThat(JmhTimes.of(iterations(4, 3, 2, 1), 1).quartile()).isCloseTo(1.75, ROUNDING);
  }

  @Test
  void aCollectorThatTakesATenthOfTheTimeMakesTheQuartileANinthLonger() {
    // 9 iterations of 10 ms each; collections took 9 ms altogether.
    List<Iteration> iterations =
        DoubleStream.of(0, 0, 3, 0, 0, 3, 0, 0, 3)
            .mapToObj(millis -> new Iteration(1000, 10_000, millis, 1))
            .toList();
    assertThat(JmhTimes.of(iterations, 1).collected()).isCloseTo(1000 / 0.9, ROUNDING);
  }

  @Test
  void theMeanIsTimeByCallsAndTheScoreIsNot() {
    // Equal times, so half as many calls in the slow one: 200 us for 3000 calls.
    JmhTimes times = JmhTimes.of(List.of(iteration(50, 2000, 1), iteration(100, 1000, 1)), 1);
    assertThat(times.mean()).isCloseTo(200 / 3.0, ROUNDING);
    assertThat(times.score()).isCloseTo(75, ROUNDING);
  }

  @Test
  void theCleanMeanIsThatOfUndisturbedIterations() {
    List<Iteration> iterations = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      iterations.add(iteration(i < 10 ? 50 : 100, i < 10 ? 2000 : 1000, 108));
      iterations.add(iteration(300, 1000, 109));
    }
    assertThat(JmhTimes.of(iterations, 108).clean()).isCloseTo(200 / 3.0, ROUNDING);
    assertThat(JmhTimes.of(iterations, 107).clean()).isNaN();
    List<Iteration> unread = Collections.nCopies(20, iteration(50, 2000, 0));
    assertThat(JmhTimes.of(unread, 108).clean()).isNaN();
  }

  @Test
  void whatOneToolDidNotMeasureIsSaid() {
    CellResult failed =
        Runs.failed(Runs.row("fst", TAGS), Failure.Mode.TIMEOUT, "took more than 60 s");
    Comparison comparison =
        Comparison.of(run(KRYO, failed), List.of(fork("kryo-flat", Phase.SER, 1, 400)));
    assertThat(comparison.lines()).hasSize(1);
    assertThat(comparison.missing()).containsExactly("kryo-flat deser", "fst ser", "fst deser");
  }

  @Test
  void severalDataSetsAreToldApart() {
    Comparison comparison =
        Comparison.of(
            run(KRYO, Runs.on("media.2", KRYO)),
            List.of(
                new JmhFork("kryo-flat", "media.2", Phase.SER, 1, iterations(500)),
                new JmhFork("kryo-flat", "media.1", Phase.SER, 1, iterations(400))));
    assertThat(comparison.lines())
        .extracting(Line::cell)
        .containsExactly("kryo-flat media.1", "kryo-flat media.2");
    assertThat(comparison.lines().get(1).jmh().quartile()).isEqualTo(500);
  }

  @Test
  void agreementIsTheDistanceOfTheRatiosFromOne() {
    Agreement agreement = new Agreement("made up", List.of(0.9, 1.02, 1.03, 1.04, 0.95));
    assertThat(agreement.medianDistance()).isCloseTo(0.04, ROUNDING);
    assertThat(agreement.worstDistance()).isCloseTo(0.1, ROUNDING);
    assertThat(agreement.meanRatio()).isCloseTo(0.988, ROUNDING);
    assertThat(new Agreement("nothing", List.of()).worstDistance()).isNaN();
  }

  @Test
  void theTableIsTheSameInEveryLocale() {
    Locale.setDefault(Locale.GERMANY);
    Comparison comparison =
        Comparison.of(
            run(KRYO),
            List.of(
                fork("kryo-flat", Phase.SER, 1, 400, 400), fork("kryo-flat", Phase.DESER, 1, 66)));
    assertThat(ComparisonTable.text(comparison, List.of("A note.")))
        .isEqualTo(
            """
            row        op     JMH q25   +GC  JMH clean  clean    /q25    /+GC  /clean  JMH mean  mean   /mean
            kryo-flat  ser        400   400          -    440   1.100   1.100       -       400   440   1.100
            kryo-flat  deser     66.0  66.0          -    660  10.000  10.000       -      66.0   660  10.000

            ratio                            of  median |r-1|  worst |r-1|  mean r
            clean : JMH lower quartile        2       455.0 %      900.0 %   5.550
            clean : JMH lower quartile + GC   2       455.0 %      900.0 %   5.550
            clean : JMH clean                 0             -            -       -
            mean : JMH mean                   2       455.0 %      900.0 %   5.550

            A note.
            """);
    assertThat(ComparisonTable.markdown(comparison, List.of("A note.")))
        .startsWith(
            """
            | row | op | JMH q25 | +GC | JMH clean | clean | /q25 | /+GC | /clean | JMH mean | mean | /mean |
            |---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
            | kryo-flat | ser | 400 | 400 | - | 440 | 1.100 | 1.100 | - | 400 | 440 | 1.100 |
            """)
        .contains(
            """
            | ratio | of | median \\|r-1\\| | worst \\|r-1\\| | mean r |
            |---|---:|---:|---:|---:|
            """)
        .endsWith("\n\n- A note.\n");
  }

  private static Run run(CellResult... rows) {
    return Runs.run(List.of(rows));
  }

  private static JmhFork fork(String row, Phase phase, int number, double... nanos) {
    return new JmhFork(row, "media.1", phase, number, iterations(nanos));
  }

  private static Iteration iteration(double nanosPerCall, long calls, long slowerWitness) {
    return new Iteration(nanosPerCall, calls, 0, slowerWitness);
  }

  private static List<Iteration> iterations(double... nanos) {
    return DoubleStream.of(nanos).mapToObj(each -> iteration(each, 1000, 1)).toList();
  }
}
