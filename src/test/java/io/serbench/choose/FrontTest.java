package io.serbench.choose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.choose.Front.Aim;
import io.serbench.choose.Front.Contender;
import io.serbench.library.Rows;
import io.serbench.result.CellResult;
import io.serbench.result.Failure;
import io.serbench.result.MadeUpPhase;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.Runs;
import io.serbench.statistics.Estimate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FrontTest {
  private static final Contender FAST = of("fast", 100, 2, 300, 500);
  private static final Contender SMALL = of("small", 200, 4, 100, 900);
  private static final Contender THRIFTY = of("thrifty", 250, 5, 350, 50);
  private static final Contender SLOWER = of("slower", 150, 3, 300, 700);
  private static final Contender NEARLY = of("nearly", 103, 2, 300, 600);

  private static Contender of(
      String row, double total, double halfWidth, double size, double allocated) {
    return new Contender(
        row, Estimate.within(total, total - halfWidth, total + halfWidth), size, allocated);
  }

  private static List<String> names(List<Contender> some) {
    return some.stream().map(Contender::row).toList();
  }

  private static Front front(Aim aim) {
    return new Front(List.of(SLOWER, SMALL, THRIFTY, NEARLY, FAST), aim);
  }

  @Test
  void hasTheFastestTheSmallestAndWhatMayBeAsFast() {
    assertThat(names(front(Aim.TIME).unbeaten())).containsExactly("fast", "nearly", "small");
  }

  @Test
  void isSortedByWhatCounts() {
    assertThat(names(front(Aim.SIZE).unbeaten())).containsExactly("small", "fast", "nearly");
  }

  @Test
  void countsGarbageOnlyWhereItMatters() {
    assertThat(names(front(Aim.ALLOC).unbeaten()))
        .containsExactly("thrifty", "fast", "nearly", "small");
  }

  @Test
  void isFollowedByThoseThatOnlyItBeats() {
    assertThat(names(front(Aim.TIME).best(4, 1)))
        .containsExactly("fast", "nearly", "small", "slower");
  }

  @Test
  void keepsWhatASingleForkCannotRuleOut() {
    assertThat(names(front(Aim.TIME).best(1, 2)))
        .containsExactly("fast", "nearly", "slower", "small");
  }

  @Test
  void leavesOutRowsThatFailed() {
    CellResult fine = Runs.row("fine", Runs.tags(Effort.MISC, Format.MISC, Structure.FLAT_TREE));
    CellResult broken =
        Runs.row("broken", Runs.tags(Effort.MISC, Format.MISC, Structure.FLAT_TREE));
    Front front =
        Front.of(
            List.of(
                Runs.run(
                    List.of(
                        Runs.measured(fine, 70, 1000, 1010, 990),
                        Runs.failed(broken, Failure.Mode.EXCEPTION, "threw")))),
            Aim.TIME);

    assertThat(names(front.contenders())).containsExactly("fine");
    assertThat(front.find("fine").orElseThrow().size()).isEqualTo(70);
    assertThat(front.find("fine").orElseThrow().allocated()).isEqualTo(96);
    assertThat(front.find("broken")).isEmpty();
  }

  /** One batch of three was a stall, of which no witness knows. */
  @Test
  void oneStallOfAShortForkRulesNothingOut() {
    CellResult steady =
        shortFork("steady", MadeUpPhase.of(Phase.SER, List.of(400L, 410L, 400L)), Phase.DESER);
    CellResult stalled =
        shortFork("stalled", MadeUpPhase.of(Phase.SER, List.of(390L, 600_000L, 400L)), Phase.DESER);
    Front front = Front.of(List.of(Runs.run(List.of(steady, stalled))), Aim.TIME);

    assertThat(front.find("stalled").orElseThrow().total().value()).isEqualTo(700);
    assertThat(names(front.best(1, 2))).containsExactlyInAnyOrder("steady", "stalled");
    assertThat(names(front.unbeaten())).containsExactlyInAnyOrder("steady", "stalled");
  }

  /** Making an object of a tree is no part of deser, and of no concern to those who want trees. */
  @Test
  void comparesByRoundtripWhereThatWasTimed() {
    CellResult object =
        shortFork("object", MadeUpPhase.of(Phase.SER, 3, 400), Phase.DESER, Phase.ROUNDTRIP);
    CellResult tree = shortFork("tree", MadeUpPhase.of(Phase.SER, 3, 300), Phase.DESER);
    PhaseResult whole =
        MadeUpPhase.of(Phase.ROUNDTRIP, List.of(900L, 500_000L, 1000L)).allocated(70).result();
    List<PhaseResult> phases = new ArrayList<>(tree.forks().get(0).phases());
    phases.add(whole);
    CellResult timed = bare("tree").withFork(Runs.fork(bare("tree"), 300, phases));
    Front front = Front.of(List.of(Runs.run(List.of(object, timed))), Aim.TIME);

    assertThat(front.find("object").orElseThrow().total().value()).isEqualTo(300);
    assertThat(front.find("tree").orElseThrow().total().value()).isCloseTo(1000, within(0.001));
    assertThat(front.find("tree").orElseThrow().allocated()).isEqualTo(70);
    assertThat(names(front.best(1, 2))).containsExactly("object");
  }

  private static CellResult bare(String name) {
    return Runs.row(name, Runs.tags(Effort.MISC, Format.MISC, Structure.FLAT_TREE));
  }

  /** One fork of three batches a phase: of 300 ns where nothing else is said. */
  private static CellResult shortFork(String name, MadeUpPhase first, Phase... others) {
    List<PhaseResult> phases = new ArrayList<>(List.of(first.result()));
    for (Phase each : others) {
      phases.add(MadeUpPhase.of(each, 3, 300).result());
    }
    return bare(name).withFork(Runs.fork(bare(name), 300, phases));
  }

  @Test
  void aFewForksWithoutAnIntervalSayOnlyWhatIsMuchFaster() {
    Contender quarter = of("quarter", 124, Double.NaN, 300, 500);
    Contender third = of("third", 130, Double.NaN, 300, 500);
    assertThat(names(new Front(List.of(FAST, quarter, third), Aim.TIME).unbeaten()))
        .containsExactly("fast", "quarter");
  }

  @Test
  void whatWasMeasuredLaterStandsAndOthersAreScaled() {
    Contender again = of("fast", 120, 1, 300, 500);
    Front updated =
        new Front(List.of(SLOWER, FAST), Aim.TIME)
            .updated(new Front(List.of(again, SMALL), Aim.TIME));
    assertThat(names(updated.contenders())).containsExactly("slower", "fast");
    assertThat(updated.contenders().get(0).total().value()).isEqualTo(150 * 1.2);
    assertThat(updated.contenders().get(1)).isEqualTo(again);
  }

  @Test
  void hasRoomForTheBestAndForThoseThatNoOtherComesCloseTo() {
    Contender between = of("between", 170, 2, 200, 700);
    Contender almost = of("almost", 172, 2, 199, 700);
    List<Contender> all = List.of(SMALL, almost, between, NEARLY, FAST);
    Front front = new Front(all, Aim.SIZE);
    assertThat(names(front.most(all, 3))).containsExactly("small", "between", "fast");
    assertThat(names(front.most(all, 2))).containsExactly("small", "fast");
    assertThat(front.most(all, 5)).isSameAs(all);
  }

  @Test
  void comparesARowWithTheFastestThatNeedsNoMore() {
    Front front = front(Aim.TIME);
    assertThat(front.behind(SLOWER)).isEqualTo(1.5);
    assertThat(front.behind(SMALL)).isEqualTo(1);
    assertThat(front(Aim.ALLOC).behind(SLOWER)).isEqualTo(1.5);
    assertThat(front(Aim.ALLOC).behind(THRIFTY)).isEqualTo(1);
  }

  @Test
  void knowsWhatMostRowsNeededBefore() {
    Front recorded = Front.recorded(Aim.TIME);
    assertThat(Rows.ALL.rows().stream().map(Row::name).toList())
        .containsAll(names(recorded.contenders()))
        .hasSizeLessThan(recorded.contenders().size() * 6 / 5);
  }
}
