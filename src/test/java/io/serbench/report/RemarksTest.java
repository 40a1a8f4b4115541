package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Feature;
import io.serbench.result.Course.Ending;
import io.serbench.result.Noise;
import io.serbench.result.RowInfo;
import io.serbench.result.Runs;
import io.serbench.result.Settings;
import io.serbench.result.Settings.ForkRange;
import io.serbench.result.Settings.Target;
import io.serbench.statistics.CellSummary;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RemarksTest {
  private static final Settings UNTIL_PRECISE = settings(3, 1000);
  private static final Settings FIXED = settings(3, 3);
  private static final CellSummary GOOD = Summary.of("good", 1000, 20);

  @Test
  void saysNothingOfGoodRows() {
    Remarks remarks = remarks(UNTIL_PRECISE, GOOD);
    assertThat(remarks.notes().blocks()).isEmpty();
    assertThat(remarks.marks(GOOD)).isFalse();
  }

  @Test
  void saysWhichRowsMissedTheTarget() {
    CellSummary wide = Summary.of("wide", 1000, 33.3, 6, false);
    Remarks remarks = remarks(UNTIL_PRECISE, GOOD, wide);
    assertThat(Written.unwrapped(List.of(remarks.notes())))
        .isEqualTo("Notes ----- * Target of ±2 % missed: wide (ser ±3.4 %)");
  }

  @Test
  void saysWhereNoiseHadToBeUsed() {
    assertThat(notes(FIXED, Summary.noisy("noisy", 1000, 100)))
        .isEqualTo(
            "* Too few undisturbed batches, so disturbed ones were used; run again later, or with"
                + " -thorough: noisy");
  }

  @Test
  void saysWhereTheClockTakesMoreThanAFifth() {
    CellSummary quick = Summary.withClock(GOOD, 90);
    CellSummary slow = Summary.withClock(Summary.of("slow", 10_000, 20), 90);
    assertThat(notes(FIXED, quick, slow, slow))
        .isEqualTo(
            "* Reading the clock takes more than a fifth of the time of a call, and is subtracted;"
                + " compare with -calls=loop: good (create, ser, encode)");
  }

  @Test
  void saysWhichRowsLeaveTextsUndecodedHoweverManyTheyAre() {
    CellSummary lazy = having(Feature.LAZY_STRINGS, GOOD);
    Remarks remarks = remarks(FIXED, lazy);
    assertThat(Written.unwrapped(List.of(remarks.notes())))
        .isEqualTo(
            "Notes ----- * Not ranked: deser leaves strings undecoded until they are read; compare"
                + " roundtrip: good");
    assertThat(remarks.marks(lazy)).isTrue();
  }

  @Test
  void marksRowsThatTheUserBrought() {
    RowInfo info = GOOD.info();
    Optional<String> jar = Optional.of("acme-rows.jar");
    CellSummary foreign =
        with(
            GOOD,
            new RowInfo(
                info.tags(), info.description(), "a:b:1", Optional.empty(), Optional.empty(), jar));
    assertThat(notes(FIXED, foreign))
        .isEqualTo("* Rows contributed by your jars: good (acme-rows.jar)");
    assertThat(marks(foreign, Summary.of("other", 1000, 20))).containsExactly(true, false);
    assertThat(foreign.info().librarySource()).isEqualTo("a:b:1 (acme-rows.jar)");
  }

  @Test
  void marksRowsThatGiveOutWhatTheyDecodedBefore() {
    CellSummary caching = having(Feature.CACHES_VALUES, GOOD);
    Remarks remarks = remarks(FIXED, caching);
    assertThat(Written.unwrapped(List.of(remarks.notes())))
        .startsWith("Notes ----- * deser reuses strings or objects that it decoded before, so")
        .endsWith(": good");
    assertThat(remarks.marks(caching)).isTrue();
  }

  private static CellSummary having(Feature feature, CellSummary row) {
    RowInfo info = row.info();
    return with(row, Runs.with(info, info.tags().with(List.of(feature))));
  }

  private static CellSummary with(CellSummary row, RowInfo info) {
    return new CellSummary(
        row.id(), info, row.status(), row.cause(), row.numbers(), row.trust(), row.confirmation());
  }

  @Test
  void saysWhereForksAreMissing() {
    CellSummary once = Summary.ofOneFork("once", 1000);
    assertThat(notes(FIXED, once)).isEqualTo("* Fewer than 3 usable forks: once (1)");
    assertThat(notes(UNTIL_PRECISE, once)).isEqualTo("* Fewer than 3 usable forks: once (1)");
  }

  @Test
  void saysWhatIsKnownTooBadlyToBeRanked() {
    assertThat(notes(FIXED, Summary.of("wide", 1000, 251)))
        .isEqualTo(
            "* Total is uncertain by more than ±25 %, too imprecise to rank: wide (±25.1 %)");
    assertThat(remarks(FIXED, Summary.of("not", 1000, 250)).notes().blocks()).isEmpty();
  }

  @Test
  void aStarSetsARowApartFromItsNeighbours() {
    CellSummary noisy = Summary.noisy("noisy", 1000, 20);
    assertThat(marks(noisy, GOOD)).containsExactly(true, false);
    // What most rows share is no mark of any.
    assertThat(marks(noisy, Summary.noisy("other", 1000, 20), GOOD))
        .containsExactly(false, false, false);
    assertThat(marks(noisy)).containsExactly(false);
    // But a value that decides nothing is marked in any company.
    assertThat(marks(Summary.of("wide", 1000, 300))).containsExactly(true);
  }

  @Test
  void whatMostRowsShareIsSaidOnceWithTheirNumber() {
    CellSummary[] rows =
        IntStream.range(0, 10)
            .mapToObj(
                i -> i < 6 ? Summary.noisy("row" + i, 1000, 20) : Summary.of("row" + i, 1000, 20))
            .toArray(CellSummary[]::new);
    assertThat(notes(FIXED, rows)).endsWith("-thorough: 6 of 10 rows").doesNotContain("row0");
  }

  /** The machine has four. */
  @Test
  void saysWhereThreadsWaitForProcessors() {
    assertThat(
            notes(
                FIXED,
                Summary.threaded("four", 4, 1000),
                Summary.threaded("five", 5, 1000),
                Summary.threaded("one", 1, 1000)))
        .isEqualTo(
            "* More threads than the machine's 4 processors, so times include waiting for each"
                + " other, and ops/s mean little: five on media.1, 5 threads");
  }

  @Test
  void rowsThatFailAlikeShareALine() {
    assertThat(notes(FIXED, Summary.error("one"), Summary.error("two")))
        .isEqualTo("* ERROR: stack traces and JVM output are in the result file one, two: threw");
  }

  @Test
  void longCausesAreCut() {
    String notes = notes(FIXED, Summary.error("long", "\ud83d\ude00".repeat(999)));
    assertThat(notes).endsWith("\ude00...").hasSizeLessThan(500);
  }

  private static List<Boolean> marks(CellSummary... rows) {
    return marks(FIXED, rows);
  }

  private static List<Boolean> marks(Settings settings, CellSummary... rows) {
    List<CellSummary> cells = List.of(rows);
    Remarks remarks = new Remarks(Runs.run(Ending.COMPLETE, settings, List.of(), List.of()), cells);
    return cells.stream().map(remarks::marks).toList();
  }

  /** On one line, without the heading. */
  private static String notes(Settings settings, CellSummary... rows) {
    return Written.unwrapped(List.of(remarks(settings, rows).notes()))
        .replaceFirst("^Notes ----- ", "");
  }

  private static Remarks remarks(Settings settings, CellSummary... rows) {
    return new Remarks(Runs.run(Ending.COMPLETE, settings, List.of(), List.of()), List.of(rows));
  }

  private static Settings settings(int least, int most) {
    return new Settings(
        List.of(),
        42,
        new ForkRange(least, most),
        most > least ? Optional.of(new Target(0.02, 12.5)) : Optional.empty(),
        Noise.REJECT,
        1,
        false,
        false);
  }
}
