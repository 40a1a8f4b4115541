package io.serbench.result;

import io.serbench.result.Environment.MergedShard;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A whole run: what a result file holds. Raw samples are the model; statistics are derived from
 * them when a report is made.
 *
 * @param formatVersion of the file that it is written to, {@link #FORMAT_VERSION} or, of a merged
 *     run, {@link #MERGED_VERSION}
 * @param serbench the version of the tool
 * @param course when it ran
 * @param settings what was asked for
 * @param environment where it ran
 * @param warnings what a reader should know before trusting the numbers
 * @param cells the results
 * @param ownData what data of the user's are like; empty where there were none
 */
public record Run(
    int formatVersion,
    String serbench,
    Course course,
    Settings settings,
    Environment environment,
    List<Warning> warnings,
    List<CellResult> cells,
    Optional<List<DataProfile>> ownData) {
  /** The version of the file format that this version of the tool writes. */
  public static final int FORMAT_VERSION = 2;

  /**
   * That of merged runs: who does not know of their parts would judge the forks of all machines by
   * one witness.
   */
  public static final int MERGED_VERSION = 3;

  public Run {
    warnings = List.copyOf(warnings);
    cells = List.copyOf(cells);
    List<Integer> shards = environment.parts().stream().map(MergedShard::shard).toList();
    Require.that(shards.stream().distinct().count() == shards.size(), "a shard is there twice");
    for (CellResult cell : cells) {
      Require.that(
          cell.from().stream().allMatch(part -> shards.contains(part.shard())),
          "forks from a shard that is not there");
      Require.that(
          shards.isEmpty() || cell.forks().isEmpty() || !cell.from().isEmpty(),
          "forks that are from no shard");
    }
  }

  /** The same run, ended. */
  public Run ended(Course.Ending how, Instant when) {
    return new Run(
        formatVersion,
        serbench,
        course.ended(how, when),
        settings,
        environment,
        warnings,
        cells,
        ownData);
  }

  /** The same run with these warnings. */
  public Run withWarnings(List<Warning> found) {
    return new Run(formatVersion, serbench, course, settings, environment, found, cells, ownData);
  }

  /** The same run with these cells. */
  public Run withCells(List<CellResult> others) {
    return new Run(
        formatVersion, serbench, course, settings, environment, warnings, others, ownData);
  }

  /** The same run in that environment. */
  public Run in(Environment other) {
    return new Run(formatVersion, serbench, course, settings, other, warnings, cells, ownData);
  }

  /** Whether it was merged of shards. */
  public boolean wasMerged() {
    return !environment.parts().isEmpty();
  }

  /** What one shard of a merged run measured, as a run of its own. */
  public Run shard(MergedShard part) {
    return new Run(
        FORMAT_VERSION,
        serbench,
        part.course(),
        settings,
        new Environment(
            part.machine(),
            part.condition(),
            environment.jvm(),
            environment.traffic(),
            environment.variants(),
            Optional.empty(),
            List.of(),
            Optional.empty()),
        List.of(),
        cells.stream().map(cell -> cell.only(part.shard())).toList(),
        ownData);
  }
}
