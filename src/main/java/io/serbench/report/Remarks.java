package io.serbench.report;

import io.serbench.catalog.Feature;
import io.serbench.dataset.Causes;
import io.serbench.report.Report.Remark;
import io.serbench.report.Report.Remark.Reason;
import io.serbench.report.block.Block.Note;
import io.serbench.report.block.Block.Notes;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.SectionPurpose;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.Phase;
import io.serbench.result.Run;
import io.serbench.result.Settings;
import io.serbench.result.Settings.Target;
import io.serbench.result.Summary.Status;
import io.serbench.result.Warning;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.CellSummary.PhaseSummary;
import io.serbench.statistics.Confirmation.State;
import io.serbench.statistics.Estimate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The caveats of rows: why they have no numbers, or numbers to trust less. A caveat that most rows
 * share is due to the machine or the run: its note gives their number, and none of them is marked.
 */
final class Remarks {
  /** Characters of a message of a library or a JVM; the result file has the whole text. */
  private static final int LONGEST_CAUSE = 350;

  /** Up to this number of rows are named although most rows share a caveat. */
  private static final int FEW = 5;

  /**
   * A caveat.
   *
   * @param common whether so many rows share it that it is due to the run
   * @param inHead whether the head of the report says as much about the run
   * @param concerned the cells to which it applies, with details, if any
   */
  private record Doubt(
      String text, boolean common, boolean inHead, Map<CellSummary, String> concerned) {
    /** Whether a note would only repeat the head, as it does in nearly every run. */
    boolean isTold() {
      return common && inHead;
    }

    Doubt inHead(boolean told) {
      return new Doubt(text, common, told, concerned);
    }
  }

  private final List<CellSummary> cells;
  private final boolean severalDatasets;
  private final List<CellSummary> measured;
  private final List<Doubt> doubts;

  Remarks(Run run, List<CellSummary> cells) {
    this.cells = cells;
    this.severalDatasets = cells.stream().map(CellSummary::workload).distinct().count() > 1;
    this.measured = cells.stream().filter(CellSummary::hasNumbers).toList();
    int processors = run.environment().machine().processor().threads();
    this.doubts = doubts(run.settings(), processors);
  }

  /** Returns whether the row is less trustworthy than its neighbours. */
  boolean marks(CellSummary cell) {
    return doubts.stream()
        .anyMatch(doubt -> !doubt.common() && doubt.concerned().containsKey(cell));
  }

  /** Returns the caveats of a cell, none if it has no numbers. */
  Remark of(CellSummary cell) {
    return new Remark(
        marks(cell),
        doubts.stream()
            .filter(doubt -> doubt.concerned().containsKey(cell))
            .map(doubt -> new Reason(doubt.text(), doubt.concerned().get(cell)))
            .toList());
  }

  /** Returns a section of notes on failures and caveats. */
  Section notes() {
    List<Note> notes = new ArrayList<>();
    notes.add(failures(Status.ERROR, "ERROR: stack traces and JVM output are in the result file"));
    notes.add(failures(Status.UNAVAILABLE, "UNAVAILABLE: cannot run here"));
    doubts.stream()
        .filter(doubt -> !doubt.isTold())
        .forEach(doubt -> notes.add(new Note(doubt.text(), rows(doubt), List.of())));
    notes.removeIf(note -> note.rows().isEmpty() && note.causes().isEmpty());
    return Section.of(SectionPurpose.NOTES, "Notes", new Notes(notes));
  }

  /** Returns a section of warnings about the run and the machine. */
  static Section warnings(Run run) {
    List<String> texts = run.warnings().stream().map(Warning::text).toList();
    return Section.of(SectionPurpose.NOTES, "Warnings", Notes.of(texts));
  }

  /** Returns a note on the rows with a status, in which rows with the same cause share a line. */
  private Note failures(Status status, String text) {
    Map<String, String> byCause = new LinkedHashMap<>();
    cells.stream()
        .filter(row -> row.status() == status)
        .forEach(row -> byCause.merge(cause(row).orElse(""), name(row), (a, b) -> a + ", " + b));
    List<String> causes = new ArrayList<>();
    byCause.forEach((cause, names) -> causes.add(names + ": " + cause));
    return new Note(text, List.of(), causes);
  }

  private static Optional<String> cause(CellSummary row) {
    return row.cause().map(cause -> Causes.shortened(cause, LONGEST_CAUSE));
  }

  private List<String> rows(Doubt doubt) {
    int number = doubt.concerned().size();
    if (doubt.common() && number > FEW) {
      return List.of(number + " of " + measured.size() + " rows");
    }
    List<String> rows = new ArrayList<>();
    doubt
        .concerned()
        .forEach((cell, how) -> rows.add(name(cell) + (how.isEmpty() ? "" : " (" + how + ")")));
    return rows;
  }

  /**
   * Returns a caveat that is due to a row. Details for a cell are empty if it does not apply to it.
   */
  private Doubt ofRow(String text, Function<CellSummary, Optional<String>> how) {
    Map<CellSummary, String> concerned = new LinkedHashMap<>();
    measured.forEach(cell -> how.apply(cell).ifPresent(details -> concerned.put(cell, details)));
    return new Doubt(text, false, false, concerned);
  }

  /**
   * Returns a caveat that is due to the run if at least half of the rows have it, not one of two.
   */
  private Doubt ofRun(String text, Function<CellSummary, Optional<String>> how) {
    Doubt doubt = ofRow(text, how);
    int number = doubt.concerned().size();
    int all = measured.size();
    boolean common = number > 1 ? 2 * number >= all : number == all;
    return new Doubt(text, common, false, doubt.concerned());
  }

  private List<Doubt> doubts(Settings settings, int processors) {
    int leastForks = settings.forks().least();
    double precision = settings.target().map(Target::precision).orElse(Double.POSITIVE_INFINITY);
    List<Doubt> doubts = new ArrayList<>();
    unconfirmed().forEach(doubt -> doubts.add(doubt.inHead(leastForks == 1)));
    doubts.addAll(
        List.of(
            ofRow("Rows contributed by your jars", cell -> cell.info().from()),
            ofRow("A fork's JVM died; the numbers come from the other forks", Remarks::cause),
            ofRow("Not ranked, because refuted (see docs/trust.md)", confirmation(State.REFUTED)),
            ofRow(
                "Messages are readable only in the session that wrote them",
                where(row -> row.confirmation().needsSession())),
            ofRun(
                "Fewer than " + leastForks + " usable forks",
                cell ->
                    Optional.of(cell.trust().forks())
                        .filter(it -> it < leastForks)
                        .map(String::valueOf)),
            ofRow(
                "Total is uncertain by more than ±%s, too imprecise to rank"
                    .formatted(Digits.percent(Estimate.WIDE)),
                cell ->
                    Metrics.TOTAL
                        .value(cell)
                        .filter(Estimate::isWide)
                        .map(total -> "±" + Digits.percentRoundedUp(total.relative()))),
            ofRun(
                "Too few undisturbed batches, so disturbed ones were used; run again later, or with"
                    + " -thorough",
                where(row -> row.trust().disturbed())),
            ofRun(
                    "Target of ±" + Digits.percent(precision) + " missed",
                    cell -> imprecise(cell, precision))
                .inHead(true),
            ofRun(
                    "Still speeding up when warm-up ended; long-running processes may be faster",
                    where(row -> !row.trust().steady()))
                .inHead(settings.quick()),
            ofRun(
                "More threads than the machine's %d processors, so times include waiting for each other, and ops/s mean little"
                    .formatted(processors),
                cell -> Optional.of("").filter(none -> cell.usage().timedThreads() > processors)),
            ofRun(
                "Reading the clock takes more than a fifth of the time of a call, and is"
                    + " subtracted; compare with -calls=loop",
                Remarks::clock),
            ofRow(
                "Not ranked: deser leaves strings undecoded until they are read; compare roundtrip",
                where(row -> row.info().tags().has(Feature.LAZY_STRINGS))),
            ofRow(
                "deser reuses strings or objects that it decoded before, so it is faster when"
                    + " values repeat; compare with -distinct-values=1,4096",
                Remarks::remembers)));
    return doubts;
  }

  /** Returns a caveat for each thing that is missing to confirm rows. */
  private List<Doubt> unconfirmed() {
    Function<CellSummary, Optional<String>> missing = confirmation(State.NOT_CONFIRMED);
    return measured.stream()
        .flatMap(cell -> missing.apply(cell).stream())
        .distinct()
        .map(
            what ->
                ofRun(
                    "Not confirmed (%s; see docs/trust.md)".formatted(what),
                    cell -> missing.apply(cell).filter(what::equals).map(any -> "")))
        .toList();
  }

  /** Returns the reasons of rows that compete; others are not ranked anyway. */
  private static Function<CellSummary, Optional<String>> confirmation(State state) {
    return cell ->
        Optional.of(cell.confirmation())
            .filter(known -> known.state() == state)
            .map(known -> String.join("; ", known.reasons()));
  }

  /** Returns by how much new messages take longer, if the row remembers those it has read. */
  private static Optional<String> remembers(CellSummary row) {
    return row.confirmation().remembers().isPresent()
        ? Optional.of(
            "new ones take " + Digits.fixed(1, row.confirmation().remembers().getAsDouble()) + "x")
        : Optional.of("").filter(any -> row.info().tags().has(Feature.CACHES_VALUES));
  }

  private static Function<CellSummary, Optional<String>> where(Predicate<CellSummary> concerned) {
    return cell -> Optional.of("").filter(none -> concerned.test(cell));
  }

  /** Returns the phases in which reading the clock takes a large part of a call; empty if none. */
  private static Optional<String> clock(CellSummary row) {
    String phases =
        Arrays.stream(Phase.values())
            .filter(phase -> row.phase(phase).filter(PhaseSummary::isClockLarge).isPresent())
            .map(Phase::label)
            .collect(Collectors.joining(", "));
    return Optional.of(phases).filter(some -> !some.isEmpty());
  }

  private String name(CellSummary row) {
    return severalDatasets ? row.id().describe() : row.name();
  }

  /** Returns the least precise time, if it is less precise than wanted. */
  private static Optional<String> imprecise(CellSummary cell, double wanted) {
    // By forks alone, as more forks do not tell how machines differ.
    ToDoubleFunction<Metric> halfWidth =
        time ->
            time.value(cell)
                .map(found -> found.forComparisonWith(found).relative())
                .orElse(Double.NaN);
    return Stream.of(Metrics.SER, Metrics.DESER, Metrics.ENCODE, Metrics.ROUNDTRIP)
        .filter(time -> halfWidth.applyAsDouble(time) > wanted)
        // In millionths, so that of times which differ by rounding the first counts.
        .max(Comparator.comparingLong(time -> Math.round(halfWidth.applyAsDouble(time) * 1e6)))
        .map(time -> time.id() + " ±" + Digits.percentRoundedUp(halfWidth.applyAsDouble(time)));
  }
}
